"""`python -m pioche` is the same as `pioche`."""

from .cli import main

if __name__ == "__main__":
    main()

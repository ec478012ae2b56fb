"""What the README shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_python_of_the_readme_runs_as_shown() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0

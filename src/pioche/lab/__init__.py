"""The laboratory: measurements over many matches."""

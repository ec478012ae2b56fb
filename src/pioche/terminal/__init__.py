"""Play, replay and check matches in a terminal; knows no rule of any game."""

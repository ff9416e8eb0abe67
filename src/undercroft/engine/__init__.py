"""What every game stands on: records, rules, verbs, matches, luck and play-outs. Nothing here names a game."""

# Plans: several steps that are laid out first and sent together.

plan-clear = Clear

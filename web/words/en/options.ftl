# What can be chosen before a game begins.
option-of-edition = as the edition says

# Wat je voor het begin van een spel kunt kiezen.
option-of-edition = zoals de uitgave zegt

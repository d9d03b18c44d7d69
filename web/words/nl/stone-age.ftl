# Words of the interface: stone-age

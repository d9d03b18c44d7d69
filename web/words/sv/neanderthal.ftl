# Words of the interface: neanderthal

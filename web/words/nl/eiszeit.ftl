# Words of the interface: eiszeit

# Words of the interface: common

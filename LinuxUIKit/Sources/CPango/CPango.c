// SwiftPM requires a source file of each target in C; the module is that of include/module.modulemap.

// Functions of the compiler's profiling runtime, which `-profile-generate` links.

/// Sets all counters to 0.
void __llvm_profile_reset_counters(void);
/// Sets the path to which the counters are written. The string must stay alive.
void __llvm_profile_set_filename(const char *path);
/// Writes the counters; returns 0 if it succeeds.
int __llvm_profile_write_file(void);

// A function of Swift's runtime for which its standard library has no name.

#pragma clang assume_nonnull begin

/// Retains an object and returns it, on any thread; returns NULL if the release of the object has begun.
///
/// The runtime reads weak references by it. The memory of the object has to be valid.
void *_Nullable swift_tryRetain(void *object);

#pragma clang assume_nonnull end

/// Whether simulated touches reach gesture recognizers, which Apple's platforms don't have for tests.
#if canImport(Darwin)
  let isTouchAvailable = false
#else
  let isTouchAvailable = true
#endif

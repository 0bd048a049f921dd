import Testing

// The functions that records of tests and suites call: see `tests.py`. They store what is declared in a place for
// it, if the type that is looked for is that of tests, and return whether it is.

/// Declares a test of a suite that belongs to no actor, neither of which waits.
public func __declareTest<Suite: SendableMetatype>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer,
  _ makeSuite: @escaping @Sendable () -> Suite, _ body: @escaping @Sendable (Suite) throws -> Void
) -> CBool {
  __declareAnyTest(function, suite, title, location, result, type) { try body(makeSuite()) }
}

/// Declares a test that waits, of a suite that belongs to no actor.
public func __declareAsyncTest<Suite: SendableMetatype>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer,
  _ makeSuite: @escaping @Sendable () -> Suite,
  _ body: @escaping @Sendable (Suite) async throws -> Void
) -> CBool {
  __declareAnyTest(function, suite, title, location, result, type) { try await body(makeSuite()) }
}

/// Declares a test of a suite that belongs to the main actor, neither of which waits.
///
/// Between making the suite and calling the test the main actor is left, so that what waits for it is done.
public func __declareMainActorTest<Suite: Sendable>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer,
  _ makeSuite: @escaping @MainActor @Sendable () -> Suite,
  _ body: @escaping @MainActor @Sendable (Suite) throws -> Void
) -> CBool {
  __declareAnyTest(function, suite, title, location, result, type) {
    let suite = await makeSuite()
    try await body(suite)
  }
}

/// Declares a test that waits, of a suite that belongs to the main actor.
public func __declareMainActorAsyncTest<Suite: Sendable>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer,
  _ makeSuite: @escaping @MainActor @Sendable () -> Suite,
  _ body: @escaping @MainActor @Sendable (Suite) async throws -> Void
) -> CBool {
  __declareAnyTest(function, suite, title, location, result, type) {
    let suite = await makeSuite()
    try await body(suite)
  }
}

/// Declares a test by a function that makes its suite and calls it.
public func __declareAnyTest<Suite: SendableMetatype>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer,
  _ body: @escaping @Sendable () async throws -> Void
) -> CBool {
  let test: @Sendable () async -> Test = {
    .__function(
      named: "\(function)", in: suite, xcTestCompatibleSelector: nil, displayName: "\(title)",
      traits: [], sourceLocation: location, testFunction: body)
  }
  return Test.__store(test, into: result, asTypeAt: type)
}

/// Declares a suite.
public func __declareSuite<Suite: SendableMetatype>(
  _ suite: Suite.Type, _ title: String?, _ traits: [any SuiteTrait], _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer
) -> CBool {
  let test: @Sendable () async -> Test = {
    .__type(suite, displayName: title, traits: traits, sourceLocation: location)
  }
  return Test.__store(test, into: result, asTypeAt: type)
}

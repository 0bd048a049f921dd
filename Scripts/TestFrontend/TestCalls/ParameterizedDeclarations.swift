import Testing

// The functions that records of tests with arguments call: see `parameters.py`. They are those of Declarations.swift
// with a collection, and what Swift Testing prints of the parameters: labels, names and types.

/// Declares a test with arguments of a suite that belongs to no actor, neither of which waits.
public func __declareTest<Suite: SendableMetatype, Arguments: Collection & Sendable>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ parameters: [Test.__Parameter],
  _ arguments: @escaping @Sendable () -> Arguments, _ makeSuite: @escaping @Sendable () -> Suite,
  _ body: @escaping @Sendable (Suite, Arguments.Element) throws -> Void
) -> CBool where Arguments.Element: Sendable {
  declare(function, suite, title, location, result, type, parameters, arguments) {
    try body(makeSuite(), $0)
  }
}

/// Declares a test with arguments that waits, of a suite that belongs to no actor.
public func __declareAsyncTest<Suite: SendableMetatype, Arguments: Collection & Sendable>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ parameters: [Test.__Parameter],
  _ arguments: @escaping @Sendable () -> Arguments, _ makeSuite: @escaping @Sendable () -> Suite,
  _ body: @escaping @Sendable (Suite, Arguments.Element) async throws -> Void
) -> CBool where Arguments.Element: Sendable {
  declare(function, suite, title, location, result, type, parameters, arguments) {
    try await body(makeSuite(), $0)
  }
}

/// Declares a test with arguments of a suite that belongs to the main actor, neither of which waits.
public func __declareMainActorTest<Suite: Sendable, Arguments: Collection & Sendable>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ parameters: [Test.__Parameter],
  _ arguments: @escaping @Sendable () -> Arguments,
  _ makeSuite: @escaping @MainActor @Sendable () -> Suite,
  _ body: @escaping @MainActor @Sendable (Suite, Arguments.Element) throws -> Void
) -> CBool where Arguments.Element: Sendable {
  declare(function, suite, title, location, result, type, parameters, arguments) {
    let suite = await makeSuite()
    try await body(suite, $0)
  }
}

/// Declares a test with arguments that waits, of a suite that belongs to the main actor.
public func __declareMainActorAsyncTest<Suite: Sendable, Arguments: Collection & Sendable>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ parameters: [Test.__Parameter],
  _ arguments: @escaping @Sendable () -> Arguments,
  _ makeSuite: @escaping @MainActor @Sendable () -> Suite,
  _ body: @escaping @MainActor @Sendable (Suite, Arguments.Element) async throws -> Void
) -> CBool where Arguments.Element: Sendable {
  declare(function, suite, title, location, result, type, parameters, arguments) {
    let suite = await makeSuite()
    try await body(suite, $0)
  }
}

private func declare<Suite: SendableMetatype, Arguments: Collection & Sendable>(
  _ function: StaticString, _ suite: Suite.Type, _ title: StaticString, _ location: SourceLocation,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ parameters: [Test.__Parameter],
  _ arguments: @escaping @Sendable () -> Arguments,
  _ body: @escaping @Sendable (Arguments.Element) async throws -> Void
) -> CBool where Arguments.Element: Sendable {
  let test: @Sendable () async -> Test = {
    .__function(
      named: "\(function)", in: suite, xcTestCompatibleSelector: nil, displayName: "\(title)",
      traits: [], arguments: arguments, sourceLocation: location, parameters: parameters,
      testFunction: body)
  }
  return Test.__store(test, into: result, asTypeAt: type)
}

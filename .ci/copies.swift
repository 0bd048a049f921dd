// Appended by .ci/copies.py, which replaces macros by calls of these functions.

private func __fail(
  _ source: String, _ values: (Any, Any)?, _ comment: Comment?, _ location: SourceLocation
) {
  Issue.record(__comment(source, values, comment), sourceLocation: location)
}

private func __comment(_ source: String, _ values: (Any, Any)?, _ comment: Comment?) -> Comment {
  let operands = values.map { "\(String(reflecting: $0.0)) and \(String(reflecting: $0.1))" }
  let lines = ["Expectation failed: \(source)", operands, comment?.rawValue].compactMap { $0 }
  return Comment(rawValue: lines.joined(separator: "\n"))
}

private func __location(_ line: Int, _ column: Int) -> SourceLocation {
  SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: column)
}

private func __expect(
  _ condition: Bool, _ source: String, _ line: Int, _ column: Int,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) {
  if condition { return }
  __fail(source, nil, comment(), sourceLocation ?? __location(line, column))
}

private func __expectEqual<T: Equatable>(
  _ lhs: T, _ rhs: T, _ source: String, _ line: Int, _ column: Int,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) {
  if lhs == rhs { return }
  __fail(source, (lhs, rhs), comment(), sourceLocation ?? __location(line, column))
}

private func __expectNil<T>(
  _ value: T?, _ source: String, _ line: Int, _ column: Int,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) {
  guard let value else { return }
  __fail(source, (value, T?.none as Any), comment(), sourceLocation ?? __location(line, column))
}

private func __require(
  _ condition: Bool, _ source: String, _ line: Int, _ column: Int,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) throws {
  if condition { return }
  let comment = __comment(source, nil, comment())
  try #require(condition, comment, sourceLocation: sourceLocation ?? __location(line, column))
}

private func __require<T>(
  _ value: T?, _ source: String, _ line: Int, _ column: Int,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) throws -> T {
  if let value { return value }
  let comment = __comment(source, nil, comment())
  return try #require(value, comment, sourceLocation: sourceLocation ?? __location(line, column))
}

// The record of a test calls this one with the place for the test, if it has the type that is looked for.
private func __declareTest<Suite: SendableMetatype>(
  _ function: String, _ suite: Suite.Type, _ title: String, _ line: Int, _ column: Int,
  _ body: @escaping @Sendable () async throws -> Void, _ result: UnsafeMutableRawPointer,
  _ type: UnsafeRawPointer
) -> CBool {
  let test: @Sendable () async -> Test = {
    .__function(
      named: function, in: suite, xcTestCompatibleSelector: nil, displayName: title, traits: [],
      sourceLocation: __location(line, column), testFunction: body)
  }
  return Test.__store(test, into: result, asTypeAt: type)
}

private func __declareSuite<Suite: SendableMetatype>(
  _ suite: Suite.Type, _ title: String?, _ traits: [any SuiteTrait], _ line: Int, _ column: Int,
  _ result: UnsafeMutableRawPointer, _ type: UnsafeRawPointer
) -> CBool {
  let test: @Sendable () async -> Test = {
    .__type(
      suite, displayName: title, traits: traits, sourceLocation: __location(line, column))
  }
  return Test.__store(test, into: result, asTypeAt: type)
}

import Testing

// The functions that copies of tests call in the place of macros of expectations: see `copies.py`. They are
// compiled once, and get what each call can give with little code: the text of a condition as a static string,
// the numbers of a line and a column, and the function of a file that makes a location of these.
//
// A call with a comment or a location of its own has a name that ends with `Noting`.

/// Makes a location in a file of the numbers of a line and a column.
public typealias __Place = (_ line: Int, _ column: Int) -> SourceLocation

/// Checks a condition.
public func __expect(
  _ condition: Bool, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place
) {
  if !condition { fail(source, nil, nil, place(line, column)) }
}

/// Checks a condition, and prints a comment if it does not hold.
public func __expectNoting(
  _ condition: Bool, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) {
  if !condition { fail(source, nil, comment(), sourceLocation ?? place(line, column)) }
}

/// Checks that two values are equal, and prints both if they are not.
public func __expectEqual<T: Equatable>(
  _ lhs: T, _ rhs: T, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place
) {
  if lhs == rhs { return }
  fail(source, (lhs, rhs), nil, place(line, column))
}

/// Checks that two values are equal, and prints both with a comment if they are not.
public func __expectEqualNoting<T: Equatable>(
  _ lhs: T, _ rhs: T, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) {
  if lhs == rhs { return }
  fail(source, (lhs, rhs), comment(), sourceLocation ?? place(line, column))
}

/// Checks that there is no value, and prints one if there is.
public func __expectNil<T>(
  _ value: T?, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place
) {
  guard let value else { return }
  fail(source, (value, T?.none as Any), nil, place(line, column))
}

/// Checks that there is no value, and prints one with a comment if there is.
public func __expectNilNoting<T>(
  _ value: T?, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) {
  guard let value else { return }
  fail(source, (value, T?.none as Any), comment(), sourceLocation ?? place(line, column))
}

/// Checks a condition, and throws an error if it does not hold.
public func __require(
  _ condition: Bool, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place
) throws {
  try __requireNoting(condition, source, line, column, place)
}

/// Checks a condition, and prints a comment and throws an error if it does not hold.
public func __requireNoting(
  _ condition: Bool, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) throws {
  if condition { return }
  let text = text(source, nil, comment())
  try #require(condition, text, sourceLocation: sourceLocation ?? place(line, column))
}

/// Returns a value, and throws an error if there is none.
public func __require<T>(
  _ value: T?, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place
) throws -> T {
  try __requireNoting(value, source, line, column, place)
}

/// Returns a value, and prints a comment and throws an error if there is none.
public func __requireNoting<T>(
  _ value: T?, _ source: StaticString, _ line: Int, _ column: Int, _ place: __Place,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) throws -> T {
  if let value { return value }
  let text = text(source, nil, comment())
  return try #require(value, text, sourceLocation: sourceLocation ?? place(line, column))
}

private func fail(
  _ source: StaticString, _ values: (Any, Any)?, _ comment: Comment?, _ location: SourceLocation
) {
  Issue.record(text(source, values, comment), sourceLocation: location)
}

private func text(_ source: StaticString, _ values: (Any, Any)?, _ comment: Comment?) -> Comment {
  let operands = values.map { "\(String(reflecting: $0.0)) and \(String(reflecting: $0.1))" }
  let lines = ["Expectation failed: \(source)", operands, comment?.rawValue].compactMap { $0 }
  return Comment(rawValue: lines.joined(separator: "\n"))
}

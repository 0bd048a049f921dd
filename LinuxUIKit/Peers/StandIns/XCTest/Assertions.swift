import Foundation

// The assertions that the tests of libraries use. None ends a test.

public func XCTFail(_ message: String = "", file: StaticString = #file, line: UInt = #line) {
  PeerFailures.record("failure", message, file, line)
}

/// Records a failure if the closure returns a text about it, or throws.
private func check(
  _ message: () -> String, _ file: StaticString, _ line: UInt, _ problem: () throws -> String?
) {
  do {
    if let problem = try problem() { PeerFailures.record(problem, message(), file, line) }
  } catch {
    PeerFailures.record("threw \(error)", message(), file, line)
  }
}

public func XCTAssert(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try condition() ? nil : "is false" }
}

public func XCTAssertTrue(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try condition() ? nil : "is false" }
}

public func XCTAssertFalse(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try condition() ? "is true" : nil }
}

public func XCTAssertNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try value().map { "\($0) is not nil" } }
}

public func XCTAssertNotNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try value() == nil ? "is nil" : nil }
}

public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) {
    let values = try (first(), second())
    return values.0 == values.1 ? nil : "\(values.0) is not \(values.1)"
  }
}

public func XCTAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) {
    let values = try (first(), second())
    return values.0 == values.1 ? "both are \(values.0)" : nil
  }
}

public func XCTAssertEqual<Value: FloatingPoint>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  accuracy: Value, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  check(message, file, line) {
    let values = try (first(), second())
    let isNear = values.0 == values.1 || abs(values.0 - values.1) <= accuracy
    return isNear ? nil : "\(values.0) is not \(values.1) within \(accuracy)"
  }
}

public func XCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try first() === second() ? nil : "are different objects" }
}

public func XCTAssertNotIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try first() === second() ? "are the same object" : nil }
}

public func XCTAssertGreaterThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try compare(first(), second(), ">", >) }
}

public func XCTAssertGreaterThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try compare(first(), second(), ">=", >=) }
}

public func XCTAssertLessThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try compare(first(), second(), "<", <) }
}

public func XCTAssertLessThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) { try compare(first(), second(), "<=", <=) }
}

private func compare<Value>(
  _ first: Value, _ second: Value, _ sign: String, _ holds: (Value, Value) -> Bool
) -> String? {
  holds(first, second) ? nil : "\(first) \(sign) \(second) is false"
}

public func XCTAssertThrowsError<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line, _ handler: (any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
    PeerFailures.record("threw no error", message(), file, line)
  } catch {
    handler(error)
  }
}

public func XCTAssertNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  check(message, file, line) {
    _ = try expression()
    return nil
  }
}

public func XCTUnwrap<Value>(
  _ expression: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) throws -> Value {
  guard let value = try expression() else {
    throw PeerFailure(description: "\(file):\(line): is nil \(message())")
  }
  return value
}

public func XCTSkipIf(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil
) throws {
  if try condition() { throw XCTSkip(message()) }
}

public func XCTSkipUnless(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil
) throws {
  if try !condition() { throw XCTSkip(message()) }
}

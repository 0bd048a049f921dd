@_exported import Foundation

/// A stand-in for the class of tests, whose methods are called from a generated list.
///
/// The class of the toolchain finds its methods through `allTests`, and can't be a class of the main actor.
/// As in Apple's, nothing is isolated; the runner calls everything on the main actor.
open class XCTestCase: NSObject {
  /// Whether a test continues after a failure, which is always the case here.
  open var continueAfterFailure = true
  private var teardownBlocks: [() -> Void] = []
  private var expectations: [XCTestExpectation] = []

  public override init() {}

  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDown() async throws {}
  open func tearDownWithError() throws {}

  /// Calls a block after the test, the last one first.
  public func addTeardownBlock(_ block: @escaping () -> Void) { teardownBlocks.append(block) }

  /// Runs a block once.
  open func measure(_ block: () -> Void) { block() }

  /// Returns an expectation that `waitForExpectations` waits for, too.
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectations.append(expectation)
    return expectation
  }

  /// Waits for all expectations of the test.
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #file, line: UInt = #line,
    handler: ((any Error)?) -> Void = { _ in }
  ) {
    wait(for: expectations, timeout: timeout, file: file, line: line)
    handler(nil)
  }

  /// Runs the run loop until all expectations are fulfilled, and records those that aren't.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = 10, enforceOrder: Bool = false,
    file: StaticString = #file, line: UInt = #line
  ) {
    let end = Date(timeIntervalSinceNow: timeout)
    while expectations.contains(where: { !$0.isMet }), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    record(expectations, file, line)
  }

  /// Suspends until all expectations are fulfilled, and records those that aren't.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = 10, enforceOrder: Bool = false,
    file: StaticString = #file, line: UInt = #line
  ) async {
    let end = Date(timeIntervalSinceNow: timeout)
    while expectations.contains(where: { !$0.isMet }), Date() < end {
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    record(expectations, file, line)
  }

  private func record(_ expectations: [XCTestExpectation], _ file: StaticString, _ line: UInt) {
    for expectation in expectations where !expectation.isSatisfied {
      PeerFailures.record("expectation “\(expectation.text)”", "", file, line)
    }
    self.expectations.removeAll { expectation in expectations.contains { $0 === expectation } }
  }

  /// Calls what comes before a test.
  func begin() async throws {
    try await setUp()
    try setUpWithError()
    callSetUp()
  }

  /// Calls what comes after a test.
  func end() async throws {
    while let block = teardownBlocks.popLast() { block() }
    callTearDown()
    try tearDownWithError()
    try await tearDown()
  }

  // In an asynchronous function, the name alone is that of the asynchronous method.
  private func callSetUp() { setUp() }
  private func callTearDown() { tearDown() }
}

/// Something that has to happen during a test.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  let text: String
  open var expectedFulfillmentCount = 1
  open var isInverted = false
  open var assertForOverFulfill = false

  public init(description: String = "") { text = description }

  /// Records that it has happened.
  open func fulfill() { lock.withLock { count += 1 } }

  /// Whether there is nothing to wait for.
  var isMet: Bool { lock.withLock { count >= expectedFulfillmentCount } }
  var isSatisfied: Bool { isMet != isInverted }
}

/// A test ends without a result.
public struct XCTSkip: Error {
  let message: String

  public init(_ message: @autoclosure () -> String? = nil) { self.message = message() ?? "" }
}

import XCTest

@testable import Badges

final class UnknownTests: XCTestCase {
  func testUnknown() { XCTAssertNotNil(Unknown()) }
}

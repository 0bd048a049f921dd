import UIKit
import XCTest

@testable import Badges

class BaseTests: XCTestCase {
  var badge: Badge?

  override func setUp() {
    super.setUp()
    badge = Badge(7)
  }

  func testBase() { XCTAssertNotNil(badge) }
}

@MainActor final class BadgeTests: XCTestCase {
  func testSize() {
    let badge = Badge(7)
    XCTAssertEqual(badge.intrinsicContentSize, CGSize(width: 24, height: 24))
    XCTAssertEqual(badge.label.text, "7")
  }

  func testWrongText() { XCTAssertEqual(Badge(7).label.text, "8", "the text") }

  func testTrap() {
    let numbers: [Int] = []
    XCTAssertEqual(numbers[Badge(0).subviews.count], 0)
  }

  func testAsynchronous() async throws {
    let expectation = expectation(description: "later")
    DispatchQueue.main.async { expectation.fulfill() }
    await fulfillment(of: [expectation], timeout: 5)
  }

  func testSkipped() throws { throw XCTSkip("not here") }

  func helper(testNumber: Int) {}
}

final class AssociationTests: BaseTests {
  func testBadge() {
    let view = UIView()
    view.badge = badge
    XCTAssertIdentical(view.badge, badge)
    XCTAssertNil(UIView().badge)
  }

  // func testComment() {}
}

extension AssociationTests {
  func testModel() {
    var received: [Int] = []
    let model = BadgeModel()
    let subscription = model.numbers.sink { received.append($0) }
    model.numbers.send(3)
    subscription.cancel()
    model.numbers.send(4)
    XCTAssertEqual(received, [0, 3])
  }
}

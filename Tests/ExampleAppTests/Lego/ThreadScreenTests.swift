import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct ThreadScreenTests {
  private let controller = ThreadScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 600), traits: UITraitCollection(displayScale: 1))
  }

  /// Whether the message with a number is displayed above the text field.
  private func isVisible(_ id: Int) throws -> Bool {
    guard let frame = try? screen.frame(ofID: id) else { return false }
    return frame.maxY <= (try screen.frame(of: "Message")).minY
  }

  @Test("The latest message is visible at first")
  func first() throws {
    #expect(try isVisible(99))
  }

  @Test("A typed message is the last one, and visible")
  func send() throws {
    try screen.tap("Message")
    try screen.type("See you there\n")

    #expect(controller.model.messages.last?.text == "See you there")
    #expect(try isVisible(100))
  }

  @Test("A received message is visible if the end was")
  func receiveAtEnd() throws {
    for number in 100..<105 {
      controller.model.append(
        "Incoming \(number) " + String(repeating: "la ", count: number - 95), isMine: false)
      #expect(try isVisible(number))
    }
  }

  /// The distance of the visible area from the top of the content.
  private var offset: CGFloat? {
    screen.viewController.view.firstDescendant(UICollectionView.self)?.contentOffset.y
  }

  @Test("A received message does not scroll away from earlier ones")
  func receiveWhileReading() throws {
    try screen.scroll(by: -600)
    let before = try #require(offset)
    controller.model.append("Incoming", isMine: false)
    screen.settle()

    #expect(offset == before)
  }

  @Test("A sent message is visible even if earlier ones were")
  func sendWhileReading() throws {
    try screen.scroll(by: -600)
    try screen.tap("Message")
    try screen.type("Back to the end\n")

    #expect(try isVisible(100))
  }

  @Test("Earlier messages are loaded above the first one, which keeps its position")
  func earlier() throws {
    let first = try #require(controller.model.messages.first?.id)
    try screen.scrollToTop()

    #expect(controller.model.messages.first?.id == first - 20)
    // The first message was at the top of the list, which is below the navigation bar.
    #expect(try screen.frame(ofID: first).minY == 44)
  }

  @Test("The screen matches its golden picture")
  func golden() throws {
    try screen.tap("Message")
    try screen.type("See you there\n")
    expectImage(screen.image(), named: "thread")
  }
}

import LegoTesting
import LegoViews
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct ChatScreenTests {
  private let controller = ChatScreen()
  private let screen: Screen

  init() {
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  /// The texts of the visible messages, from the top.
  private var messagesInSight: [String] {
    screen.settle()
    guard let view = controller.legoRenderer.collectionView else { return [] }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return view.indexPathsForVisibleItems.sorted().compactMap { path in
      guard let cell = view.cellForItem(at: path), visible.contains(cell.frame) else { return nil }
      return controller.legoRenderer[path, as: MessageItem.self]?.value.text
    }
  }

  @Test("The latest message is visible at first")
  func first() {
    #expect(messagesInSight.last == "Half past ten ⛵️ 👩‍👩‍👧")
  }

  @Test("A sent text is the last message, and visible")
  func send() throws {
    try screen.tap("Message")
    try screen.type("See you there 👋 ")
    try screen.tap("Send")

    #expect(controller.model.days.last?.messages.last?.text == "See you there 👋")
    #expect(messagesInSight.last == "See you there 👋")
    // The field is empty again and displays its placeholder.
    try screen.tap("Message")
  }

  @Test("The return key sends, and editing continues")
  func returnKey() throws {
    try screen.tap("Message")
    try screen.type("One\nTwo\n")

    #expect(messagesInSight.suffix(2) == ["One", "Two"])
  }

  @Test("After eight messages of growing length the latest one is still visible")
  func many() throws {
    try screen.tap("Message")
    for number in 1...8 {
      try screen.type("Number \(number): " + String(repeating: "la ", count: number * 2) + "\n")
    }

    #expect(messagesInSight.last?.hasPrefix("Number 8: la la") == true)
  }

  @Test("White space is not sent")
  func blank() throws {
    try screen.tap("Message")
    try screen.type("  \n")

    #expect(throws: ScreenError.self) { try screen.tap("Send") }
    #expect(controller.model.days.last?.messages.count == 4)
  }

  @Test("Sent messages are at the trailing edge, received ones at the leading edge")
  func sides() throws {
    let view = try #require(controller.legoRenderer.collectionView)
    var count = 0
    for path in view.indexPathsForVisibleItems {
      guard let item = controller.legoRenderer[path, as: MessageItem.self],
        let cell = view.cellForItem(at: path),
        let bubble = cell.descendants(VBox.self).first(where: { $0.backgroundColor != nil })
      else { continue }
      let frame = bubble.convert(bubble.bounds, to: cell)
      // 12 points on one side, at least 56 on the other, of 390.
      #expect(item.value.isMine ? frame.maxX == 378 : frame.minX == 12)
      #expect(frame.width <= 390 - 12 - 56)
      count += 1
    }
    #expect(count > 5)
  }

  @Test("During typing in the largest ordinary text size the latest message stays visible")
  func largeText() throws {
    let screen = Screen(
      UINavigationController(rootViewController: ChatScreen()),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
        UITraitCollection(displayScale: 1),
      ]))
    try screen.tap("Message")
    try screen.type("I am on my way\nNearly there 🚲")

    expectImage(screen.image(), named: "typing_XXXL")
  }

  @Test("Text that was typed can be cleared by the field's button")
  func clear() throws {
    try screen.tap("Message")
    try screen.type("Never mind")
    try screen.tap("Clear text")

    try screen.tap("Message")
    #expect(controller.model.days.last?.messages.count == 4)
  }
}

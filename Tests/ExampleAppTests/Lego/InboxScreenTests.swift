import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct InboxScreenTests {
  private let controller = InboxScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 600), traits: UITraitCollection(displayScale: 1))
  }

  private var mails: [Int] { controller.model.days.flatMap(\.mails).map(\.id) }

  private func swipe(_ text: String, by distance: CGFloat) throws {
    let row = try screen.frame(of: text)
    let start = CGPoint(x: row.midX, y: row.midY)
    screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
  }

  @Test("A tap marks a message as read")
  func read() throws {
    #expect(screen.text.contains("Inbox (3)"))
    try screen.tap("Clara Ahrens")

    #expect(controller.model.mails[0].isUnread == false)
    #expect(screen.text.contains("Inbox (2)"))
  }

  @Test("A swipe deletes a message, and Undo inserts it at its position again")
  func swipeAndUndo() throws {
    #expect(throws: ScreenError.self) { try screen.tap("Undo") }
    try swipe("Harbor Office", by: -120)
    try screen.tap("Delete")
    #expect(mails == [1, 3, 4, 5])
    #expect(!screen.text.contains("Harbor Office"))

    try screen.tap("Undo")
    #expect(mails == [1, 2, 3, 4, 5])
    #expect(screen.text.contains("Harbor Office"))
    #expect(throws: ScreenError.self) { try screen.tap("Undo") }
  }

  @Test("A swipe at the leading edge toggles whether a message is unread")
  func unread() throws {
    try swipe("Tomás Ibarra", by: 120)
    try screen.tap("Unread")
    #expect(screen.text.contains("Inbox (4)"))

    try swipe("Tomás Ibarra", by: 120)
    try screen.tap("Read")
    #expect(screen.text.contains("Inbox (3)"))
  }

  @Test("Selected messages are deleted together, and their empty day disappears")
  func edit() throws {
    try screen.tap("Edit")
    try screen.tap("林晓雨")
    try screen.tap("Sofia Lindqvist")
    expectImage(screen.image(), named: "inbox_selection")
    try screen.tap("Delete (2)")

    #expect(mails == [1, 2, 3])
    #expect(!screen.text.contains("Yesterday"))
    #expect(controller.legoRenderer.collectionView?.isEditing == false)
    // A tap reads a message again.
    try screen.tap("Clara Ahrens")
    #expect(screen.text.contains("Inbox (1)"))
  }

  @Test("A message deselected during editing is kept")
  func deselect() throws {
    try screen.tap("Edit")
    try screen.tap("Clara Ahrens")
    try screen.tap("Harbor Office")
    try screen.tap("Clara Ahrens")
    try screen.tap("Delete (1)")

    #expect(mails == [1, 3, 4, 5])
  }

  @Test("An inbox without messages says so until a message is restored")
  func empty() throws {
    try screen.tap("Edit")
    for mail in controller.model.mails { try screen.tap(mail.sender) }
    try screen.tap("Delete (5)")
    #expect(screen.text.contains("No Mail"))
    expectImage(screen.image(), named: "inbox_empty")

    try screen.tap("Undo")
    #expect(!screen.text.contains("No Mail"))
    #expect(mails == [1, 2, 3, 4, 5])
  }

  @Test("Pulling down inserts the message that has arrived")
  func refresh() async throws {
    screen.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 500))
    try await screen.wait { screen.text.contains("Yusuf Demir") }

    #expect(mails == [6, 1, 2, 3, 4, 5])
  }

  @Test("The screen matches its golden picture")
  func golden() throws {
    expectImage(screen.image(), named: "inbox")
    try swipe("Harbor Office", by: -120)
    expectImage(screen.image(), named: "inbox_swipe")
  }
}

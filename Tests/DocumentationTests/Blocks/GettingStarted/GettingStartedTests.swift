import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

/// The tests of the article "Getting started in ten minutes".
@Suite("Getting started") struct GettingStartedTests {
  @MainActor @Test func bothTasksAreDisplayed() {
    let screen = Screen(HelloScreen())
    #expect(screen.text.contains("Water the plants"))
    #expect(screen.text.contains("Call Ada"))
  }

  @MainActor @Test func tasksAreAddedDoneAndDeleted() throws {
    let screen = Screen(TodoScreen(), size: CGSize(width: 390, height: 420))
    try screen.tap("New task")
    try screen.type("Buy bread\n")
    #expect(screen.text.contains("3 open"))

    try screen.tap("Call Ada")
    #expect(screen.text.contains("2 open"))

    try screen.swipe("Water the plants", .left, choosing: "Delete")
    #expect(!screen.text.contains("Water the plants"))
  }

  @MainActor @Test func darkAppearance() throws {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let screen = Screen(TodoScreen(), size: CGSize(width: 390, height: 420), traits: traits)
    try screen.checkImage(named: "todo_dark")
  }

  @MainActor @Test("The picture of the article has an added task and one that is done")
  func picture() throws {
    let screen = Screen(TodoScreen(), size: CGSize(width: 390, height: 420))
    try screen.tap("New task")
    try screen.type("Buy bread\n")
    try screen.tap("Water the plants")
    expectDocumentationImage(screen.image(), named: "getting-started", in: "LegoKit")
    screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    expectDocumentationImage(screen.image(), named: "getting-started~dark", in: "LegoKit")
  }

  @MainActor @Test("Cells of the article wrap their titles and gray out what is done")
  func cells() throws {
    let tasks = [
      Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Call Ada", isDone: true),
    ]
    let lego = LegoView {
      Lego { Section(id: 0, layout: .rows()) { ForEach(tasks) { TodoItem(todo: $0) } } }
    }
    let controller = UIViewController()
    controller.view = lego
    let screen = Screen(controller, size: CGSize(width: 320, height: 200))
    // 12 points above and below a line of 17 points.
    let height = UILabel().font.lineHeight.rounded(.up) + 24
    #expect(abs(try screen.frame(ofID: 1).height - height) <= 1)
    #expect(screen.text == "Water the plants\nCall Ada")
  }
}

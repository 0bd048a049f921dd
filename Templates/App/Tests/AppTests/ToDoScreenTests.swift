import LegoTesting
import Testing
import UIKit

@testable import App

@MainActor @Suite("Tasks") struct ToDoScreenTests {
  private let controller = ToDoScreen()
  private let screen: Screen

  init() {
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  @Test("A typed task is added to the open ones") func add() throws {
    try screen.tap("New task")
    try screen.type("Buy milk")
    try screen.tap("Add")
    #expect(controller.model.openTasks.last?.title == "Buy milk")
    #expect(screen.text.contains("Buy milk"))
  }

  @Test("A tap marks a task as done") func mark() throws {
    try screen.tap("Change ToDoScreen.swift")
    #expect(controller.model.doneTasks.map(\.id) == [2])
    #expect(screen.changes.contains(.moved([2], in: "Done")))
  }

  @Test("A swipe deletes a task") func delete() throws {
    try screen.swipe("Open App.xcodeproj on a Mac", .left, choosing: "Delete")
    #expect(controller.model.tasks.map(\.id) == [1, 2])
  }

  // `make pictures` records the picture again; look at it before you commit it.
  @Test("The screen matches its picture") func picture() throws {
    try screen.tap("Run this app on Linux")
    try screen.checkImage(named: "tasks")
  }
}

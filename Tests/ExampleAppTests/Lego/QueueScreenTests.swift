import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct QueueScreenTests {
  private let controller = QueueScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 800), traits: UITraitCollection(displayScale: 1))
  }

  private var queue: [Int] { controller.model.queue.map(\.id) }

  @Test("A tap plays a song, and removes it and those before it from the queue")
  func play() throws {
    #expect(queue == [2, 3, 4, 5, 6, 7])
    try screen.tap("Salt")

    #expect(controller.model.current?.id == 4)
    #expect(queue == [5, 6, 7])
    // The song is at the top of the screen, and no longer in the list.
    #expect(try screen.frame(of: "Salt").maxY < screen.frame(of: "The Lighthouse Keeper").minY)
  }

  @Test("A dragged song takes the position of the one on which it is dropped")
  func reorder() throws {
    try screen.drag(id: 2, toID: 4)
    #expect(queue == [3, 4, 2, 5, 6, 7])
    try screen.tap("Next")

    #expect(controller.model.current?.id == 3)
  }

  @Test("A swipe removes a song, or plays it next")
  func swipe() throws {
    try screen.swipe("Salt", .left, choosing: "Remove")
    #expect(queue == [2, 3, 5, 6, 7])
    try screen.swipe("Low Tide", .right, choosing: "Play Next")

    #expect(queue == [6, 2, 3, 5, 7])
  }

  @Test("Pause becomes Play, and the other way round")
  func pause() throws {
    try screen.tap("Pause")
    #expect(!controller.model.isPlaying)
    try screen.tap("Play")
    #expect(screen.text.contains("Pause"))
  }

  @Test("After the last song there is nothing to play")
  func end() throws {
    for _ in 0..<7 { try screen.tap("Next") }

    #expect(controller.model.current == nil)
    #expect(screen.text.contains("Nothing to Play"))
  }
}

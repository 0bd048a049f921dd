import LegoTesting
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct ColorWaterfallScreenTests {
  private let controller = ColorWaterfallScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 3_000))
  }

  private var numbers: [Int] {
    screen.settle()
    let view = controller.legoRenderer.collectionView
    let count = view?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { item in
      controller.legoRenderer[IndexPath(item: item, section: 0), as: ColorItem.self]?.id
    }
  }

  @Test("Fourteen colors are there at first, each in the shorter column")
  func first() throws {
    #expect(numbers == Array(1...14))
    let frames = try #require(controller.legoRenderer.collectionView?.visibleCells).map(\.frame)
    // Margins of 16 and a gap of 12: two columns of (390 − 44) / 2 = 173.
    #expect(Set(frames.map(\.width)) == [173])
    #expect(Set(frames.map(\.minX)) == [16, 201])
  }

  @Test("Add puts the next color first, Remove takes the first away")
  func addAndRemove() throws {
    try screen.tap("Add")
    #expect(numbers == [15] + Array(1...14))
    try screen.tap("Remove")
    try screen.tap("Remove")
    #expect(numbers == Array(2...14))
  }

  @Test("Remove does nothing when no color is left")
  func removeAll() throws {
    for _ in 0..<20 { try screen.tap("Remove") }
    #expect(numbers == [])
    try screen.tap("Add")
    #expect(numbers == [15])
  }

  @Test("Shuffle keeps every color")
  func shuffle() throws {
    try screen.tap("Shuffle")
    #expect(numbers.sorted() == Array(1...14))
  }

  @Test("Toggle shows every third color, and all again")
  func toggle() throws {
    try screen.tap("Toggle")
    #expect(numbers == [3, 6, 9, 12])
    try screen.tap("Toggle")
    #expect(numbers == Array(1...14))
  }

  @Test("A color that stays keeps its cell")
  func identity() throws {
    let view = try #require(controller.legoRenderer.collectionView)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    try screen.tap("Add")

    #expect(cell != nil)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
  }
}

import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite("The screen with a list that becomes a grid") struct ToggleScreenTests {
  private let controller = ToggleScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      traits: UITraitCollection(displayScale: 1))
  }

  private func frames() throws -> [CGRect] {
    try [1, 2, 3].map { try screen.frame(ofID: $0) }
  }

  @Test("A tap on the button makes three columns of the list, and another tap one")
  func toggle() throws {
    // Margins of 16: 390 - 2 * 16 = 358.
    #expect(try frames().map(\.width) == [358, 358, 358])
    #expect(try frames().map(\.minX) == [16, 16, 16])
    try screen.tap("List/Grid")

    // Gaps of 8: (358 - 2 * 8) / 3 = 114, 16 + 114 + 8 = 138 and 138 + 114 + 8 = 260.
    let grid = try frames()
    #expect(grid.map(\.width) == [114, 114, 114])
    #expect(grid.map(\.minX) == [16, 138, 260])
    #expect(Set(grid.map(\.minY)).count == 1)
    try screen.tap("List/Grid")

    #expect(try frames().map(\.minX) == [16, 16, 16])
  }

  @Test("The cells of the list move to their positions in the grid")
  func sameCells() throws {
    let view = try #require(controller.legoRenderer.collectionView)
    let cells = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    let listWidth = try #require(cells[0]).frame.width
    var widths: Set<CGFloat> = []
    try screen.tap("List/Grid")
    for item in 0..<4 {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      #expect(cell === cells[item])
      widths.insert(cell.frame.width)
    }

    #expect(listWidth == 358)
    #expect(widths == [114])
  }

  @Test("The list and the grid match their golden pictures")
  func pictures() throws {
    expectImage(screen.image(), named: "toggle_list")
    try screen.tap("List/Grid")
    expectImage(screen.image(), named: "toggle_grid")
  }
}

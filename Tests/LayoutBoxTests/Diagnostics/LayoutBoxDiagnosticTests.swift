import LayoutBox
import Testing
import UIKit

@MainActor @Suite("Diagnostics of boxes") struct LayoutBoxDiagnosticTests {
  private let view = CGSize(width: 390, height: 844)

  @Test("A layout that fits has no diagnostics") func fine() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(180)) {
      ItemLayoutBox(width: .w(0.6), height: .h(1)).insets(space: 4)
      GroupLayoutBox(direction: .vertical, width: .w(0.4), height: .h(1)) {
        ItemLayoutBox(columns: 2, width: .w(1), height: .h(0.5)).insets(space: 4)
      }
    }
    #expect(group.diagnostics(in: view).isEmpty)
    #expect(ItemLayoutBox(width: .w(1), height: .absolute(44)).diagnostics(in: view).isEmpty)
  }

  @Test("A box longer than its group is reported with both lengths") func tooLarge() throws {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(100)) {
      ItemLayoutBox(columns: 2, width: .absolute(20), height: .h(1))
      GroupLayoutBox(width: .absolute(80), height: .h(1)) {
        ItemLayoutBox(width: .absolute(120), height: .h(1))
      }
    }
    let found = try #require(group.diagnostics(in: view).first)
    #expect(group.diagnostics(in: view).count == 1)
    #expect(found.problem == .itemTooLarge)
    #expect(
      found.description == """
        group › group 2 › item 0: 120 pt wide, 80 pt available; the group cannot fit even one, so it \
        is placed and sticks out. Make it smaller or its group larger.
        """)
  }

  @Test("Insets that leave no space are reported with the remaining size") func noAvailableSpace()
    throws
  {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(20)) { mark(1) }.insets(space: 10)
    let found = try #require(group.diagnostics(in: view).first)
    #expect(found.problem == .noAvailableSpace)
    #expect(found.path == "group")
    // 390 − 2 × 10 and 20 − 2 × 10.
    #expect(found.explanation.contains("its insets leave 370 × 0 pt"))
  }

  @Test("An empty group is reported with its path and what it displays") func empty() {
    let inner = GroupLayoutBox(width: .w(1), height: .absolute(100)) {
      mark(5)
      GroupLayoutBox(width: .w(0.25), height: .h(1)) {}
    }
    #expect(
      inner.diagnostics(in: view).map(\.description) == [
        """
        group › group 1: the group holds no boxes, so it keeps its size and shows no cell. \
        Give it at least one.
        """
      ])
    let root = GroupLayoutBox(width: .w(1), height: .absolute(100)) {}
    #expect(root.diagnostics(in: view).map(\.problem) == [.noSubitems])
    #expect(root.diagnostics(in: view).first?.explanation.contains("one cell after") == true)
  }

  @Test("Invalid numbers are reported and never trap")
  func numbers() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let item = ItemLayoutBox(width: .absolute(number), height: .h(1))
      #expect(item.diagnostics(in: view).map(\.problem).contains(.notFinite))
      #expect(item.diagnostics(in: CGSize(width: number, height: number)).isEmpty)
    }
    let negative = ItemLayoutBox(width: .absolute(-5), height: .h(1))
    #expect(negative.diagnostics(in: view).map(\.path) == ["group › item 0"])
    #expect(negative.diagnostics(in: view).map(\.problem) == [.notPositive])
  }

  @Test("A later box that does not fit is reported with its length and the available length")
  func neverPlaced() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(100)) {
      ItemLayoutBox(columns: 3, width: .absolute(100), height: .h(1))
      ItemLayoutBox(width: .absolute(120), height: .h(1))
    }
    // 390 − 3 × 100.
    #expect(
      group.diagnostics(in: view).map(\.description) == [
        """
        group › item 3: 120 pt wide, 90 pt available; it is never placed. Make it smaller or its \
        group larger.
        """
      ])
    #expect(group.diagnostics(in: view).map(\.problem) == [.neverPlaced])
  }

  @Test("A box that sticks out of its row is reported") func sticksOut() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(100)) {
      ItemLayoutBox(width: .w(1), height: .absolute(120.25))
    }
    #expect(
      group.diagnostics(in: view).map(\.description) == [
        """
        group › item 0: 120.25 pt high, 100 pt available; it sticks out of its group. Make it smaller \
        or its group larger.
        """
      ])
    #expect(group.diagnostics(in: view).map(\.problem) == [.sticksOut])
  }

  @Test("Several boxes without a group always fit") func several() {
    let items = ItemLayoutBox(columns: 5, width: .w(0.5), height: .absolute(44))
    #expect(items.diagnostics(in: view).isEmpty)
  }

  @Test("An item that becomes a group has no diagnostics") func turned() {
    let box = ItemLayoutBox(width: .w(1), height: .absolute(44)).boxType(.group)
    #expect(box.diagnostics(in: view).isEmpty)
  }
}

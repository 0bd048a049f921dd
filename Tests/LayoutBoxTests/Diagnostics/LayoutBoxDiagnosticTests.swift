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

  @Test("A fraction of an estimated length is reported with the length that it stays")
  func fractionOfEstimate() {
    let group = GroupLayoutBox(width: .w(1), height: .estimated(60)) {
      ItemLayoutBox(width: .w(0.5), height: .h(1))
      ItemLayoutBox(width: .w(0.5), height: .estimated(60))
    }
    #expect(
      group.diagnostics(in: view).map(\.description) == [
        """
        group › item 0: its height .fractionalHeight(1) is a fraction of the group's estimate of 60 \
        pt, so it is 60 pt and no cell is measured. Give it an estimated height, or the group \
        another one.
        """
      ])
    #expect(group.diagnostics(in: view).map(\.problem) == [.fractionOfEstimate])
    let section = CompositionalLayoutBox {
      RowsLayout()
      SectionLayoutBox { group }
    }
    #expect(section.diagnostics(in: view).map(\.path) == ["section 1 › group › item 0"])
  }

  @Test("Fractions that add up to more than their group are reported with their sum")
  func fractionsAboveOne() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(50)) {
      ItemLayoutBox(width: .w(0.5), height: .h(1))
      ItemLayoutBox(columns: 2, width: .w(0.3), height: .h(1))
    }
    let found = group.diagnostics(in: view).filter { $0.problem == .fractionsAboveOne }
    // 0.5 + 2 × 0.3.
    #expect(
      found.map(\.description) == [
        """
        group: the widths of its boxes add up to 1.1 of the group: 0.5 + 0.3 + 0.3. Use fractions \
        that add up to 1 at most.
        """
      ])
    let column = GroupLayoutBox(direction: .vertical, width: .w(1), height: .absolute(50)) {
      ItemLayoutBox(columns: 3, width: .w(1), height: .h(1 / 3))
    }
    #expect(column.diagnostics(in: view).isEmpty)
    #expect(
      SectionLayoutBox { group }.diagnostics(in: view).map(\.problem).contains(.fractionsAboveOne))
  }

  @Test("Flexible spacing is reported if the boxes leave it no space") func noFlexibleSpace() {
    let group = GroupLayoutBox(width: .absolute(300), height: .absolute(50)) {
      ItemLayoutBox(columns: 2, width: .absolute(145), height: .h(1))
    }
    // 2 × 145 + 10 = 300, and 2 × 145 + 8 leaves 2 points.
    #expect(
      group.space(.flexible(10)).diagnostics(in: view).map(\.description) == [
        """
        group: its 2 boxes are 290 pt long, 300 pt available, so its flexible spacing stays 10 pt. \
        Make the boxes shorter, or the spacing fixed.
        """
      ])
    #expect(group.space(.flexible(8)).diagnostics(in: view).isEmpty)
    #expect(group.space(.fixed(10)).diagnostics(in: view).isEmpty)
    let edges = GroupLayoutBox(width: .absolute(300), height: .absolute(50)) {
      ItemLayoutBox(width: .absolute(200), height: .h(1))
      ItemLayoutBox(width: .absolute(100), height: .h(1)).leading(.flexible(0))
    }
    #expect(
      edges.diagnostics(in: view).map(\.description) == [
        """
        group › item 1: the boxes of its group are 300 pt long, 300 pt available, so its flexible \
        edge spacing stays 0 pt. Make the boxes shorter, or the spacing fixed.
        """
      ])
    #expect(edges.diagnostics(in: view).map(\.problem) == [.noFlexibleSpace])
  }

  @Test("Presets have no diagnostics")
  func presets() {
    let layouts: [any SectionBoxConvertible] = [
      RowsLayout(), RowsLayout(rowHeight: .exactly(30)), GridLayout(columns: 3),
      CarouselLayout(itemWidth: .fraction(0.8)), MosaicLayout([.large, .small]),
      ChipsLayout(), ChipsLayout(lines: .single), WaterfallLayout(columns: 2),
      TableLayout(columns: [.fixed(80), .flexible]),
      TableLayout(columns: [.fixed(300), .fixed(300)]), ListLayout(.insetGrouped),
    ]
    for layout in layouts { #expect(layout.diagnostics(in: view).isEmpty, "\(layout)") }
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

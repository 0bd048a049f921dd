import Testing

@testable import UIKit

/// Disclosures of outlines (uikit.md, 3.4.5 and 7.3).
@Suite("Cells of outlines") @MainActor struct OutlineCellTests {
  @Test("A tap on the arrow expands, another one collapses, and neither selects the row")
  func arrow() {
    let screen = OutlineScreen()
    // The row is 320 points wide; the slot of 14 points ends at the margin of 16: its center is 297.
    screen.tap(1, at: 297)
    #expect(screen.items == [1, 11, 2])
    screen.tap(11, at: 297)
    #expect(screen.items == [1, 11, 111, 2])
    screen.tap(1, at: 297)
    #expect(screen.items == [1, 2])
    #expect(screen.selected.isEmpty)
  }

  @Test("Touches beside the arrow are its own up to 44 points in all, and then the row's")
  func touchArea() {
    let screen = OutlineScreen()
    // 297 is the center of the disclosure; its touch area begins 22 points before, at 275.
    screen.tap(1, at: 274)
    #expect(screen.items == [1, 2])
    #expect(screen.selected == [1])
    screen.tap(1, at: 276)
    #expect(screen.items == [1, 11, 2])
  }

  @Test("A tap anywhere on a cell of the header style expands it and does not select")
  func headerStyle() {
    let screen = OutlineScreen { _ in [.outlineDisclosure(options: .init(style: .header))] }
    screen.tap(1)
    #expect(screen.items == [1, 11, 2])
    screen.tap(1)
    #expect(screen.items == [1, 2])
    #expect(screen.selected.isEmpty)
  }

  @Test("The automatic style is that of headers for the first item where that is the header")
  func automatic() {
    let screen = OutlineScreen(headerMode: .firstItemInSection)
    screen.tap(1)
    #expect(screen.items == [1, 11, 2])
    screen.tap(11)
    #expect(screen.items == [1, 11, 2])
    #expect(screen.selected == [11])
  }

  @Test("An arrow with a handler calls it and expands nothing by itself")
  func ownHandler() {
    let taps = Taps()
    let screen = OutlineScreen { item in
      [.outlineDisclosure(options: .init(style: .header)) { taps.items.append(item) }]
    }
    screen.tap(1, at: 297)
    #expect(taps.items == [1])
    screen.tap(1)
    #expect(screen.selected == [1])
    #expect(screen.items == [1, 2])
  }

  @Test("Handlers are asked and told in order: should, will, the children, then the update")
  func handlers() {
    let screen = OutlineScreen()
    let taps = Taps()
    screen.dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      taps.log.append("should \(item)")
      return true
    }
    screen.dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned screen] item in
      taps.log.append("will \(item), cells: \(screen.view.visibleCells.count)")
    }
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, _ in
      taps.log.append("children of \(item)")
      var children = OutlineScreen.Outline()
      children.append([12, 13])
      return children
    }
    screen.tap(1, at: 297)
    #expect(taps.log == ["should 1", "will 1, cells: 2", "children of 1"])
    #expect(screen.items == [1, 12, 13, 2])
    #expect(screen.view.visibleCells.count == 4)
  }

  @Test("Cells are indented by the level of their item, whatever the app set before")
  func levels() {
    let screen = OutlineScreen()
    screen.tap(1, at: 297)
    screen.tap(11, at: 297)
    #expect([1, 11, 111, 2].map { screen.cell($0)?.indentationLevel } == [0, 1, 2, 0])
    // The indentation is 10 points per level; the disclosures stay at the trailing margin of 16.
    #expect([1, 11, 111].map { screen.cell($0)?.contentView.frame.minX } == [0, 10, 20])
    #expect([1, 11, 111].map { screen.accessories($0).first?.frame.maxX } == [304, 304, 304])
  }

  @Test("The state of an expanded item's cell says so, and its arrow points down")
  func expanded() {
    let screen = OutlineScreen()
    #expect(screen.cell(1)?.configurationState.isExpanded == false)
    screen.tap(1, at: 297)
    #expect(screen.cell(1)?.configurationState.isExpanded == true)
    #expect(screen.cell(11)?.configurationState.isExpanded == false)
    let arrow = screen.accessories(1).first
    #expect(arrow?.subviews.first?.transform == CGAffineTransform(rotationAngle: .pi / 2))
    screen.tap(1, at: 297)
    #expect(arrow?.subviews.first?.transform == .identity)
    #expect(screen.accessories(1).first === arrow)
  }

  @Test("From right to left the arrow turns the other way")
  func rightToLeft() {
    let screen = OutlineScreen(direction: .rightToLeft)
    screen.tap(1, at: 320 - 297)
    #expect(screen.items == [1, 11, 2])
    let arrow = screen.accessories(1).first
    #expect(arrow?.subviews.first?.transform == CGAffineTransform(rotationAngle: -.pi / 2))
  }
}

@MainActor private final class Taps {
  var items: [Int] = []
  var log: [String] = []
}

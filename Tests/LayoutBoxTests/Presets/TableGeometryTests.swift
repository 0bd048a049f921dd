import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("The columns of a table that scrolls sideways") struct TableGeometryTests {
  /// Columns from 16 to 96, from 106 to 206 and from 216 to 276, in a section of 150 points.
  private func geometry(pinned: Int = 1, scrolls: Bool = true) -> TableGeometry {
    TableGeometry(
      widths: [80, 100, 60], spacing: 10,
      insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 20),
      visibleWidth: 150, placement: TablePlacement(itemCount: 7, columnCount: 3),
      pinnedColumnCount: pinned, scrolls: scrolls)
  }

  @Test("A table scrolls until its trailing inset is visible") func maximumOffset() {
    // 276 + 20 - 150.
    #expect(geometry().maximumOffset == 146)
    #expect(geometry(scrolls: false).maximumOffset == 0)
    // Seven items in rows of three.
    #expect(geometry().placement.rowCount == 3)
  }

  @Test("The first column moves through the leading inset and stays at the edge") func pinned() {
    let geometry = geometry()
    let starts = [-30, 0, 10, 16, 50, 146].map {
      geometry.span(ofColumn: 0, atOffset: CGFloat($0)).start
    }
    #expect(starts == [46, 16, 6, 0, 0, 0])
    #expect(geometry.span(ofColumn: 1, atOffset: 146).start == -40)
  }

  @Test("A second pinned column stays beside the first one") func secondPinned() {
    // 106 - 16 = 90, which is the first column and the space after it.
    #expect(geometry(pinned: 2).span(ofColumn: 1, atOffset: 50).start == 90)
    #expect(geometry(pinned: 2).pinnedEnd(atOffset: 50) == 190)
    // At least one column scrolls.
    #expect(geometry(pinned: 9).pinnedColumnCount == 2)
  }

  @Test("Columns behind the pinned ones and outside of the section are not visible")
  func visibleColumns() {
    let geometry = geometry()
    #expect(geometry.visibleColumns(atOffset: 0) == [0, 1])
    // The second column is at 56 to 156, the third one at 166.
    #expect(geometry.visibleColumns(atOffset: 50) == [0, 1])
    // The second column ends at 60, behind the first one, which ends at 80.
    #expect(geometry.visibleColumns(atOffset: 146) == [0, 2])
  }
}

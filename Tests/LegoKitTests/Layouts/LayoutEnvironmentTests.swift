import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("Layouts in their environment") struct LayoutEnvironmentTests {
  @Test("In a right-to-left layout direction the first column is on the right")
  func rightToLeft() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let renderer = LegoRenderer(
      lego: Lego {
        Section(id: 0, layout: WaterfallLayout(columns: 2, spacing: 5)) {
          Tile(id: 0, height: 60)
          Tile(id: 1, height: 30)
        }
        Section(id: 1, layout: TableLayout(columns: [.flexible, .fixed(75)])) {
          Tile(id: 2, height: 20)
          Tile(id: 3, height: 20)
        }
      })
    renderer.render(in: view) { $0.semanticContentAttribute = .forceRightToLeft }
    view.layoutIfNeeded()
    let cells = renderer.collectionView?.indexPathsForVisibleItems.sorted().compactMap {
      renderer.collectionView?.cellForItem(at: $0)?.frame
    }
    // Columns of 185 from the right; the column of 300 is to the right of the one of 75.
    #expect(
      areClose(
        cells ?? [],
        [
          CGRect(x: 190, y: 0, width: 185, height: 60), CGRect(x: 0, y: 0, width: 185, height: 30),
          CGRect(x: 75, y: 60, width: 300, height: 20), CGRect(x: 0, y: 60, width: 75, height: 20),
        ]))
  }

  @Test("A change of width queries the heights again") func width() {
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: WaterfallLayout(columns: 2, spacing: 5)) {
          Square(id: 0)
          Square(id: 1)
        }
      })
    // (375 - 5) / 2 = 185.
    #expect(
      areClose(
        shown.frames,
        [
          CGRect(x: 0, y: 0, width: 185, height: 185),
          CGRect(x: 190, y: 0, width: 185, height: 185),
        ]))
    shown.view.frame.size = CGSize(width: 667, height: 375)
    shown.view.layoutIfNeeded()
    // (667 - 5) / 2 = 331.
    #expect(
      areClose(
        shown.frames,
        [
          CGRect(x: 0, y: 0, width: 331, height: 331),
          CGRect(x: 336, y: 0, width: 331, height: 331),
        ]))
  }

  @Test("The layout configuration applies to all sections and can be replaced")
  func configuration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let lego = Lego {
      for id in 0..<2 {
        Section(id: id, layout: RowsLayout()) { Tile(id: id, height: 30) }
      }
    }
    let shown = DisplayedLego(LegoRenderer(lego: lego, layoutConfiguration: configuration))
    // 30 + 20.
    #expect(shown.frames.map(\.minY) == [0, 50])
    let wider = UICollectionViewCompositionalLayoutConfiguration()
    wider.interSectionSpacing = 70
    shown.renderer.layoutConfiguration = wider
    shown.view.layoutIfNeeded()
    #expect(shown.frames.map(\.minY) == [0, 100])
  }

  @Test("Equal layouts are equal values, and different ones are not") func equality() {
    #expect(WaterfallLayout(columns: 2, spacing: 8) == WaterfallLayout())
    #expect(WaterfallLayout(columns: 0) == WaterfallLayout(columns: 1))
    #expect(GridLayout(columns: 2) != GridLayout(columns: 3))
    #expect(RowsLayout(rowHeight: .exactly(44)) != RowsLayout())
    #expect(TableLayout(columns: []) == TableLayout(columns: [.flexible(minimum: 44)]))
  }
}

/// An item whose cell is as high as it is wide.
private struct Square: TypedItemType, Equatable {
  typealias CellType = SquareCell
  var id: Int
}

private final class SquareCell: UICollectionViewCell, TypedCellType {
  func update(with item: Square) {}

  static func layout(constraintsTo size: CGSize, with item: Square) -> CGSize {
    CGSize(width: size.width, height: size.width)
  }
}

import LayoutBox
import LegoKit
import LegoSupport
import Testing
import UIKit

/// An item whose cell is measured by its constraints.
private struct Measured: TypedItemType, Equatable {
  typealias CellType = MeasuredCell
  var id: Int
}

/// A cell that is 25 points high and records whether its superview is a collection view.
private final class MeasuredCell: UICollectionViewCell, TypedCellType {
  static var isInCollectionView: [Bool] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let height = contentView.heightAnchor.constraint(equalToConstant: 25)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Measured) {
    // A cell that is displayed has no superview yet.
    if let superview { Self.isInCollectionView.append(superview is UICollectionView) }
  }
}

@MainActor @Suite("Cells that are measured", .serialized) struct PrototypeCellTests {
  @Test("A cell is measured in the collection view that has created it") func collectionView() {
    MeasuredCell.isInCollectionView = []
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: WaterfallLayout(columns: 1)) { (0..<3).map { Measured(id: $0) } }
      })
    #expect(shown.frames.map(\.height) == [25, 25, 25])
    #expect(!MeasuredCell.isInCollectionView.isEmpty)
    #expect(!MeasuredCell.isInCollectionView.contains(false))
  }
}

import UIKit

/// A cell that knows which item it shows, and in which version.
final class SoakCell: UICollectionViewCell {
  /// How many were made in this process.
  static private(set) var made = 0

  /// What it was filled with.
  var item: SoakItem?

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// 30, 40 or 50 points high, after the item's number.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 30 + CGFloat((item?.id ?? 0) % 3) * 10
    return layoutAttributes
  }
}

/// A header that knows which section it was made for.
final class SoakHeader: UICollectionReusableView {
  /// The section that it was filled for.
  var section: Int?
}

/// The cells that are displayed as the delegate is told.
@MainActor struct DisplayedCells {
  /// The cells that were announced and have not ended.
  private(set) var cells: Set<ObjectIdentifier> = []
  /// How often a cell was announced twice, or ended without having been announced.
  private(set) var errorCount = 0

  /// A cell is about to be displayed.
  mutating func begin(_ cell: UICollectionViewCell) {
    if !cells.insert(ObjectIdentifier(cell)).inserted { errorCount += 1 }
  }

  /// A cell is not displayed any more.
  mutating func end(_ cell: UICollectionViewCell) {
    if cells.remove(ObjectIdentifier(cell)) == nil { errorCount += 1 }
  }
}

import UIKit

/// A cell that records the item that it displays, and its version.
final class SoakCell: UICollectionViewCell {
  /// The number of cells created in this process.
  static private(set) var made = 0

  /// The displayed item.
  var item: SoakItem?

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a height of 30, 40 or 50 points, depending on the item's identifier.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 30 + CGFloat((item?.id ?? 0) % 3) * 10
    return layoutAttributes
  }
}

/// A header that records the section that it displays.
final class SoakHeader: UICollectionReusableView {
  /// The displayed section.
  var section: Int?
}

/// The cells that are displayed according to the delegate.
@MainActor struct DisplayedCells {
  /// The cells between `willDisplay` and `didEndDisplaying`.
  private(set) var cells: Set<ObjectIdentifier> = []
  /// The number of unbalanced calls.
  private(set) var errorCount = 0

  /// Records `willDisplay`.
  mutating func begin(_ cell: UICollectionViewCell) {
    if !cells.insert(ObjectIdentifier(cell)).inserted { errorCount += 1 }
  }

  /// Records `didEndDisplaying`.
  mutating func end(_ cell: UICollectionViewCell) {
    if cells.remove(ObjectIdentifier(cell)) == nil { errorCount += 1 }
  }
}

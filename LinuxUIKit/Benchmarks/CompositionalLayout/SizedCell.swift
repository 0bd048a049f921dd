import Foundation
import UIKit

/// A self-sizing cell that records the rows that are measured.
final class SizedCell: UICollectionViewCell {
  /// The measured rows.
  static var measuredRows = Set<Int>()

  /// Returns the height of a row, from 40 to 159 points.
  static func height(of row: Int) -> CGFloat { CGFloat(40 + row * 7 % 120) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let row = layoutAttributes.indexPath.item
    Self.measuredRows.insert(row)
    layoutAttributes.size.height = Self.height(of: row)
    return layoutAttributes
  }
}

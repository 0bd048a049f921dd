import Foundation
import UIKit

/// A cell that says how high it is, and notes which rows were asked.
final class SizedCell: UICollectionViewCell {
  /// The rows whose cells were asked for their height.
  static var asked = Set<Int>()

  /// The height of a row, from 40 to 159 points.
  static func height(of row: Int) -> CGFloat { CGFloat(40 + row * 7 % 120) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let row = layoutAttributes.indexPath.item
    Self.asked.insert(row)
    layoutAttributes.size.height = Self.height(of: row)
    return layoutAttributes
  }
}

import LegoKit
import UIKit

/// A numbered box that displays the position of an item in a layout.
struct NumberItem: TypedItemType, Hashable {
  typealias CellType = NumberCell

  let id: Int
  /// The number of boxes, whose hues span the color circle.
  let count: Int
}

extension NumberItem {
  /// Returns this many boxes, counted from 1.
  static func boxes(_ count: Int) -> [NumberItem] {
    (1...count).map { NumberItem(id: $0, count: count) }
  }
}

/// A colored box with its number in the center.
final class NumberCell: UICollectionViewCell, TypedCellType {
  typealias Item = NumberItem

  private let label = UILabel(.footnote, color: .white, weight: .semibold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    contentView.addPinned(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: NumberItem) {
    let hue = CGFloat(item.id - 1) / CGFloat(max(item.count, 1))
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.62, brightness: 0.78, alpha: 1)
    label.text = "\(item.id)"
  }
}

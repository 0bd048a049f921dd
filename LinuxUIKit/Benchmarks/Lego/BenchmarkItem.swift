import LegoKit
import UIKit

/// An item with an id, a text and a height.
struct BenchmarkItem: TypedItemType, Equatable {
  typealias CellType = BenchmarkCell
  var id: Int
  var text = "unchanged"
  var height: CGFloat = 44

  /// Returns `count` items with ids from `start` on.
  static func items(_ count: Int, from start: Int = 0) -> [BenchmarkItem] {
    (start..<start + count).map { BenchmarkItem(id: $0, height: CGFloat(40 + $0 % 60)) }
  }
}

/// A cell that displays the text of an item in a label.
final class BenchmarkCell: UICollectionViewCell, TypedCellType {
  /// The number of times that a cell was updated.
  static var updates = 0
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The displayed text.
  var text: String? { label.text }

  func update(with item: BenchmarkItem) {
    Self.updates += 1
    label.text = item.text
  }

  static func layout(constraintsTo size: CGSize, with item: BenchmarkItem) -> CGSize {
    CGSize(width: size.width, height: item.height)
  }
}

/// An item whose cell sizes itself by its constraints.
struct SelfSizingItem: TypedItemType, Equatable {
  typealias CellType = SelfSizingItemCell
  var id: Int
  var text = "one line"
}

/// A cell with a label that determines its height.
final class SelfSizingItemCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: SelfSizingItem) { label.text = item.text }
}

import LegoKit
import UIKit

/// The titles over the columns of a table.
struct TableHeaderItem: TypedItemType, Hashable {
  typealias CellType = TableHeaderCell

  let id: String
  let titles: [String]
  /// The table whose columns have these titles.
  let table: TableLayout
}

/// A row of titles, the last one with trailing alignment like the numbers below it.
final class TableHeaderCell: UICollectionViewCell, TypedCellType {
  typealias Item = TableHeaderItem

  private static let vertical: CGFloat = 8
  private static let side: CGFloat = 4

  private var labels: [UILabel] = []
  private var table = TableLayout(columns: [])

  required init?(coder: NSCoder) { nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 6
  }

  func update(with item: TableHeaderItem) {
    for label in labels { label.removeFromSuperview() }
    table = item.table
    labels = item.titles.map { title in
      let label = UILabel(.footnote, color: .secondaryLabel, weight: .semibold)
      label.text = title
      contentView.addSubview(label)
      return label
    }
    labels.last?.textAlignment = endAlignment
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var leading: CGFloat = 0
    for (label, width) in zip(labels, table.columnWidths(in: bounds.width)) {
      label.frame = frame(from: leading, width: width)
      leading += width
    }
  }

  static func layout(constraintsTo size: CGSize, with item: TableHeaderItem) -> CGSize {
    let text = UILabel.height(
      of: item.titles.joined(), style: .footnote, weight: .semibold, width: size.width, lines: 1)
    return CGSize(width: size.width, height: text + 2 * vertical)
  }

  private func frame(from leading: CGFloat, width: CGFloat) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? bounds.width - leading - width : leading
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
      .insetBy(dx: Self.side, dy: 0)
  }
}

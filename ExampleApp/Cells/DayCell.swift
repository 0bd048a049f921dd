import LegoKit
import UIKit

/// An item for the day on which the following messages were written.
struct DayItem: TypedItemType, Hashable {
  typealias CellType = DayCell

  let id: String
  let title: String
}

/// The day's name between two lines.
final class DayCell: UICollectionViewCell, TypedCellType {
  typealias Item = DayItem

  private let title = UILabel(.footnote, color: .secondaryLabel, weight: .semibold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [makeLine(), title, makeLine()])
    row.alignment = .center
    row.spacing = 8
    contentView.addPinned(
      row, insets: NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 6, trailing: 16))
    if let first = row.arrangedSubviews.first, let last = row.arrangedSubviews.last {
      first.widthAnchor.constraint(equalTo: last.widthAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: DayItem) {
    title.text = item.title
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    return line
  }
}

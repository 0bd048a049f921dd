import LegoKit
import UIKit

/// A choice among a few titles.
struct SegmentsItem: TypedItemType, Hashable {
  typealias CellType = SegmentsCell

  let id: String
  let titles: [String]
  let selected: Int
  let onChange: ItemAction<Int>
}

/// A segmented control as wide as the row.
final class SegmentsCell: SettingCell, TypedCellType {
  typealias Item = SegmentsItem

  private let segments = UISegmentedControl()
  private var onChange: ItemAction<Int>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.addArrangedSubview(segments)
    segments.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(segments.selectedSegmentIndex)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: SegmentsItem) {
    if segments.numberOfSegments != item.titles.count {
      segments.removeAllSegments()
      for (index, title) in item.titles.enumerated() {
        segments.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    segments.selectedSegmentIndex = item.selected
    onChange = item.onChange
  }
}

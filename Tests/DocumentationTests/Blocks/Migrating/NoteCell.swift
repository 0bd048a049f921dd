import LegoKit
import UIKit

struct NoteItem: TypedItemType, Equatable {
  typealias CellType = NoteCell
  var id: Int
  var text: String
}

final class NoteCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: NoteItem) {
    label.text = item.text
  }
}

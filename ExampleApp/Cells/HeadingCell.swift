import LegoViews
import UIKit

/// The title of a section, with a remark at the trailing edge.
struct HeadingItem: TypedItemType, Hashable {
  typealias CellType = HeadingCell

  let id: String
  let title: String
  var remark = ""
  /// The horizontal inset of the texts; 0 in sections with their own insets.
  var side: CGFloat = 16
}

/// A title on the leading side and a remark on the trailing one.
///
/// It has a class because a heading is described by the code of several screens: all use its cells.
final class HeadingCell: UICollectionViewCell, TypedCellType {
  typealias Item = HeadingItem

  private let row = HBox().space(8).justifyContent(.bottom).padding(top: 16, bottom: 6)
  private let title = UILabel().textStyle(.title3, weight: .bold)
  private let remark = UILabel().textStyle(.subheadline).textColor(.secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor(.systemBackground).arrangeViews {
      row.arrangeViews {
        title.numberOfLines(0).size(.fill, .wrap)
        remark.margin(bottom: 2)
      }
      .alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: HeadingItem) {
    title.text(item.title)
    remark.text(item.remark).hidden(item.remark.isEmpty)
    row.padding(leading: item.side, trailing: item.side)
  }
}

import Foundation
import UIKit

/// Rows of tags: self-sizing items that follow each other in a row while they fit.
///
/// The size of a tag is arithmetic, and so are the rows, which `frames(_:width:)` fills one after
/// the other.
enum TagRows {
  /// The gap between two tags and between two rows, in points.
  static let gap: CGFloat = 8
  /// The estimated size of a tag, which is smaller than any: with it, 300 tags fill no screen.
  static let estimate = CGSize(width: 20, height: 20)

  /// Returns the size of a tag: from 30 to 96 points wide, and 24, 30 or 36 points high.
  static func size(of item: Int) -> CGSize {
    CGSize(width: CGFloat(30 + item * 37 % 67), height: CGFloat(24 + item * 5 % 3 * 6))
  }

  /// Returns the frames of the first tags in rows of a width.
  static func frames(_ count: Int, width: CGFloat) -> [CGRect] {
    var (frames, corner, rowHeight): ([CGRect], CGPoint, CGFloat) = ([], .zero, 0)
    for item in 0..<count {
      let size = size(of: item)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + rowHeight + gap)
        rowHeight = 0
      }
      frames.append(CGRect(origin: corner, size: size))
      corner.x += size.width + gap
      rowHeight = max(rowHeight, size.height)
    }
    return frames
  }

  /// A layout of such rows.
  @MainActor static var layout: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(estimate.width), heightDimension: .estimated(estimate.height)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate.height)),
      subitems: [item])
    row.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = gap
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A tag whose preferred size is arithmetic, so that only the layout takes time.
final class TagCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = TagRows.size(of: layoutAttributes.indexPath.item)
    return layoutAttributes
  }
}

/// A tag of the same size that is measured by constraints, as tags with a label are.
final class ConstrainedTagCell: UICollectionViewCell {
  private let tagContent = TagContent()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tagContent.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(tagContent)
    NSLayoutConstraint.activate([
      tagContent.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      tagContent.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      tagContent.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      tagContent.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    tagContent.item = layoutAttributes.indexPath.item
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// The content of a constrained tag, with an intrinsic size 16 points narrower and 8 points lower
/// than the tag.
private final class TagContent: UIView {
  var item = 0 {
    didSet { if item != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    let size = TagRows.size(of: item)
    return CGSize(width: size.width - 16, height: size.height - 8)
  }
}

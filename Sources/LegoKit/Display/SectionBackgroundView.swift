import UIKit

extension NSCollectionLayoutSection {
  /// Returns a copy with a decoration that displays a background behind all cells.
  func adding(_ background: SectionBackground) -> NSCollectionLayoutSection {
    let copy = copy() as? NSCollectionLayoutSection ?? self
    let decoration = NSCollectionLayoutDecorationItem.background(
      elementKind: SectionBackgroundView.kind)
    decoration.contentInsets = background.insets
    // Custom groups have cells of z-index 0 (compositional-layout.md, 3.6).
    decoration.zIndex = -1
    copy.decorationItems.append(decoration)
    return copy
  }
}

/// The decoration view of a section's background.
///
/// Layouts pass no data to decoration views: the view asks the displayed description for the item of its section.
final class SectionBackgroundView: ItemHostView {
  /// The kind with which the layout registers the class.
  static let kind = "LegoKit.SectionBackground"

  private let cells = HostedCells(batchSize: 1)
  private var section: Int?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    section = layoutAttributes.indexPath.section
    update()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    update()
  }

  /// Displays the item of the section.
  ///
  /// The background of a section that is being removed stays as it is.
  func update() {
    guard let index = section,
      let section = (superview as? LegoCollectionView)?.screen?.section(at: index)
    else { return }
    display(section.background?.item, cells: cells)
  }
}

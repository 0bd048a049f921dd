import UIKit

/// The item behind a section.
struct SectionBackground {
  let item: AnyItem
  let insets: NSDirectionalEdgeInsets

  /// Returns whether two sections have backgrounds of the same frame, or none.
  static func haveSameFrame(_ one: SectionBackground?, _ other: SectionBackground?) -> Bool {
    one?.insets == other?.insets
  }
}

extension Section {
  /// Returns the section with an item behind its header, its items and its footer.
  ///
  /// ```swift
  /// Section(id: album.id, layout: .carousel(itemWidth: .fixed(120)), header: TitleItem(album.title)) { songs }
  ///   .background(CoverItem(album.cover), insets: .init(top: 0, leading: 8, bottom: 0, trailing: 8))
  /// ```
  ///
  /// The cell of the item fills the frame of the section in every layout, and does not scroll with
  /// an orthogonal section. It is registered automatically and receives no touches. The view of an
  /// item that changes is updated, as a cell is, and no cell of the section is. A `nil` item
  /// displays none.
  ///
  /// - Parameters:
  ///   - item: The item to display.
  ///   - insets: The insets that shrink the background, in points; those of the section do not
  ///     apply to it.
  /// - Returns: The section with the background.
  public func background<Item: TypedItemType>(
    _ item: Item?, insets: NSDirectionalEdgeInsets = .zero
  ) -> Section {
    withBackground(item.map { SectionBackground(item: AnyItem($0), insets: insets) })
  }
}

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
/// Layouts pass no data to decoration views: the view asks the renderer for the item of its section.
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
    guard let index = section, let view = superview as? UICollectionView,
      let section = DisplayedRenderers.renderer(in: view)?.section(at: index)
    else { return }
    display(section.background?.item, cells: cells)
  }
}

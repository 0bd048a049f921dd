import UIKit

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

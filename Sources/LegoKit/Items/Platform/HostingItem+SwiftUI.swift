#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// An item that a SwiftUI view displays.
  ///
  /// <!-- not compiled: SwiftUI is not on Linux -->
  /// ```swift
  /// Section(id: "people", layout: RowsLayout()) {
  ///   for person in people { HostingItem(id: person.id) { PersonRow(person) } }
  /// }
  /// ```
  ///
  /// SwiftUI compares the views: an update of the section updates the visible ones.
  public struct HostingItem<ID: Hashable, Content: View>: TypedItemType {
    /// The cell that displays the view.
    public typealias CellType = HostingCell<ID, Content>

    /// The identity among the items of this type.
    public let id: ID
    fileprivate let content: Content

    /// Creates an item with a view.
    public init(id: ID, @SwiftUI.ViewBuilder content: () -> Content) {
      (self.id, self.content) = (id, content())
    }
  }

  /// A cell that displays a SwiftUI view, as large as the view: without margins and without a
  /// minimum size.
  public final class HostingCell<ID: Hashable, Content: View>: UICollectionViewCell, TypedCellType {
    /// Displays the view of an item.
    public func update(with item: HostingItem<ID, Content>) {
      contentConfiguration = UIHostingConfiguration { item.content }
        .margins(.all, 0)
        .minSize(width: 0, height: 0)
    }
  }
#endif

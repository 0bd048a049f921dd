import UIKit

/// The appearance of a cell when its item is inserted, before the animation, or when it is deleted,
/// after it.
///
/// ```swift
/// Section(id: "cart", layout: RowsLayout()) { products }
///   .transition(.slide(from: .leading), removal: .scale(0.5))
/// ```
///
/// The default of a collection view is ``fade``.
public struct ItemTransition: Hashable, Sendable {
  private var alpha: CGFloat = 1
  private var factor: CGFloat = 1
  private var edge: Edge?

  /// An edge of the visible area.
  public enum Edge: Hashable, Sendable {
    /// The edge at which a line begins.
    case leading
    /// The edge at which a line ends.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
  }

  /// The cell is transparent.
  public static let fade = ItemTransition(alpha: 0)
  /// The cell is as it is between updates: it appears and disappears at once.
  public static let identity = ItemTransition()

  /// The cell is transparent and its size is multiplied by a factor, around its center.
  ///
  /// - Parameter factor: The factor, above 0. The default is 0.5.
  /// - Returns: The transition.
  public static func scale(_ factor: CGFloat = 0.5) -> ItemTransition {
    ItemTransition(alpha: 0, factor: max(0.001, factor))
  }

  /// The cell is outside of the visible area of the collection view, beyond one of its edges.
  public static func slide(from edge: Edge) -> ItemTransition { ItemTransition(edge: edge) }

  /// Returns a transition with the changes of both.
  public func combined(with other: ItemTransition) -> ItemTransition {
    ItemTransition(
      alpha: min(alpha, other.alpha), factor: factor * other.factor, edge: other.edge ?? edge)
  }

  /// Changes the attributes of a cell whose frame is that between updates.
  @MainActor fileprivate func apply(
    to attributes: UICollectionViewLayoutAttributes, in collectionView: UICollectionView
  ) {
    attributes.alpha = alpha
    if factor != 1 { attributes.transform = CGAffineTransform(scaleX: factor, y: factor) }
    guard let edge else { return }
    let (frame, visible) = (attributes.frame, collectionView.bounds)
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch edge {
    case .top: attributes.center.y -= frame.maxY - visible.minY
    case .bottom: attributes.center.y += visible.maxY - frame.minY
    case .leading where !isRightToLeft, .trailing where isRightToLeft:
      attributes.center.x -= frame.maxX - visible.minX
    case .leading, .trailing: attributes.center.x += visible.maxX - frame.minX
    }
  }
}

extension CellTransitions {
  fileprivate init(insertion: ItemTransition, removal: ItemTransition?) {
    self.init(
      insertion: CellTransition(apply: insertion.apply),
      removal: CellTransition(apply: (removal ?? insertion).apply))
  }
}

extension LegoItem {
  /// Sets the transitions of the cell when the item is inserted and deleted.
  ///
  /// They are displayed by animated updates of the screen; those of the item replace those of its
  /// section. Items that are moved or scrolled into the visible area have no transition.
  ///
  /// - Parameters:
  ///   - insertion: The appearance at the start of an insertion.
  ///   - removal: The appearance at the end of a deletion. The default is that of the insertion.
  /// - Returns: The item with the transitions.
  public func transition(
    _ insertion: ItemTransition, removal: ItemTransition? = nil
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(CellTransitions(insertion: insertion, removal: removal))
  }
}

extension Section {
  /// Sets the transitions of the cells when items of the section are inserted and deleted.
  ///
  /// They are displayed by animated updates of the screen, also when the whole section is inserted
  /// or deleted. Items that are moved or scrolled into the visible area have no transition.
  ///
  /// - Parameters:
  ///   - insertion: The appearance at the start of an insertion.
  ///   - removal: The appearance at the end of a deletion. The default is that of the insertion.
  /// - Returns: The section with the transitions.
  public func transition(_ insertion: ItemTransition, removal: ItemTransition? = nil) -> Section {
    adding(ItemRule { _ in CellTransitions(insertion: insertion, removal: removal) })
  }
}

/// The invalid parts of a layout.
///
/// A layout subclass reads it in `invalidateLayout(with:)`, so that it can keep valid parts. To add
/// properties, return a subclass from `UICollectionViewLayout.invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private(set) var scope = InvalidationScope.layout
  /// The preferred size that is the reason for the invalidation; `nil` for another reason.
  private(set) var preferred: PreferredSize?
  private var items = Set<IndexPath>()
  private var supplementary: [String: Set<IndexPath>] = [:]
  private var decorations: [String: Set<IndexPath>] = [:]

  /// Creates a context of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: ContextMaker) {
    self.init()
    scope = maker.scope
  }

  /// Sets the preferred size that is the reason for the invalidation.
  func setPreferred(_ size: PreferredSize) {
    preferred = size
  }

  /// Whether everything is invalid, as after `reloadData`.
  open var invalidateEverything: Bool { scope == .everything }

  /// Whether the numbers of sections and items are invalid.
  open var invalidateDataSourceCounts: Bool { scope != .layout }

  /// The distance by which the content offset changes with the next layout.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size with the next layout, in points.
  ///
  /// *Different*: it has no effect, since the content size is read after every invalidation.
  open var contentSizeAdjustment = CGSize.zero

  // MARK: Interactive movement

  private(set) var movement: ItemMovement?

  /// Stores the items that are being moved.
  func setMovement(_ new: ItemMovement) { movement = new }

  /// The index paths of the moved items before this step; `nil` outside of a movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// The index paths of the moved items after this step; `nil` outside of a movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  /// The position of the moved items, in points of the content; zero outside of a movement.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  // MARK: Elements

  /// The index paths of invalid cells, sorted; `nil` if there are none.
  open var invalidatedItemIndexPaths: [IndexPath]? {
    items.isEmpty ? nil : items.sorted()
  }

  /// The index paths of invalid supplementary views by kind, sorted; `nil` if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementary.isEmpty ? nil : supplementary.mapValues { $0.sorted() }
  }

  /// The index paths of invalid decoration views by kind, sorted; `nil` if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations.isEmpty ? nil : decorations.mapValues { $0.sorted() }
  }

  /// Adds cells whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items.formUnion(indexPaths)
  }

  /// Adds supplementary views whose attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementary[elementKind, default: []].formUnion(indexPaths)
  }

  /// Adds decoration views whose attributes are invalid.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorations[elementKind, default: []].formUnion(indexPaths)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Adds one element.
  func invalidate(_ element: ElementID) {
    switch element.category {
    case .cell: invalidateItems(at: [element.indexPath])
    case .supplementaryView:
      invalidateSupplementaryElements(ofKind: element.kind, at: [element.indexPath])
    case .decorationView:
      invalidateDecorationElements(ofKind: element.kind, at: [element.indexPath])
    }
  }
}

/// The scope of an invalidation.
enum InvalidationScope {
  /// The layout's attributes.
  case layout
  /// The numbers of sections and items too, as after an insertion.
  case dataSourceCounts
  /// Everything, as after `reloadData`.
  case everything
}

/// The arguments for creating a context of a class that is known at run time only.
@usableFromInline struct ContextMaker {
  let scope: InvalidationScope
}

/// A step of an interactive movement in a context.
struct ItemMovement {
  let previous: [IndexPath]
  let targets: [IndexPath]
  let position: CGPoint
}

// See `UICollectionReusableView.make(_:)`.
extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of the class by its initializer, also if a subclass overrides or replaces it.
  @_silgen_name("$s5UIKit41UICollectionViewLayoutInvalidationContextCyAcA0F5MakerVcfC")
  static func make(_ maker: consuming ContextMaker) -> Self
}

/// What of a layout is no longer right, and so has to be worked out again.
///
/// A layout subclass reads it in `invalidateLayout(with:)`, so that it can keep what still holds.
/// It can have a context class of its own with more properties, see
/// `UICollectionViewLayout.invalidationContextClass`.
///
/// Ours leaves out `contentSizeAdjustment`, for the content size is asked again after every
/// invalidation, and interactive movement.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  var scope = InvalidationScope.layout
  /// The size that a view asked for, when that is the reason.
  var preferred: PreferredSize?
  private var items = Set<IndexPath>()
  private var supplementary: [String: Set<IndexPath>] = [:]
  private var decorations: [String: Set<IndexPath>] = [:]

  /// A context of a class that is known at run time only.
  ///
  /// Apple's makes objects of a class through Objective-C. Swift asks for a required initializer;
  /// subclasses inherit this one, and nobody outside of this module sees it.
  @_spi(ClassMaking) public required convenience init(_ maker: ContextMaker) {
    self.init()
    scope = maker.scope
  }

  /// Whether everything is out of date, as after `reloadData`.
  open var invalidateEverything: Bool { scope == .everything }

  /// Whether the numbers of sections and items are to be asked again.
  open var invalidateDataSourceCounts: Bool { scope != .layout }

  /// How far the content offset moves with the next layout.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The cells that were named so far, sorted; nil when none were.
  open var invalidatedItemIndexPaths: [IndexPath]? {
    items.isEmpty ? nil : items.sorted()
  }

  /// The supplementary views that were named so far by kind, sorted; nil when none were.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementary.isEmpty ? nil : supplementary.mapValues { $0.sorted() }
  }

  /// The decoration views that were named so far by kind, sorted; nil when none were.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations.isEmpty ? nil : decorations.mapValues { $0.sorted() }
  }

  /// Names cells whose attributes are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items.formUnion(indexPaths)
  }

  /// Names supplementary views whose attributes are out of date.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementary[elementKind, default: []].formUnion(indexPaths)
  }

  /// Names decoration views whose attributes are out of date.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorations[elementKind, default: []].formUnion(indexPaths)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Names one element of any sort.
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

/// How far an invalidation reaches.
enum InvalidationScope {
  /// The layout's attributes.
  case layout
  /// The numbers of sections and items too, as after an insertion.
  case dataSourceCounts
  /// Everything, as after `reloadData`.
  case everything
}

/// What a context of a class that is known at run time only is made from.
@_spi(ClassMaking) public struct ContextMaker {
  let scope: InvalidationScope
}

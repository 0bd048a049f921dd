import CompositionalLayout

/// A view that is attached to an item or a group, such as a badge at a corner.
///
/// It doesn't affect the size of its host, and can extend beyond it.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .absolute(20), heightDimension: .absolute(20)),
///   elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
/// ```
///
/// Checked against compositional-layout.md, 1.9 and 3.1.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The z-index; items with a higher value are in front.
  ///
  /// The default is 1.
  open var zIndex = 1 {
    didSet { didChange() }
  }
  /// The element kind for which the view is registered with the collection view.
  open private(set) var elementKind: String
  /// The anchor of the host.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the supplementary item that is aligned with that of the host; `nil` for the same
  /// edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// Creates a copy of a class that is known at run time only, by `make(copyOf:)`.
  @usableFromInline convenience init(copyOf original: NSCollectionLayoutSupplementaryItem) {
    self.init(
      layoutSize: original.layoutSize, elementKind: original.elementKind,
      containerAnchor: original.containerAnchor)
    itemAnchor = original.itemAnchor
  }

  /// Creates a supplementary item inside its host, with its own edges aligned with those of the
  /// host.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a supplementary item whose `itemAnchor` is aligned with the `containerAnchor` of its
  /// host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = type(of: self).make(copyOf: self)
    copy.takeSettings(from: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The supplementary item as a value for the solver.
  var value: LayoutSupplementary {
    LayoutSupplementary(
      size: layoutSize.value, insets: contentInsets.value, kind: elementKind,
      containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value, zIndex: zIndex)
  }
}

// See `UICollectionReusableView.make(_:)`.
extension NSCollectionLayoutSupplementaryItem {
  /// Creates a copy of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit35NSCollectionLayoutSupplementaryItemC6copyOfA2C_tcfC")
  static func make(copyOf original: consuming NSCollectionLayoutSupplementaryItem) -> Self
}

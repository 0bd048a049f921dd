import CompositionalLayout
import LayoutGeometry

/// The smallest component of a compositional layout, which specifies the size of a cell.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
/// ```
///
/// Configure an item before adding it to a group: the layout reads its properties when it is
/// prepared. Checked against compositional-layout.md, 1.6.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The insets of the cell's frame in the item's frame, in points.
  ///
  /// The default is zero.
  ///
  /// The insets are ignored on an axis with an estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { didChange() }
  }

  /// The spacing around the item.
  ///
  /// The default is `nil`, without spacing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    didSet { didChange() }
  }

  /// The size of the item, including its content insets.
  open private(set) var layoutSize: NSCollectionLayoutSize

  private(set) var attachedItems: [NSCollectionLayoutSupplementaryItem] {
    didSet { didChange() }
  }
  private var lastChange = 0

  /// Creates a copy of a class that is known at run time only, by `make(copyOf:)`.
  @usableFromInline convenience init(copyOf original: NSCollectionLayoutItem) {
    self.init(layoutSize: original.layoutSize)
  }

  /// Creates an item of the given size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of the given size with supplementary items, such as badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
  }

  /// The supplementary items that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// Replaces the supplementary items, which only groups allow.
  final func setAttachedItems(_ items: [NSCollectionLayoutSupplementaryItem]) {
    attachedItems = items
  }

  /// Returns a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Returns a deep copy of the same class.
  func duplicate() -> NSCollectionLayoutItem {
    let copy = type(of: self).make(copyOf: self)
    copy.takeSettings(from: self)
    return copy
  }

  /// Copies the settings that all kinds of items have.
  final func takeSettings(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    attachedItems = other.attachedItems.compactMap {
      $0.duplicate() as? NSCollectionLayoutSupplementaryItem
    }
  }

  /// Records that a property was set.
  final func didChange() { lastChange = DescriptionClock.advance() }

  /// The time of the last change of the item or an object in it.
  var latestChange: Int { attachedItems.reduce(lastChange) { max($0, $1.latestChange) } }

  /// Returns the content of the item; adds the closures of custom groups to `providers`.
  func content(with providers: CustomGroupProviders) -> LayoutNode.Content { .leaf }

  /// Returns the item as a value for the solver.
  final func node(with providers: CustomGroupProviders) -> LayoutNode {
    LayoutNode(
      size: layoutSize.value, insets: contentInsets.value,
      edgeSpacing: edgeSpacing?.value ?? .none, supplementaries: supplementaryItems.map(\.value),
      content: content(with: providers))
  }
}

// See `UICollectionReusableView.make(_:)`.
extension NSCollectionLayoutItem {
  /// Creates a copy of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit22NSCollectionLayoutItemC6copyOfA2C_tcfC")
  static func make(copyOf original: consuming NSCollectionLayoutItem) -> Self
}

/// A clock that advances whenever a property of a description is set.
///
/// With it a section that has not changed is converted to a value only once.
@MainActor enum DescriptionClock {
  /// The current time.
  private(set) static var now = 0

  /// Advances the clock, and returns the new time.
  static func advance() -> Int {
    now += 1
    return now
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets as a value for the solver.
  var value: LayoutInsets {
    LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Creates the insets for a value of the solver.
  init(_ value: LayoutInsets) {
    self.init(
      top: value.top, leading: value.leading, bottom: value.bottom, trailing: value.trailing)
  }
}

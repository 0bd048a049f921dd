import CompositionalLayout
import LayoutGeometry

/// A closure that returns the frames of one instance of a custom group, in the group's coordinate
/// space.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A container that arranges items in a row, in a column or by a closure.
///
/// Groups can be nested.
///
/// A section repeats its group until all of its items have a frame.
///
/// ```swift
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///   repeatingSubitem: item, count: 2)
/// row.interItemSpacing = .fixed(10)
/// ```
///
/// A group without subitems, which stops the program in Apple's UIKit, is reported once and
/// displays no items; `init(layoutSize:)` creates one. Checked against compositional-layout.md, 1.7.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The spacing between adjacent subitems.
  ///
  /// The default is `nil`, without spacing.
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    didSet { didChange() }
  }

  private var arrangement = Arrangement.line(.horizontal, [], .cycle)

  /// The source of a group's children.
  enum Arrangement {
    case line(LayoutAxis, [NSCollectionLayoutItem], LayoutGroup.Filling)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
    case frames(LayoutCustomFrames)
  }

  /// Creates a group of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: GroupMaker) {
    self.init(layoutSize: maker.layoutSize)
    arrangement = maker.arrangement
  }

  /// The subitems of the group: a single one if the group repeats it by count, none for a custom
  /// group.
  open var subitems: [NSCollectionLayoutItem] {
    guard case .line(_, let items, _) = arrangement else { return [] }
    return items
  }

  /// The supplementary items that are attached to each instance of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { setAttachedItems(newValue) }
  }

  /// Returns a textual diagram of the group and its items, for debugging.
  ///
  /// ```
  /// horizontal group 375 × 44: .fractionalWidth(1) × .absolute(44), 2 of equal length
  /// ┌───────────────────┬───────────────────┐
  /// │0                  │1                  │
  /// └───────────────────┴───────────────────┘
  ///   item 0: 187.5 × 44 at (0, 0), .fractionalWidth(1) × .fractionalHeight(1)
  ///   item 1: 187.5 × 44 at (187.5, 0), .fractionalWidth(1) × .fractionalHeight(1)
  /// ```
  ///
  /// Apple doesn't specify the format. The text shows one instance of the group in a container of
  /// 375 by 667 points, with the frames and dimensions of its items and all diagnostics. Estimates
  /// are used for self-sizing dimensions, and the closure of a custom group is called. The length
  /// of the text is limited, regardless of the size of the group.
  open func visualDescription() -> String { drawnDescription }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = type(of: self).make(layoutSize, arrangement.duplicate())
    copy.takeSettings(from: self)
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override var latestChange: Int {
    guard case .line(_, let items, _) = arrangement else { return super.latestChange }
    return items.reduce(super.latestChange) { max($0, $1.latestChange) }
  }

  override func content(with providers: CustomGroupProviders) -> LayoutNode.Content {
    switch arrangement {
    case .custom(let provider):
      .custom(providers.number(for: provider))
    case .frames(let frames):
      .custom(providers.number(for: frames))
    case .line(let axis, let items, let filling):
      .group(
        LayoutGroup(
          axis: axis, children: items.map { $0.node(with: providers) }, filling: filling,
          spacing: interItemSpacing?.value ?? .fixed(0)))
    }
  }
}

extension NSCollectionLayoutGroup.Arrangement {
  @MainActor fileprivate func duplicate() -> Self {
    guard case .line(let axis, let items, let filling) = self else { return self }
    return .line(axis, items.map { $0.duplicate() }, filling)
  }
}

/// The arguments for creating a group of a class that is known at run time only.
@usableFromInline struct GroupMaker {
  let layoutSize: NSCollectionLayoutSize
  let arrangement: NSCollectionLayoutGroup.Arrangement
}

// See `UICollectionReusableView.make(_:)`.
extension NSCollectionLayoutGroup {
  /// Creates a group of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit23NSCollectionLayoutGroupCyAcA0D5MakerVcfC")
  static func make(_ maker: consuming GroupMaker) -> Self

  /// Creates a group of the class.
  static func make(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self {
    make(GroupMaker(layoutSize: layoutSize, arrangement: arrangement))
  }
}

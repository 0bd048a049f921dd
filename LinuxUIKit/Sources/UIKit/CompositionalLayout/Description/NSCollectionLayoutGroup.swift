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
/// displays no items. Checked against compositional-layout.md, 1.7.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The spacing between adjacent subitems.
  ///
  /// The default is `nil`, without spacing.
  public var interItemSpacing: NSCollectionLayoutSpacing? {
    didSet { didChange() }
  }

  let arrangement: Arrangement

  /// The source of a group's children.
  enum Arrangement {
    case line(LayoutAxis, [NSCollectionLayoutItem], LayoutGroup.Filling)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
    case frames([LayoutCustomFrame])
  }

  required init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(size: layoutSize, attached: [])
  }

  /// Creates a group without subitems, which displays no items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize, .line(.horizontal, [], .cycle))
  }

  /// Creates a group without subitems, with supplementary items.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }

  /// The subitems of the group: a single one if the group repeats it by count, none for a custom
  /// group.
  public var subitems: [NSCollectionLayoutItem] {
    guard case .line(_, let items, _) = arrangement else { return [] }
    return items
  }

  /// The supplementary items that are attached to each instance of the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { setAttachedItems(newValue) }
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement.duplicate())
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

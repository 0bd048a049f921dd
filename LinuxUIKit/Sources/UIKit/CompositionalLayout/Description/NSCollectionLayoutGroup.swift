import CompositionalLayout
import LayoutGeometry

/// Returns the frames of one instance of a custom group, in the group's own coordinate space.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or wherever a closure puts them; itself an item of other groups.
///
/// A section repeats its group until all of its items have a place.
///
/// ```swift
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///   repeatingSubitem: item, count: 2)
/// row.interItemSpacing = .fixed(10)
/// ```
///
/// A group without subitems, which Apple's refuses, places nothing and is reported once. Checked
/// against compositional-layout.md, 1.7.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The gap between neighbors; nil is none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  let arrangement: Arrangement

  /// Where a group's children come from.
  enum Arrangement {
    case line(LayoutAxis, [NSCollectionLayoutItem], LayoutGroup.Filling)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  required init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(size: layoutSize, attached: [])
  }

  /// The described children: one for the factories with a count, none for a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    guard case .line(_, let items, _) = arrangement else { return [] }
    return items
  }

  /// The views that are tied to each instance of the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement.duplicate())
    copy.takeSettings(from: self)
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override func content(with providers: CustomGroupProviders) -> LayoutNode.Content {
    switch arrangement {
    case .custom(let provider):
      .custom(providers.number(for: provider))
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

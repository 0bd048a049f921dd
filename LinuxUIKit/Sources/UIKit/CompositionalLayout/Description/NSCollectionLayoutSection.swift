import CompositionalLayout

/// Is told before each layout pass what can be seen of a section, and may change how it looks.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout, which repeats a group.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.interGroupSpacing = 10
/// section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
/// ```
///
/// Checked against compositional-layout.md, 1.12.
@preconcurrency @MainActor public class NSCollectionLayoutSection: NSObject, NSCopying {
  /// Insets around the groups, in points.
  ///
  /// Headers and footers lie outside the insets of the scroll axis.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gap between one group and the next, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The edges from which the section's insets count across the scroll axis.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges between which boundary items stand; automatic is the layout's own reference.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary items are inset by the section's insets across the scroll axis.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use supplementaryContentInsetsReference"
  )
  public var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  /// The behavior with which the groups scroll across the layout. The default is `.none`.
  ///
  /// The section is then as long as its longest group. Headers, footers and backgrounds do not
  /// scroll.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section's own scroll view follows a finger; of use while it has one.
  @available(iOS 17.0, tvOS 17.0, *)
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }
  /// Headers, footers and others at the section's boundary; their kinds must differ.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Called before each layout pass that concerns the section: with its cells, headers, badges and
  /// backgrounds that can be seen, how far it has scrolled, and its container.
  ///
  /// What it changes holds for that pass. Scrolling calls it at every step and solves nothing:
  ///
  /// ```swift
  /// section.visibleItemsInvalidationHandler = { items, offset, environment in
  ///   let middle = offset.x + environment.container.contentSize.width / 2
  ///   for item in items where item.representedElementCategory == .cell {
  ///     let distance = abs(item.frame.midX - middle) / middle
  ///     item.alpha = max(0.4, 1 - distance)
  ///   }
  /// }
  /// ```
  ///
  /// The offset is that of the section's own scroll view, or, where it has none, of the collection
  /// view. Changes to a section whose group has estimated sizes have no effect, and that is said
  /// once on standard error. Checked against compositional-layout.md, 4.7 and 5.4.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The list of the section; `nil` for any other section.
  var list: ListSection?

  private let group: NSCollectionLayoutGroup
  private var scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  private var followsContentInsets = true

  init(repeating group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// A section that repeats this group until all of its items have a place.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(repeating: group)
  }

  /// Returns a copy.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// The section as a value for the solver.
  func value(with providers: CustomGroupProviders) -> LayoutSection {
    LayoutSection(
      group: group.node(with: providers), insets: contentInsets.value,
      interGroupSpacing: interGroupSpacing, insetsReference: contentInsetsReference.value,
      supplementaryInsetsReference: supplementaryContentInsetsReference.value,
      supplementariesFollowInsets: followsContentInsets,
      boundaryItems: boundarySupplementaryItems.map(\.boundaryValue),
      decorations: decorationItems.map(\.value),
      orthogonalBehavior: orthogonalScrollingBehavior.value,
      orthogonalScrolling: scrollingProperties.value)
  }

  private func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(
      repeating: group.duplicate() as? NSCollectionLayoutGroup ?? group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.followsContentInsets = followsContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.scrollingProperties = scrollingProperties.duplicate()
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicateBoundaryItem() }
    copy.decorationItems = decorationItems.map { $0.duplicateDecoration() }
    copy.list = list
    return copy
  }
}

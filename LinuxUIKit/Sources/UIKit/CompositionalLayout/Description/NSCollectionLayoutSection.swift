import CompositionalLayout

/// A closure that is called before each layout pass with the visible items of a section, and can
/// change their appearance.
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
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// The insets around the groups, in points.
  ///
  /// The default is zero.
  ///
  /// On the scroll axis, headers and footers are outside of the insets.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { didChange() }
  }
  /// The spacing between adjacent groups, in points.
  ///
  /// The default is 0.
  open var interGroupSpacing: CGFloat = 0 {
    didSet { didChange() }
  }
  /// The reference of the section's content insets across the scroll axis.
  ///
  /// The default is `.automatic`.
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { didChange() }
  }
  /// The reference of the insets of boundary supplementary items.
  ///
  /// The default is `.automatic`, which uses the reference of the layout's configuration.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
    didSet { didChange() }
  }
  /// Whether boundary supplementary items are inset by the section's content insets across the
  /// scroll axis.
  ///
  /// The default is `true`.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use supplementaryContentInsetsReference"
  )
  open var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  /// The behavior with which the groups scroll orthogonally to the layout.
  ///
  /// The default is `.none`.
  ///
  /// The length of an orthogonally scrolling section is that of its longest group. Headers, footers
  /// and backgrounds do not scroll.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  {
    didSet { didChange() }
  }
  /// The scrolling properties of an orthogonally scrolling section, which other sections ignore.
  @available(iOS 17.0, tvOS 17.0, *)
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }
  /// The headers, footers and other boundary items of the section; each must have another kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { didChange() }
  }
  /// A closure that is called before each layout pass that concerns the section.
  ///
  /// The closure receives the visible cells, supplementary views and decoration views of the
  /// section, its content offset, and its environment. Changes are valid for this pass only. The
  /// closure is called for each step of a scroll; the layout isn't solved again for it.
  ///
  /// ```swift
  /// section.visibleItemsInvalidationHandler = { items, offset, environment in
  ///   let center = offset.x + environment.container.contentSize.width / 2
  ///   for item in items where item.representedElementCategory == .cell {
  ///     let distance = abs(item.frame.midX - center) / center
  ///     item.alpha = max(0.4, 1 - distance)
  ///   }
  /// }
  /// ```
  ///
  /// The offset is that of the section's own scroll view if the section scrolls orthogonally, and
  /// that of the collection view otherwise. Changes to a section whose group has estimated
  /// dimensions are ignored, which is reported once on standard error. Checked against
  /// compositional-layout.md, 4.7 and 5.4.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The decoration items of the section, which are behind its content.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { didChange() }
  }
  /// The list of the section; `nil` for any other section.
  private(set) var list: ListSection?

  private let group: NSCollectionLayoutGroup
  private var scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties() {
    didSet { didChange() }
  }
  private var followsContentInsets = true {
    didSet { didChange() }
  }
  private var conversion = SectionConversion()

  /// Creates a section that repeats a group until all of its items have a frame.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Makes the section that of a list.
  func setList(_ list: ListSection) {
    self.list = list
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func didChange() { conversion.didChange() }

  /// The time of the last change of the section or an object in it.
  private var latestChange: Int {
    var latest = max(conversion.lastChange, group.latestChange, scrollingProperties.lastChange)
    for item in boundarySupplementaryItems { latest = max(latest, item.latestChange) }
    for item in decorationItems { latest = max(latest, item.latestChange) }
    return latest
  }

  /// Returns the section as a value for the solver, which is the same object until the section
  /// changes.
  func sharedValue(with providers: CustomGroupProviders) -> SharedLayoutSection {
    conversion.value(latestChange: latestChange) { value(with: providers) }
  }

  /// Returns the section as a value for the solver.
  private func value(with providers: CustomGroupProviders) -> LayoutSection {
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
      group: group.duplicate() as? NSCollectionLayoutGroup ?? group)
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

/// The value of a section for the solver, until the section changes.
@MainActor private struct SectionConversion {
  private(set) var lastChange = 0
  private var value: SharedLayoutSection?
  private var time = 0

  mutating func didChange() { lastChange = DescriptionClock.advance() }

  /// Returns the value, which `convert` creates if there is none since the latest change.
  ///
  /// The numbers of custom groups are those of one preparation, so they are not kept.
  mutating func value(
    latestChange: Int, _ convert: () -> LayoutSection
  ) -> SharedLayoutSection {
    if let value, latestChange <= time { return value }
    let new = SharedLayoutSection(convert())
    (value, time) = (new.hasCustomFrames ? nil : new, DescriptionClock.now)
    return new
  }
}

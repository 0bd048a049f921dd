import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  typealias Outlines = SectionTrees<SectionIdentifierType, ItemIdentifierType>

  /// Applies the change to a snapshot; `nil` as section snapshots adjusts the current ones.
  func apply(
    _ snapshot: Snapshot,
    _ change: SnapshotDisplay<SectionIdentifierType, ItemIdentifierType>
      .Change? = nil, outlines: Outlines? = nil, animated: Bool, finish: @escaping () -> Void
  ) {
    display.apply(
      snapshot, change, animated: animated, display: { self.show(snapshot, outlines: outlines) },
      finish: finish)
  }

  /// Applies the change that displays the visible items of `outline` in a section.
  func apply(
    _ outline: Outline, in section: SectionIdentifierType, animated: Bool,
    finish: @escaping () -> Void
  ) {
    let snapshot = displayedSnapshot.replacingItems(with: outline.visibleItems, in: section)
    var following = outlines.updated(for: snapshot)
    following[section] = outline
    apply(snapshot, outlines: following, animated: animated, finish: finish)
    display.host?.updateOutlinePositions(animated: animated)
  }

  /// Returns the section snapshot of a section, with root items only if none was applied.
  func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    // Unverified: a section that isn't displayed has no items; inferred from uikit.md, 7.3.
    guard displayedSnapshot.indexOfSection(section) != nil else { return Outline() }
    return Outline(roots: displayedSnapshot.itemIdentifiers(inSection: section))
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePosition(at indexPath: IndexPath) -> OutlinePosition? {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      outline.contains(item)
    else { return nil }
    return OutlinePosition(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  /// Toggles an item in the order of uikit.md, 7.3: should, will, the children when expanding,
  /// then the animated update.
  func toggleOutline(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section)
    else { return }
    let outline = outline(of: section)
    let changed = outline.isExpanded(item) ? collapsed(item, outline) : expanded(item, outline)
    if let changed { apply(changed, to: section, animatingDifferences: true) }
  }

  private func collapsed(_ item: ItemIdentifierType, _ outline: Outline) -> Outline? {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return nil }
    sectionSnapshotHandlers.willCollapseItem?(item)
    var outline = outline
    outline.collapse([item])
    return outline
  }

  private func expanded(_ item: ItemIdentifierType, _ outline: Outline) -> Outline? {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return nil }
    sectionSnapshotHandlers.willExpandItem?(item)
    var outline = outline
    if let children = sectionSnapshotHandlers.snapshotForExpandingParent {
      outline.replace(
        childrenOf: item, using: children(item, outline.snapshot(of: item)))
    }
    outline.expand([item])
    return outline
  }
}

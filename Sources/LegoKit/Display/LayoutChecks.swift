import UIKit

extension ModifierIgnoredByLayout {
  /// Returns the mistakes of a section in a layout; none in that of the sections.
  @MainActor static func mistakes(
    in section: Section, laidOutBy layout: UICollectionViewLayout
  ) -> [ModifierIgnoredByLayout] {
    guard !(layout is LegoLayout) else { return [] }
    let names = (section.background == nil ? [] : ["background"]) + scrollModifiers(section, layout)
    return names.map { ModifierIgnoredByLayout($0, section: section, layout) }
  }

  // A compositional layout may have sections that scroll horizontally.
  @MainActor private static func scrollModifiers(
    _ section: Section, _ layout: UICollectionViewLayout
  ) -> [String] {
    guard !(layout is UICollectionViewCompositionalLayout),
      let observing = section.layout as? ScrollObservingLayout
    else { return [] }
    return [
      observing.handlers.isEmpty ? nil : "onScroll",
      observing.phaseHandlers.isEmpty ? nil : "onScrollPhaseChange",
      observing.page.map { _ in "page" },
    ].compactMap(\.self)
  }

  /// Creates the mistake of a displayed item with transitions, or returns `nil` if there is none.
  @MainActor init?(_ item: DisplayedItem, in collectionView: UICollectionView?) {
    guard let collectionView, collectionView.hasOwnLayout,
      item.traits[CellTransitions.self] != nil
    else { return nil }
    self.init(
      CellTransitions.modifier, section: item.section, collectionView.collectionViewLayout)
  }
}

extension MismatchedItemCount {
  /// Creates the mistake of a section as it is described, or returns `nil` if there is none.
  ///
  /// A section without items, and one that displays a state of its content, has none.
  @MainActor init?(in section: Section, _ context: SectionContext) {
    let layout = (section.layout as? ScrollObservingLayout)?.base ?? section.layout
    guard context.itemCount > 0, section.replacement == nil,
      let counting = layout.innermostLayout(in: context) as? any ItemCountingLayout
    else { return nil }
    let expected = counting.expectedItemCount(for: context.itemCount)
    guard expected.count != context.itemCount else { return nil }
    self.init(
      section: section.idText, itemCount: context.itemCount, expectedCount: expected.count,
      positions: expected.positions)
  }
}

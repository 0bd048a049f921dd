import UIKit

/// The provider of elements for the collection view, its layout and its data source.
///
/// All elements come from the displayed content, in which they are found by token, so that a
/// request for a removed element has a result. Updates wait during a request.
@MainActor final class ElementProvider {
  /// The provider of supplementary views of kinds that the description does not contain.
  var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  /// The closure that returns the token of a section and its number of items in the data source.
  var sectionLookup: ((Int) -> (token: SectionToken, itemCount: Int)?)?

  /// The closure that is called when an item that was made on demand has read state.
  var onRead: ((SectionRecord, AccessList) -> Void)?

  private var displayed = DisplayedContent()
  private let sizes = ItemSizes()
  private let views = ReusableViewProvider()
  private let updates: UpdateQueue

  init(updates: UpdateQueue) {
    self.updates = updates
  }

  /// The content that was displayed last.
  var content: IndexedContent { displayed.current }

  /// Provides elements of `content` and, until the end of the transition, of the previous content.
  func beginTransition(to content: IndexedContent) {
    displayed.begin(content)
  }

  /// Provides elements of the new content only.
  func endTransition() {
    displayed.end()
  }

  /// Measures changed items with their cell types, and returns whether a size has changed.
  func updateSizes(for update: ContentUpdate) -> Bool {
    sizes.update(from: displayed.current, to: update)
  }

  /// Returns the result of a callback of the collection view, during which updates wait.
  func deferringUpdates<Result>(during callback: () -> Result) -> Result {
    updates.deferringUpdates(during: callback)
  }

  /// Returns the item of a token at `path`, displayed or being removed.
  func item(_ token: ItemToken, at path: IndexPath) -> AnyItem? {
    displayed.item(token, at: path)
  }

  /// Returns the cell for an item.
  func cell(
    for token: ItemToken, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    updates.deferringUpdates {
      guard let item = tracking(sectionAt: path.section, { item(token, at: path) }) else { return views.emptyCell(in: view, at: path) }
      return views.cell(for: item, in: view, at: path)
    }
  }

  /// Returns the header of a section, or the view of the user's provider for other kinds.
  func supplementaryView(
    ofKind kind: String, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    updates.deferringUpdates {
      if kind == UICollectionView.elementKindSectionHeader, let header = header(at: path) {
        return views.header(for: header, in: view, at: path)
      }
      return supplementaryViewProvider?(view, kind, path)
        ?? views.emptyView(ofKind: kind, in: view, at: path)
    }
  }

  /// Returns the layout of a section with its header, or a placeholder for an unknown section.
  func section(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    updates.deferringUpdates {
      guard let section = section(at: index) else { return .placeholder }
      sizes.removeAll(unlessMeasuredWith: environment.traitCollection)
      return tracking(section.section.record) {
        section.section.layoutSection(in: context(of: section, environment))
      }
    }
  }

  // Items of a ForEach are made on demand: what their closures read counts for the section.
  private func tracking<Result>(sectionAt index: Int, _ body: () -> Result) -> Result {
    let sections = displayed.current.sections
    guard sections.indices.contains(index) else { return body() }
    return tracking(sections[index].section.record, body)
  }

  private func tracking<Result>(_ record: SectionRecord, _ body: () -> Result) -> Result {
    let tracked = record.tracked.trackingAlso(body)
    if !tracked.added.isEmpty { onRead?(record, tracked.added) }
    return tracked.result
  }

  private func section(at index: Int) -> IndexedContent.IndexedSection? {
    guard let found = sectionLookup?(index) else { return nil }
    return displayed.section(found.token, itemCount: found.itemCount)
  }

  // A header above all sections has a path of one index and belongs to no section.
  private func header(at path: IndexPath) -> AnyItem? {
    path.count > 1 ? section(at: path.section)?.section.header : nil
  }

  private func context(
    of section: IndexedContent.IndexedSection, _ environment: any NSCollectionLayoutEnvironment
  ) -> SectionContext {
    let displayed = displayed.current.section(section.token)
    let isDisplayed = displayed?.items.count == section.items.count
    return SectionContext(environment: environment, itemCount: section.items.count) {
      [sizes] index, available in
      sizes.size(
        ofItemAt: index, in: section, available: available, isDisplayed: isDisplayed)
    }
  }
}

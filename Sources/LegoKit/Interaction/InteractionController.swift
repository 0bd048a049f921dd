import UIKit

/// The displayed content as interaction sees it.
@MainActor protocol InteractionContent: AnyObject {
  /// The displayed sections, from top to bottom.
  var sections: [Section] { get }

  /// Returns the displayed item at `path`, or `nil` if there is none.
  func item(at path: IndexPath) -> AnyItem?
  /// Returns the displayed section at `index`, or `nil` if there is none.
  func section(at index: Int) -> Section?
  /// Returns the result of a callback of the collection view, during which updates wait.
  func deferringUpdates<Result>(during callback: () -> Result) -> Result
  /// Prints and reports mistakes that have not been reported before.
  func report(_ mistakes: [any LegoMistake])
}

/// The delegate of a renderer's collection view, which calls the handlers of items and sections.
///
/// All calls are forwarded to the delegate that the user sets, after the handlers were called.
/// Handlers are those of the displayed content, which always has the newest closures.
final class InteractionController: ForwardingDelegate {
  private weak var content: (any InteractionContent)?
  private weak var collectionView: UICollectionView?
  private let appearances = AppearanceTracker()
  private let ends = EndTracker()
  private lazy var prefetching = PrefetchController { [weak self] in self?.content }

  /// Creates the delegate of a collection view that displays `content`.
  init(content: any InteractionContent) {
    self.content = content
  }

  /// Begins to receive the calls of a collection view.
  func install(in collectionView: LegoCollectionView) {
    self.collectionView = collectionView
    collectionView.install(self)
  }

  /// Adapts the collection view to content that is displayed from now on.
  func contentDidChange() {
    guard let content, let collectionView else { return }
    let sections = content.sections
    prefetching.contentDidChange(sections, in: collectionView)
    reportReachedEnds(in: collectionView, sections)
  }

  /// Returns the handlers of the displayed item at `path`.
  private func interaction(at path: IndexPath) -> ItemInteraction? {
    guard path.count == 2, let item = content?.item(at: path) else { return nil }
    return content?.section(at: path.section)?.interaction(with: item) ?? item.interaction
  }

  private func deferringUpdates(during callback: () -> Void) {
    content?.deferringUpdates(during: callback)
  }

  // MARK: Highlighting

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    guard interaction(at: indexPath)?.allows(.select) ?? true else { return false }
    return super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    interaction(at: indexPath)?.perform(.highlight)
    super.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    interaction(at: indexPath)?.perform(.unhighlight)
    super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  // MARK: Selection

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard interaction(at: indexPath)?.allows(.select) ?? true else { return false }
    return super.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if !collectionView.isEditing, let interaction = interaction(at: indexPath) {
      performSelection(at: indexPath, interaction, in: collectionView)
    }
    super.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  private func performSelection(
    at path: IndexPath, _ interaction: ItemInteraction, in collectionView: UICollectionView
  ) {
    guard interaction.handles(.select) else { return reportMissingHandler(at: path) }
    if !interaction.handles(.deselect) { collectionView.deselectItem(at: path, animated: true) }
    interaction.perform(.select)
  }

  private func reportMissingHandler(at path: IndexPath) {
    guard let section = content?.section(at: path.section),
      let mistake = HandlerForMissingType(in: section)
    else { return }
    content?.report([mistake])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    if !collectionView.isEditing { interaction(at: indexPath)?.perform(.deselect) }
    super.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  // MARK: Menus

  override func contextMenu(ofItemAt path: IndexPath) -> UIMenu? {
    interaction(at: path)?.contextMenu()
  }

  // MARK: Display

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    deferringUpdates {
      if let item = content?.item(at: indexPath),
        let section = content?.section(at: indexPath.section)
      {
        appearances.begin(item, of: section, in: cell)
        ends.report(itemAt: indexPath.item, of: section)
      }
    }
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    deferringUpdates {
      appearances.end(in: cell, item: content?.item(at: indexPath)) {
        content?.section(at: indexPath.section)
      }
    }
    super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  private func reportReachedEnds(in collectionView: UICollectionView, _ sections: [Section]) {
    guard sections.contains(where: { !$0.interaction.endHandlers.isEmpty }) else { return }
    for path in collectionView.indexPathsForVisibleItems
    where sections.indices.contains(path.section) {
      deferringUpdates { ends.report(itemAt: path.item, of: sections[path.section]) }
    }
  }
}

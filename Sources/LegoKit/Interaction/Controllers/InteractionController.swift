import UIKit

/// The displayed content as interaction sees it.
@MainActor protocol InteractionContent: AnyObject {
  /// The collection view, `nil` before it is loaded.
  var collectionView: UICollectionView? { get }
  /// The handlers of the whole screen.
  var interaction: LegoInteraction { get }
  /// The displayed sections that have handlers, with their indexes.
  var interactiveSections: [(index: Int, section: Section)] { get }
  /// All displayed sections with their indexes.
  var allSections: [(index: Int, section: Section)] { get }
  /// Whether there is no item.
  var isEmpty: Bool { get }
  /// Whether an update of the collection view is being performed.
  var isUpdating: Bool { get }

  /// Returns the displayed item at `path`, or `nil` if there is none.
  func item(at path: IndexPath) -> AnyItem?
  /// Returns the displayed section at `index`, or `nil` if there is none.
  func section(at index: Int) -> Section?
  /// Returns the result of a callback of the collection view, during which updates wait.
  func deferringUpdates<Result>(during callback: () -> Result) -> Result
  /// Returns whether UIKit reveals the swipe actions of a cell, as in lists of the system.
  func hasSystemSwipeActions(for cell: UICollectionViewCell, at path: IndexPath) -> Bool
  /// Updates a supplementary view that is about to be displayed and was prepared before a change.
  func willDisplay(_ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath)
  /// Performs the update that has waited for the end of a drag.
  func resumeUpdates()
  /// Displays the order of the items that is described, after the user has moved an item.
  func restoreOrder()
  /// Prints and reports mistakes that have not been reported before.
  func report(_ mistakes: [any LegoMistake])
}

extension InteractionContent {
  /// Returns the handlers of the displayed item at `path`, or `nil` if there is none.
  func interaction(at path: IndexPath) -> ItemInteraction? {
    guard path.count == 2, let item = item(at: path) else { return nil }
    return section(at: path.section)?.interaction(with: item) ?? item.interaction
  }
}

/// The delegate of a renderer's collection view, which calls the handlers of items and sections.
///
/// All calls are forwarded to the delegate that the user sets, after the handlers were called.
/// Handlers are those of the displayed content, which always has the newest closures.
final class InteractionController: ForwardingDelegate {
  private(set) weak var content: (any InteractionContent)?  // Extensions in other files read it.
  private lazy var display = DisplayController { [weak self] in
    self?.content
  } accessibilityActions: { [weak self] interaction, section, path, cell in
    self?.accessibilityActions(of: interaction, in: section, at: path, cell: cell) ?? []
  }
  private lazy var prefetching = PrefetchController { [weak self] in self?.content }
  private lazy var selection = SelectionController { [weak self] in self?.content }
  /// The controller of movements, which the data source calls, too.
  private(set) lazy var reordering = ReorderController { [weak self] in self?.content }
  /// The controller of swipe actions outside of the system's lists.
  private(set) lazy var swiping = SwipeController { [weak self] in self?.content }
  private lazy var dragging = DragController { [weak self] in
    self?.content
  } reordering: { [weak self] in
    self?.reordering
  }
  private lazy var paging = PagingController { [weak self] in self?.content }
  private lazy var screen = ScreenController(
    content: { [weak self] in self?.content },
    didChangeEditing: { [weak self] in self?.selection.synchronize() },
    refreshing: { [weak self] refresh in
      self?.paging.refreshWillBegin()
      await refresh()
      self?.paging.refreshDidEnd()
      self?.display.contentDidReload()
    })
  private lazy var keyboard = KeyboardController { [weak self] in self?.content }

  /// Creates the delegate of a collection view that displays `content`.
  init(content: any InteractionContent) {
    self.content = content
  }

  /// Adapts the collection view to content that is displayed from now on.
  func contentDidChange() {
    screen.contentDidChange()
    paging.contentDidChange()
    prefetching.contentDidChange()
    selection.contentDidChange()
    reordering.contentDidChange()
    display.contentDidChange()
    keyboard.contentDidChange()
    if display.hasSwipeActions { swiping.activate() }
    dragging.contentDidChange()
    dragging.activate(display.dragHandlers)
    swiping.contentDidChange()
  }

  /// Restores the described order after a movement whose changes of state were displayed.
  func willLayOut() {
    display.willLayOut()
    if reordering.takeOrderCheck() { content?.restoreOrder() }
    keyboard.willLayOut()
  }

  /// Reports what is displayed and visible after a layout pass.
  func didLayOut() {
    content?.deferringUpdates { display.didLayOut() }
    swiping.didLayOut()
  }

  /// Makes the edited field visible after a layout pass in which the content was scrolled to its
  /// position; `layOut` displays the views of another content offset.
  func didScroll(layOut: () -> Void) {
    keyboard.didLayOut(layOut)
  }

  // MARK: Highlighting

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    // The touch closes the open cell.
    guard !swiping.isOpen else { return false }
    guard content?.interaction(at: indexPath)?.allows(.select) ?? true else { return false }
    return super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    content?.interaction(at: indexPath)?.perform(.highlight)
    super.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    content?.interaction(at: indexPath)?.perform(.unhighlight)
    super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  // MARK: Selection

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard content?.interaction(at: indexPath)?.allows(.select) ?? true else { return false }
    return super.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard selection.rule(at: indexPath)?.allowsMultiple ?? true else { return false }
    return super.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    select(indexPath, in: collectionView)
    super.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  private func select(_ path: IndexPath, in collectionView: UICollectionView) {
    guard let interaction = content?.interaction(at: path) else { return }
    let rule = selection.rule(at: path)
    if let rule {
      selection.didSelectItem(at: path, rule: rule)
    } else if interaction.handles(.select), !interaction.handles(.deselect) {
      collectionView.deselectItem(at: path, animated: true)
    }
    guard !collectionView.isEditing else { return }
    interaction.perform(.select)
    if rule == nil, !interaction.handles(.select) { reportMissingHandler(at: path) }
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
    if let rule = selection.rule(at: indexPath) {
      selection.didDeselectItem(at: indexPath, rule: rule)
    }
    if !collectionView.isEditing { content?.interaction(at: indexPath)?.perform(.deselect) }
    super.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  // MARK: Menus and movements

  override func contextMenu(ofItemAt path: IndexPath) -> UIMenu? {
    guard let content, let interaction = content.interaction(at: path),
      let menu = menu(interaction.contextMenu(), at: path)
    else { return nil }
    // During editing, a long press moves the item.
    let isMoved = content.collectionView?.isEditing == true && reordering.canMoveItem(at: path)
    return isMoved ? nil : menu
  }

  /// Returns a menu with the swipe actions of a cell that cannot be swiped; `nil` for no elements.
  private func menu(_ menu: UIMenu?, at path: IndexPath) -> UIMenu? {
    let actions = swiping.menuActions(at: path)
    guard !actions.isEmpty else { return menu }
    guard let menu else { return UIMenu(children: actions) }
    let group = UIMenu(title: "", options: .displayInline, children: actions)
    return menu.replacingChildren(menu.children + [group])
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let proposed = super.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    return reordering.target(
      of: originalIndexPath, at: currentIndexPath, proposed: proposed)
  }

  // MARK: Display

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    content?.deferringUpdates { display.begin(at: indexPath, in: cell) }
    if display.hasSwipeActions { swiping.activate() }
    dragging.activate(display.dragHandlers)
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    content?.willDisplay(view, ofKind: elementKind, at: indexPath)
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    swiping.didEndDisplaying(cell)
    content?.deferringUpdates { display.end(at: indexPath, in: cell) }
    super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
}

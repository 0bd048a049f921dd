import UIKit

/// The content offsets of lists in cells, by the ids of their items.
///
/// A cell that leaves the screen displays another item later, with the same list. The list of an item has
/// its offset again when the item comes back, and the list of an item that has not been displayed begins at
/// its start.
@MainActor final class NestedListFeature: Feature {
  /// None: lists announce themselves.
  static let traits: [any Trait.Type] = []

  private struct Key: Hashable {
    let section: AnyHashable?
    let item: AnyID
  }

  /// A list in a cell, and the item that it displays.
  private struct Nested {
    weak var list: LegoView?
    var key: Key?
  }

  private weak var screen: (any DisplayedScreen)?
  private var lists: [Nested] = []
  private var offsets: [Key: CGPoint] = [:]

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  // Keeps the offset of the list from now on.
  func listDidMoveToWindow(_ list: UIView) {
    lists.removeAll { $0.list == nil }
    guard let list = list as? LegoView, !lists.contains(where: { $0.list === list }) else { return }
    lists.append(Nested(list: list))
    guard let cell = list.cellAround, let path = screen?.collectionView?.indexPath(for: cell),
      let item = screen?.displayedItem(in: cell, at: path)
    else { return }
    adapt(item)
  }

  // Offsets of items that are removed are forgotten.
  func contentDidChange() {
    guard !offsets.isEmpty, let screen else { return }
    let sections = Dictionary(
      screen.allSections.map { ($0.section.id, $0.section.items) }, uniquingKeysWith: { $1 })
    let isKept = { (key: Key) in sections[key.section]?.contains(key.item) == true }
    offsets = offsets.filter { isKept($0.key) }
    for index in lists.indices {
      if let key = lists[index].key, !isKept(key) { lists[index].key = nil }
    }
  }

  func adapt(_ item: DisplayedItem) {
    if let content = item.traits[NestedContent.self] {
      item.section.record.include(content.lego)
      (item.cell as? NestedListCell)?.display(content)
    }
    guard !lists.isEmpty else { return }
    let key = Key(section: item.section.id, item: item.item.id)
    for index in lists.indices where lists[index].key != key {
      guard let list = lists[index].list, list.isDescendant(of: item.cell) else { continue }
      let isFirst = lists[index].key == nil && offsets[key] == nil
      lists[index].key = key
      if !isFirst || list.isScrolled { restore(list, to: offsets[key]) }
    }
  }

  func itemDidDisappear(from cell: UICollectionViewCell, at path: IndexPath) {
    for nested in lists {
      guard let list = nested.list, let key = nested.key, list.isDescendant(of: cell),
        let collectionView = list.legoRenderer.collectionView
      else { continue }
      offsets[key] = collectionView.contentOffset
    }
  }

  private func restore(_ list: LegoView, to offset: CGPoint?) {
    guard let collectionView = list.legoRenderer.collectionView else { return }
    // The new content has its length after a layout pass.
    list.cellAround?.layoutIfNeeded()
    list.legoRenderer.flush()
    collectionView.layoutIfNeeded()
    let insets = collectionView.adjustedContentInset
    collectionView.contentOffset = offset ?? CGPoint(x: -insets.left, y: -insets.top)
    collectionView.layoutIfNeeded()
  }
}

extension LegoView {
  /// Whether the content is not at its start.
  fileprivate var isScrolled: Bool {
    guard let view = legoRenderer.collectionView else { return false }
    let insets = view.adjustedContentInset
    return view.contentOffset != CGPoint(x: -insets.left, y: -insets.top)
  }
}

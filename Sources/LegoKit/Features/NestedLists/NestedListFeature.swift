import UIKit

/// The positions of lists in cells, by the ids of their items: their content offsets, and those of their
/// sections that scroll horizontally.
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
    /// Whether the item has left the screen since it was displayed in this list.
    var hasLeft = false
  }

  /// The position of a list, and those of its sections that scroll horizontally.
  private struct Position {
    let offset: CGPoint
    let sections: [AnyHashable: CGFloat]
  }

  private weak var screen: (any DisplayedScreen)?
  private var lists: [Nested] = []
  private var positions: [Key: Position] = [:]

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
    guard !positions.isEmpty, let screen else { return }
    let sections = Dictionary(
      screen.allSections.map { ($0.section.id, $0.section.items) }, uniquingKeysWith: { $1 })
    let isKept = { (key: Key) in sections[key.section]?.contains(key.item) == true }
    positions = positions.filter { isKept($0.key) }
    for index in lists.indices {
      if let key = lists[index].key, !isKept(key) { lists[index].key = nil }
    }
  }

  func adapt(_ item: DisplayedItem) {
    if let content = item.traits[NestedContent.self] {
      content.lego.addReads(to: item.section.record)
      (item.cell as? NestedListCell)?.display(content)
    }
    guard !lists.isEmpty else { return }
    let key = Key(section: item.section.id, item: item.item.id)
    for index in lists.indices where lists[index].key != key || lists[index].hasLeft {
      guard let list = lists[index].list, list.isDescendant(of: item.cell) else { continue }
      let isFirst = lists[index].key == nil && positions[key] == nil
      (lists[index].key, lists[index].hasLeft) = (key, false)
      if !isFirst || list.isScrolled { restore(list, to: positions[key]) }
    }
  }

  func itemDidDisappear(from cell: UICollectionViewCell, at path: IndexPath) {
    for index in lists.indices {
      guard let list = lists[index].list, list.isDescendant(of: cell),
        let key = lists[index].key ?? key(at: path),
        let collectionView = list.legoRenderer.collectionView
      else { continue }
      positions[key] = Position(
        offset: collectionView.contentOffset,
        sections: list.legoRenderer.scrolling.sectionPositions)
      lists[index].hasLeft = true
    }
  }

  // A list that was in the first cells of the screen has moved to the window before they had items.
  private func key(at path: IndexPath) -> Key? {
    guard let item = screen?.item(at: path), let section = screen?.section(at: path.section) else {
      return nil
    }
    return Key(section: section.id, item: item.id)
  }

  private func restore(_ list: LegoView, to position: Position?) {
    guard let collectionView = list.legoRenderer.collectionView else { return }
    list.legoRenderer.scrolling.sectionPositions = position?.sections ?? [:]
    // The new content has its length after a layout pass.
    list.cellAround?.layoutIfNeeded()
    list.legoRenderer.flush()
    collectionView.layoutIfNeeded()
    let insets = collectionView.adjustedContentInset
    collectionView.contentOffset = position?.offset ?? CGPoint(x: -insets.left, y: -insets.top)
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

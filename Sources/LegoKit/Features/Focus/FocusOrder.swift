import LayoutGeometry
import UIKit

/// The next or the previous item that can have the focus.
@MainActor struct FocusableItem {
  /// The list that displays the item, or an item with a list that does.
  let list: UICollectionView
  /// The position in the list.
  let path: IndexPath
  /// The rule of the item.
  let rule: FocusRule
  /// Whether the item is in a list in the item at the position.
  let isNested: Bool

  /// Gives the focus to the item, whose list follows the state when it is displayed.
  func takeFocus() {
    if list.cellForItem(at: path) == nil { list.displayItem(at: path) }
    rule.setFocused(true)
  }
}

extension UICollectionView {
  /// Whether the list or one around it displays an update, or lays out its cells.
  var isChangedByUpdate: Bool {
    lists.contains { $0.isLayingOut || $0.screen?.isUpdating == true }
  }

  /// Scrolls to an item and displays it.
  ///
  /// A section that scrolls horizontally may take the position only once it is displayed.
  func displayItem(at path: IndexPath) {
    for _ in 0..<2 {
      scrollToItem(
        at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
      layoutIfNeeded()
      guard !indexPathsForVisibleItems.contains(path) else { return }
    }
  }
}

extension UICollectionViewCell {
  /// Lets the list in the cell follow the focus, also if none of its displayed items can have it.
  func followFocus(of lego: Lego) {
    var search = FocusableItemSearch(.next)
    guard let rule = search.rule(in: lego), let list = firstList(in: contentView) else { return }
    list.screen?.features.willDisplay(Traits(rule))
    // A list that comes back may have missed that the focus has changed.
    list.setNeedsLayout()
  }

  private func firstList(in view: UIView) -> LegoCollectionView? {
    view.subviews.firstNonNil { [self] in
      $0 as? LegoCollectionView ?? firstList(in: $0)
    }
  }
}

extension DisplayedScreen {
  /// The path of the item with the focus, or of an item with a list that contains it; `nil` if there is
  /// none.
  var pathOfFocus: IndexPath? {
    paths.first { path in
      traits(at: path)?[FocusRule.self]?.isFocused() == true
        || nestedLego(at: path)?.containsFocus == true
    }
  }

  /// The first rule of the list, or `nil` if there is none among the first items.
  ///
  /// A list without fields searches after each update, so for few items.
  var firstFocusRule: FocusRule? {
    var search = FocusableItemSearch(.next, among: 200)
    return collectionView.flatMap {
      target(&search, from: IndexPath(item: -1, section: 0), in: $0)?.rule
    }
  }

  private var paths: some Sequence<IndexPath> {
    allSections.lazy.flatMap { index, section in
      (0..<section.items.count).lazy.map { IndexPath(item: $0, section: index) }
    }
  }

  /// Returns the content of the list in an item; `nil` for another item.
  func nestedLego(at path: IndexPath) -> Lego? {
    item(at: path)?.traits[NestedContent.self]?.lego
  }

  /// Returns the next item with a rule in a direction: in this list or the lists in its items, or else in
  /// the list around it; `nil` if there is none.
  func focusTarget(_ direction: FocusDirection, from path: IndexPath) -> FocusableItem? {
    guard let collectionView else { return nil }
    var search = FocusableItemSearch(direction)
    if let target = target(&search, from: path, in: collectionView) { return target }
    guard let outer = collectionView.listAround, let cell = collectionView.cellAround,
      let path = outer.indexPath(for: cell)
    else { return nil }
    return outer.screen?.focusTarget(direction, from: path)
  }

  private func target(
    _ search: inout FocusableItemSearch, from path: IndexPath, in collectionView: UICollectionView
  ) -> FocusableItem? {
    var path = path
    while let next = next(search.direction, after: path), search.visitsNext() {
      path = next
      if let rule = traits(at: path)?[FocusRule.self] {
        return FocusableItem(list: collectionView, path: path, rule: rule, isNested: false)
      }
      if let rule = nestedLego(at: path).flatMap({ search.rule(in: $0) }) {
        return FocusableItem(list: collectionView, path: path, rule: rule, isNested: true)
      }
    }
    return nil
  }

  /// Returns the path beside `path` in a direction, also in another section; `nil` at the end.
  private func next(_ direction: FocusDirection, after path: IndexPath) -> IndexPath? {
    let step = direction == .next ? 1 : -1
    var next = path
    next.item += step
    while let section = section(at: next.section),
      !(0..<section.items.count).contains(next.item)
    {
      next.section += step
      guard let other = next.section < 0 ? nil : self.section(at: next.section) else { return nil }
      next.item = step > 0 ? 0 : other.items.count - 1
    }
    return section(at: next.section) == nil ? nil : next
  }
}

extension Lego {
  /// Whether an item has the focus, those of lists in items included.
  fileprivate var containsFocus: Bool {
    var search = FocusableItemSearch(.next, among: .max)
    return search.rule(in: self) { $0.isFocused() } != nil
  }
}

/// A search for a rule in one direction, among a number of items, those of lists in items included.
@MainActor private struct FocusableItemSearch {
  let direction: FocusDirection
  private var remaining: Int

  init(_ direction: FocusDirection, among count: Int = 1_000) {
    (self.direction, remaining) = (direction, count)
  }

  /// Returns whether the search goes on with one more item.
  mutating func visitsNext() -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  /// Returns the first rule in a list that fulfills a condition.
  mutating func rule(
    in lego: Lego, where isFound: (FocusRule) -> Bool = { _ in true }
  ) -> FocusRule? {
    let isForward = direction == .next
    for section in isForward ? lego.sections : lego.sections.reversed() {
      let end = section.items.count
      for offset in 0..<end {
        guard visitsNext() else { return nil }
        let item = section.items[isForward ? offset : end - 1 - offset]
        if let rule = section.traits(of: item)[FocusRule.self], isFound(rule) { return rule }
        if let nested = item.traits[NestedContent.self]?.lego,
          let rule = rule(in: nested, where: isFound)
        {
          return rule
        }
      }
    }
    return nil
  }
}

import UIKit

/// The next or the previous item that can have the focus.
@MainActor struct FocusTarget {
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
  /// The list around all others around this one, or this one itself.
  var outermostList: LegoCollectionView? { lists.reduce(nil) { $1 } }

  /// Whether the list or one around it displays an update, or lays out its cells.
  var isChangedByUpdate: Bool {
    lists.contains { $0.isLayingOut || $0.screen?.isUpdating == true }
  }

  /// Scrolls to an item and displays it.
  func displayItem(at path: IndexPath) {
    scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    layoutIfNeeded()
  }
}

extension UICollectionViewCell {
  /// Lets the list in the cell follow the focus, also if none of its displayed items can have it.
  func followFocus(of lego: Lego) {
    guard let rule = lego.focusRule(.next), let list = firstList(in: contentView) else { return }
    list.screen?.features.willDisplay(Traits(rule))
    // A list that comes back may have missed that the focus has changed.
    list.setNeedsLayout()
  }

  private func firstList(in view: UIView) -> LegoCollectionView? {
    view.subviews.lazy.compactMap { [self] in
      $0 as? LegoCollectionView ?? firstList(in: $0)
    }.first
  }
}

/// The number of items among which the next one is searched for.
private let searchLength = 200

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
  var firstFocusRule: FocusRule? {
    collectionView.flatMap { target(.next, from: IndexPath(item: -1, section: 0), in: $0)?.rule }
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
  func focusTarget(_ direction: FocusDirection, from path: IndexPath) -> FocusTarget? {
    guard let collectionView else { return nil }
    if let target = target(direction, from: path, in: collectionView) { return target }
    guard let outer = collectionView.listAround, let cell = collectionView.cellAround,
      let path = outer.indexPath(for: cell)
    else { return nil }
    return outer.screen?.focusTarget(direction, from: path)
  }

  private func target(
    _ direction: FocusDirection, from path: IndexPath, in collectionView: UICollectionView
  ) -> FocusTarget? {
    var path = path
    for _ in 0..<searchLength {
      guard let next = next(direction, after: path) else { return nil }
      path = next
      if let rule = traits(at: path)?[FocusRule.self] {
        return FocusTarget(list: collectionView, path: path, rule: rule, isNested: false)
      }
      if let rule = nestedLego(at: path)?.focusRule(direction) {
        return FocusTarget(list: collectionView, path: path, rule: rule, isNested: true)
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
    rule(.next, among: .max) { $0.isFocused() } != nil
  }

  /// Returns the first rule in a direction, among as many items as the next one is searched for in.
  func focusRule(_ direction: FocusDirection) -> FocusRule? {
    rule(direction, among: searchLength) { _ in true }
  }

  private func rule(
    _ direction: FocusDirection, among count: Int, where isFound: (FocusRule) -> Bool
  ) -> FocusRule? {
    var remaining = count
    let isForward = direction == .next
    for section in isForward ? sections : sections.reversed() {
      let end = section.items.count
      for offset in 0..<min(end, remaining) {
        let item = section.items[isForward ? offset : end - 1 - offset]
        if let rule = section.traits(of: item)[FocusRule.self], isFound(rule) { return rule }
        let nested = item.traits[NestedContent.self]?.lego
        if let rule = nested?.rule(direction, among: count, where: isFound) { return rule }
      }
      remaining -= min(end, remaining)
    }
    return nil
  }
}

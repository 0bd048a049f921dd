/// The keys that move the focus and act on the focused item.
///
/// 1. Tab and Shift-Tab move between text inputs, lists and groups of other views, in the order of
///    reading, and begin again after the last one.
/// 2. Arrow keys move between the items of the list or the group that has the focus.
/// 3. Return and the space bar do what a tap on the focused item does.
/// 4. Escape ends the focus.
@MainActor struct FocusKeys {
  let window: UIWindow
  private var system: UIFocusSystem { window.focusSystem }

  /// Performs the behavior of a key, and returns whether there is one.
  func handle(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.commandKeys
    if key.keyCode == .keyboardTab { return moveBetweenStops(modifiers) }
    guard modifiers.isEmpty else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: return move(.up)
    case .keyboardDownArrow: return move(.down)
    case .keyboardLeftArrow: return move(.left)
    case .keyboardRightArrow: return move(.right)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      return system.hasFocusedItem && system.target?.activate() ?? false
    case .keyboardEscape:
      guard system.hasFocusedItem else { return false }
      return system.move(to: nil, heading: [])
    default: return false
    }
  }

  private func moveBetweenStops(_ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.isSubset(of: .shift) else { return false }
    let isBackward = modifiers.contains(.shift)
    let stops = FocusStops(in: root).targets
    let directed = isBackward ? stops.reversed() : stops
    let current = system.target.flatMap { target in
      directed.firstIndex { $0.isSameStop(as: target) }
    }
    let candidates = current.map { directed[($0 + 1)...] + directed[..<$0] } ?? directed[...]
    return candidates.contains {
      // A field may refuse to edit.
      system.move(to: $0, heading: isBackward ? .previous : .next)
        && (!$0.isTextInput || $0.host.isFirstResponder)
    }
  }

  private func move(_ heading: UIFocusHeading) -> Bool {
    let isFocused = system.hasFocusedItem
    guard let from = isFocused ? system.target : system.lastTarget else { return false }
    if let item = from.listItem {
      guard let next = item.list.focusItem(heading, of: item.indexPath) else { return false }
      return system.move(to: FocusTarget(item.list, next), heading: heading)
    }
    let group = from.host.groupOfFocus
    let views = root.focusableViews.filter { $0 !== from.host && $0.groupOfFocus == group }
    let frames = views.map { $0.convert($0.bounds, to: nil) }
    let focused = from.host.convert(from.host.bounds, to: nil)
    guard let next = FocusSearch.next(from: focused, heading, among: frames) else { return false }
    return system.move(to: FocusTarget(views[next]), heading: heading)
  }

  private var root: UIView { window.frontmostController?.viewIfLoaded ?? window }
}

extension FocusTarget {
  /// Whether the Tab key stops once for both: they are in one list or one group.
  @MainActor fileprivate func isSameStop(as other: FocusTarget) -> Bool {
    if host === other.host { return true }
    guard !isTextInput, !other.isTextInput, listItem == nil, other.listItem == nil else {
      return false
    }
    return host.groupOfFocus == other.host.groupOfFocus
  }
}

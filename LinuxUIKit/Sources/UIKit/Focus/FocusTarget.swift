/// Something that can be focused: a view, or an item of a list, which may have no cell yet.
@MainActor struct FocusTarget {
  /// The view, or the list that contains the item.
  let host: UIView
  /// The list and its item; `nil` for a view.
  let listItem: (list: any FocusableList, indexPath: IndexPath)?

  /// Creates the target of a view.
  init(_ view: UIView) {
    (host, listItem) = (view, nil)
  }

  /// Creates the target of an item of a list.
  init(_ list: any FocusableList, _ item: IndexPath) {
    (host, listItem) = (list, (list, item))
  }

  /// Returns the index path of the item in a list; `nil` for other targets.
  func indexPath(in list: UIView) -> IndexPath? { host === list ? listItem?.indexPath : nil }

  /// Whether both are the same view or item.
  func isSame(as other: FocusTarget?) -> Bool {
    host === other?.host && listItem?.indexPath == other?.listItem?.indexPath
  }

  /// The focused view: that of an item is its cell, `nil` while it isn't displayed.
  var displayedView: UIView? {
    guard let listItem else { return host }
    return listItem.list.displayedView(of: listItem.indexPath)
  }

  /// Whether typed text is the purpose of the view, so that it edits while it has the focus.
  var isTextInput: Bool { listItem == nil && host.acceptsKeyInput }

  /// The environments around the target, from the inside.
  var environments: [any UIFocusEnvironment] {
    let first: any UIFocusEnvironment = displayedView ?? host
    return Array(sequence(first: first, next: { $0.parentFocusEnvironment }))
  }

  /// Scrolls by the least distance that makes the target visible.
  func reveal() {
    guard let listItem else { return host.scrollToVisibleInScrollViews() }
    listItem.list.revealItem(listItem.indexPath)
  }

  /// Performs what a tap on the target does; returns `false` if it does nothing.
  func activate() -> Bool {
    if let listItem { return listItem.list.performKey(at: listItem.indexPath) }
    guard let control = host as? UIControl, control.isEnabled else { return false }
    control.sendActions(for: .primaryActionTriggered)
    return true
  }
}

extension UIView {
  /// Scrolls enclosing scroll views by the least distances that make the view visible.
  func scrollToVisibleInScrollViews() {
    for case let scrollView as UIScrollView in sequence(first: superview, next: { $0?.superview }) {
      scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
    }
  }

  /// Whether the view itself and those around it can be seen and touched.
  fileprivate var acceptsFocus: Bool { !isHidden && alpha > 0 && isUserInteractionEnabled }

  /// Whether text can be edited in the view, unless its delegate refuses.
  var canEditText: Bool { focusBehavior.canEditText }
}

/// The targets between which the Tab key moves: text inputs, lists, and groups of other views.
@MainActor struct FocusStops {
  private(set) var targets: [FocusTarget] = []
  private var groups = Set<String>()

  /// Collects the targets in a view, in the order of reading.
  init(in root: UIView) {
    collect(root)
    let frames = targets.map { $0.host.convert($0.host.bounds, to: nil) }
    targets = ReadingOrder.indices(of: frames, isRightToLeft: root.isRightToLeft)
      .map { targets[$0] }
  }

  private mutating func collect(_ view: UIView) {
    guard view.acceptsFocus else { return }
    if view.acceptsKeyInput {
      if view.canEditText { targets.append(FocusTarget(view)) }
    } else if let list = view as? any FocusableList {
      collect(list: list)
    } else if view.canBecomeFocused {
      guard groups.insert(view.groupOfFocus).inserted else { return }
      targets.append(FocusTarget(view))
    } else {
      view.subviews.forEach { collect($0) }
    }
  }

  /// A list is one target, unless it has fields to edit.
  private mutating func collect(list: any FocusableList) {
    let fields = list.subviews.flatMap(\.textInputs)
    targets += fields.map { FocusTarget($0) }
    guard fields.isEmpty, let item = list.preferredFocusItem else { return }
    targets.append(FocusTarget(list, item))
  }
}

extension UIView {
  /// The name of the group that the view belongs to; views of a superview are a group by default.
  var groupOfFocus: String {
    let named = sequence(first: self, next: \.superview).compactMap(\.focusGroupIdentifier)
    return named.first ?? superview.map { "\(ObjectIdentifier($0))" } ?? ""
  }

  /// The visible views inside that edit text.
  fileprivate var textInputs: [UIView] {
    guard acceptsFocus else { return [] }
    if acceptsKeyInput { return canEditText ? [self] : [] }
    return subviews.flatMap(\.textInputs)
  }

  /// The views inside that can be focused and aren't part of lists.
  var focusableViews: [UIView] {
    guard acceptsFocus, !focusBehavior.managesItems, !acceptsKeyInput else { return [] }
    return canBecomeFocused ? [self] : subviews.flatMap(\.focusableViews)
  }
}

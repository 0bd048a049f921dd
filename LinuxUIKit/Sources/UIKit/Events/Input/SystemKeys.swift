/// The behavior of keys that no responder has handled.
///
/// 1. Return chooses the preferred action of an alert.
/// 2. Keys edit the text of the first responder.
/// 3. Escape closes menus, and cancels alerts, searches, popovers and sheets.
/// 4. Tab moves between text fields.
/// 5. Arrows, page keys and the space bar scroll.
@MainActor struct SystemKeys {
  let window: UIWindow

  /// Performs the behavior of a key, and returns whether there is one.
  func handle(_ key: UIKey) -> Bool {
    if key.isReturn, let action = alert?.preferredAction, action.isEnabled {
      alert?.choose(action)
      return true
    }
    if edit(key) { return true }
    // Characters follow as text.
    if key.typesText, window.firstResponderState.responder is any UIKeyInput { return false }
    return switch key.keyCode {
    case .keyboardEscape: escape()
    case .keyboardTab: moveBetweenFields(key.modifierFlags)
    default: ScrollKeys(window: window).handle(key)
    }
  }

  // MARK: Text

  private func edit(_ key: UIKey) -> Bool {
    guard let input = window.firstResponderState.responder as? any UIKeyInput else { return false }
    let modifiers = key.modifierFlags.commandKeys
    if key.isReturn, modifiers.isSubset(of: .shift) {
      input.insertText("\n")
      return true
    }
    if key.keyCode == .keyboardTab, modifiers.isEmpty, input is UITextView {
      input.insertText("\t")
      return true
    }
    if let view = input as? any EditableTextView {
      return TextKeyCommand(key.keyCode, key.charactersIgnoringModifiers, modifiers)
        .map(view.perform) ?? false
    }
    guard key.keyCode == .keyboardDeleteOrBackspace else { return false }
    input.deleteBackward()
    return true
  }

  // MARK: Escape

  // Unverified: which presentations Escape dismisses is inferred from iPadOS with a keyboard.
  private func escape() -> Bool {
    // 1. A menu or the calendar of a date picker.
    let overlay = window.subviews.last {
      $0.isUserInteractionEnabled && ($0 is MenuOverlayView || $0 is DatePickerOverlayView)
    }
    if let overlay { return overlay.accessibilityPerformEscape() }
    // 2. An alert.
    if let alert {
      guard let action = alert.cancelAction, action.isEnabled else { return false }
      alert.choose(action)
      return true
    }
    // 3. A search.
    if let bar = searchBar {
      bar.cancel()
      return true
    }
    // 4. A popover or a sheet.
    return dismissPresentation()
  }

  private var alert: UIAlertController? {
    guard let alert = window.frontmostController as? UIAlertController, !alert.isBeingDismissed
    else { return nil }
    return alert
  }

  private var searchBar: UISearchBar? {
    sequence(first: window.firstResponderState.responder?.respondingView, next: { $0?.superview })
      .lazy.compactMap { $0 as? UISearchBar }.first
  }

  private func dismissPresentation() -> Bool {
    guard let controller = window.frontmostController, controller.presentingViewController != nil,
      !controller.isBeingDismissed, let presentation = controller.presentationController,
      presentation is UIPopoverPresentationController
        || presentation is UISheetPresentationController
    else { return false }
    guard presentation.canBeDismissedByUser else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return true
    }
    presentation.dismissByUser()
    return true
  }

  // MARK: Tab

  /// Makes the next or previous text field first responder, beginning again after the last one.
  private func moveBetweenFields(_ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.commandKeys.isSubset(of: .shift) else { return false }
    let root = window.frontmostController?.viewIfLoaded ?? window
    let fields = root.textInputs
    let ordered = ReadingOrder.indices(
      of: fields.map { $0.convert($0.bounds, to: nil) }, isRightToLeft: root.isRightToLeft
    ).map { fields[$0] }
    let directed = modifiers.contains(.shift) ? ordered.reversed() : ordered
    let current = directed.firstIndex { $0.isFirstResponder }
    let candidates =
      current.map { directed[($0 + 1)...] + directed[..<$0] } ?? directed[...]
    guard let next = candidates.first(where: { $0.becomeFirstResponder() }) else { return false }
    next.scrollToVisibleInScrollViews()
    return true
  }
}

/// The order in which a user reads rectangles: in rows from the top, each from its leading side.
enum ReadingOrder {
  /// Returns the indices of rectangles in their order.
  ///
  /// A rectangle is in a row if its top is above the center of the row's first rectangle. The cost
  /// is that of sorting.
  static func indices(of rects: [CGRect], isRightToLeft: Bool) -> [Int] {
    var rows: [[Int]] = []
    for index in rects.indices.sorted(by: { (rects[$0].minY, $0) < (rects[$1].minY, $1) }) {
      if let first = rows.last?.first, rects[index].minY < rects[first].midY {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted { first, second in
        let (left, right) = (rects[first].minX, rects[second].minX)
        if left == right { return first < second }
        return (left < right) != isRightToLeft
      }
    }
  }
}

extension UIKey {
  /// Whether the key is Return, or Enter of the keypad.
  fileprivate var isReturn: Bool { keyCode == .keyboardReturnOrEnter || keyCode == .keypadEnter }

  /// Whether the key types characters.
  fileprivate var typesText: Bool {
    modifierFlags.commandKeys.isSubset(of: [.shift, .alternate])
      && !characters.hasPrefix("UIKeyInput")
      && characters.unicodeScalars.contains {
        $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
      }
  }
}

extension UIView {
  /// The visible views inside that edit text and can be touched.
  fileprivate var textInputs: [UIView] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    if self is any UIKeyInput { return [self] }
    return subviews.flatMap(\.textInputs)
  }

  /// Scrolls enclosing scroll views by the least distances that make the view visible.
  fileprivate func scrollToVisibleInScrollViews() {
    for case let scrollView as UIScrollView in sequence(first: superview, next: { $0?.superview }) {
      scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
    }
  }
}

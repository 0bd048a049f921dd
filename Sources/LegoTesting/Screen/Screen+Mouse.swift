import UIKit

// MARK: Secondary clicks

extension Screen {
  /// Clicks the view with a text with the secondary button of a mouse, which opens its context menu.
  ///
  /// The text and `match` are those of ``longPress(_:match:duration:)``. The menu can be read as
  /// ``menuTexts``. Without a menu, gesture recognizers are called that require the secondary button.
  /// On Apple's platforms, where touches can't be created, menus of buttons open; all else throws
  /// ``ScreenError/unavailable(action:)``.
  ///
  /// ```swift
  /// try screen.rightClick("Clara Ahrens")
  /// try screen.chooseMenuItem("Share")
  /// ```
  public func rightClick(_ text: String, match: Int? = nil) throws {
    beginAction()
    try rightClick(at: try pointToPress(text, match: match))
  }

  /// Clicks the cell of the item with an id with the secondary button of a mouse.
  ///
  /// ```swift
  /// try screen.rightClick(id: contact.id)
  /// ```
  public func rightClick(id: some Hashable, match: Int? = nil) throws {
    try rightClick(at: visibleCenter(of: try cell(ofID: id, match: match)))
  }

  /// Clicks a point of the screen with the secondary button of a mouse.
  ///
  /// ```swift
  /// try screen.rightClick(at: CGPoint(x: 195, y: 100))
  /// ```
  public func rightClick(at point: CGPoint) throws {
    beginAction()
    defer { settle() }
    guard !menus.openMenu(at: point, in: root, isLongPress: true) else { return }
    try devices.rightClick(at: point)
  }
}

// MARK: The wheel

extension Screen {
  /// Turns the wheel of a mouse over the view with a text.
  ///
  /// The innermost scroll view around the pointer that can move in this direction scrolls. With Shift it
  /// is one that scrolls horizontally, and with Control it zooms. The content has stopped when the call
  /// returns, unless the clock is held. Throws ``ScreenError/unavailable(action:)`` on Apple's platforms.
  ///
  /// ```swift
  /// try screen.turnWheel("Offers", by: 3, modifiers: .shift)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of a visible view, as in ``longPress(_:match:duration:)``.
  ///   - match: The number of the view, if several have the text.
  ///   - steps: The steps of the wheel; positive ones scroll down, or to the right.
  ///   - modifiers: The pressed modifier keys.
  /// - Throws: A ``ScreenError``.
  public func turnWheel(
    _ text: String, match: Int? = nil, by steps: Int, modifiers: UIKeyModifierFlags = []
  ) throws {
    beginAction()
    try turnWheel(at: try pointToPress(text, match: match), by: steps, modifiers: modifiers)
  }

  /// Turns the wheel of a mouse over a point of the screen.
  ///
  /// ```swift
  /// try screen.turnWheel(at: CGPoint(x: 195, y: 400), by: -1)
  /// ```
  public func turnWheel(
    at point: CGPoint, by steps: Int, modifiers: UIKeyModifierFlags = []
  ) throws {
    beginAction()
    defer { settle() }
    try devices.turnWheel(by: steps, at: point, modifiers: modifiers)
  }
}

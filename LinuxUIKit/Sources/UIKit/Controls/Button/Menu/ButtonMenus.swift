/// The menu of a button and the state of its presentation.
@MainActor struct ButtonMenus {
  /// The menu, or `nil` without one.
  var menu: UIMenu?
  /// Whether the primary action changes the selection.
  var showsChoice = false
  /// The presented menu, or `nil` while none is open.
  var presented: PresentedButtonMenu?
  /// The timer of a long press.
  let timer = ClockTimer()

  /// The duration of the long press that opens the menu, in seconds (uikit.md, 8.1).
  static let pressTime: TimeInterval = 0.5
}

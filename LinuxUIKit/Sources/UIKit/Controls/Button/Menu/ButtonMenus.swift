/// What a button knows of its menu.
@MainActor struct ButtonMenus {
  /// What can be chosen; nil without a menu.
  var menu: UIMenu?
  /// Whether the button shows what is chosen, or turns over.
  var showsChoice = false
  /// The menu that is open; nil while none is.
  var presented: PresentedButtonMenu?
  /// Counts the time that a finger rests.
  let timer = ClockTimer()

  /// How long a finger rests before the menu opens, in seconds (uikit.md 8.1).
  static let pressTime: TimeInterval = 0.5
}

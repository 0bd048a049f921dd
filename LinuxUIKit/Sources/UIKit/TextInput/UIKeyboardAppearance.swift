/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As its surroundings are.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

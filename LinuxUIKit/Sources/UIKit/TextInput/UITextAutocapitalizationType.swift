/// When typed letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the beginning of each word.
  case words = 1
  /// At the beginning of each sentence.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Why a screen could not do what a test asked for.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
  /// Nothing in sight says the text; `instead` lists what could be tapped.
  case notFound(text: String, instead: [String])
  /// Something else, of the class named, lies over what says the text.
  case covered(text: String, by: String)
  /// Nothing there reacts to taps.
  case inert(text: String)
  /// There is nothing to scroll.
  case nothingToScroll
  /// Nothing has the keyboard, or what has it takes no text.
  case nothingToTypeInto

  /// The reason in a sentence, with what to try instead.
  public var description: String {
    switch self {
    case .notFound(let text, let instead):
      """
      Nothing in sight says “\(text)”. What can be tapped: \
      \(instead.isEmpty ? "nothing" : instead.map { "“\($0)”" }.joined(separator: ", ")).
      """
    case .covered(let text, let cover):
      "“\(text)” can't be tapped: a \(cover) lies over it."
    case .inert(let text):
      "“\(text)” does not react to taps: it is in no enabled control and in no cell."
    case .nothingToScroll:
      "There is no scroll view on the screen."
    case .nothingToTypeInto:
      "Nothing on the screen takes what is typed: tap a text field first."
    }
  }
}

/// The reason why a screen could not perform an action.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
  /// No visible view has the text; `instead` lists the texts of tappable views.
  case notFound(text: String, instead: [String])
  /// Another view, of the class `by`, covers the view with the text.
  case covered(text: String, by: String)
  /// Nothing at the text or point responds to taps.
  case inert(text: String)
  /// There is no scroll view.
  case nothingToScroll
  /// There is no first responder, or it does not accept text.
  case nothingToTypeInto

  /// The reason in a sentence, with an alternative.
  public var description: String {
    switch self {
    case .notFound(let text, let instead):
      """
      No visible view has the text “\(text)”. Texts that can be tapped: \
      \(instead.isEmpty ? "none" : instead.map { "“\($0)”" }.joined(separator: ", ")).
      """
    case .covered(let text, let cover):
      "“\(text)” cannot be tapped: a \(cover) covers it."
    case .inert(let text):
      "“\(text)” does not respond to taps: it is not in an enabled control or in a cell."
    case .nothingToScroll:
      "There is no scroll view on the screen."
    case .nothingToTypeInto:
      "No view on the screen accepts typed text: tap a text field first."
    }
  }
}

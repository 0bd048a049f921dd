/// What becomes of text that is wider than its room.
///
/// Modes that truncate wrap between words too, and put an ellipsis into the last line only.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, from a whole word.
  case byWordWrapping = 0
  /// It goes on in the next line, from any character.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// An ellipsis stands for its beginning.
  case byTruncatingHead = 3
  /// An ellipsis stands for its end.
  case byTruncatingTail = 4
  /// An ellipsis stands for its middle.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// Whether an ellipsis stands for what is left out.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// Whether a text of one line breaks at the edge instead of running on.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

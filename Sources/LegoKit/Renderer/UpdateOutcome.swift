/// How an update of the screen has ended.
///
/// Each ends exactly once, in one of these ways.
public enum UpdateOutcome: Hashable, Sendable {
  /// It is on show, with its animation at its end.
  case applied
  /// A later description took its place before it was shown.
  case superseded
  /// The renderer went away before it was shown to the end.
  case cancelled
}

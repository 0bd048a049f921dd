/// Which responder of a window is the first one.
struct FirstResponderState {
  /// The first responder; it is not kept alive.
  weak var holder: UIResponder?
  /// Whether the first responder is made to go, and not asked.
  var isForced = false
}

/// The gestures that reveal swipe actions.
enum SwipeGestures {
  /// Whether there are any: a movement on the remote of tvOS moves the focus.
  static var areAvailable: Bool {
    #if os(tvOS)
      false
    #else
      true
    #endif
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Calls `handler` with the recognizer at each change of its state except to `failed`.
  ///
  /// It stands for a target and an action, which need Apple's runtime. It is kept as long as the
  /// recognizer; several are called in the order in which they were added.
  @MainActor package func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    storage.handlers.append { recognizer in
      guard let recognizer = recognizer as? Self else { return }
      handler(recognizer)
    }
  }
}

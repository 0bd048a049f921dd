/// The functions that features have called when views enter windows.
@MainActor enum WindowEntries {
  private static var viewHandlers: [(UIView) -> Void] = []
  private static var changeHandlers: [() -> Void] = []

  /// Calls a function with each view that enters a window, before the view is notified.
  static func observeViews(_ handler: @escaping (UIView) -> Void) {
    viewHandlers.append(handler)
  }

  /// Calls a function after views entered a window, or a window became visible.
  static func observeChanges(_ handler: @escaping () -> Void) {
    changeHandlers.append(handler)
  }

  /// Reports that a view enters a window.
  static func viewWillEnter(_ view: UIView) {
    for handler in viewHandlers { handler(view) }
  }

  /// Reports that views have entered a window, or that a window became visible.
  static func viewsBecameVisible() {
    for handler in changeHandlers { handler() }
  }
}

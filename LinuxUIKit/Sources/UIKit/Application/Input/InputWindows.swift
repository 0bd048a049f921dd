/// The windows that receive the input of a device: all windows of the app, or one of them.
///
/// Tests have many windows at the same place, so that a simulated device belongs to one.
@MainActor struct InputWindows {
  private weak var window: UIWindow?
  private let isOfApp: Bool

  /// All windows of the app.
  init() { isOfApp = true }

  /// One window, which isn't retained.
  init(only window: UIWindow) {
    self.window = window
    isOfApp = false
  }

  /// The windows from back to front.
  private var all: [UIWindow] {
    isOfApp ? UIApplication.shared.windows : [window].compactMap(\.self)
  }

  /// The window that receives keys: the key window, or the frontmost one.
  var key: UIWindow? { all.last(where: \.isKeyWindow) ?? all.last }

  /// Returns the frontmost window with a view at a point of the screen, and that view.
  func hit(at location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in all.reversed() {
      if let view = window.hitTest(window.location(onScreen: location), with: nil) {
        return (window, view)
      }
    }
    return nil
  }
}

/// Displays of the windows of a process, on which each frame is drawn and checked.
///
/// They are used while drawings are checked (`LayerDisplay.checksDrawing`), so that all tests with
/// windows check that what is drawn again is all that changed.
@MainActor enum DrawnWindows {
  private static var windows: [ObjectIdentifier: DrawnWindow] = [:]

  /// A window that isn't retained, and its display.
  private struct DrawnWindow {
    weak var window: UIWindow?
    let display: LayerDisplay
    let size: CGSize
  }

  /// Draws a window after its layout.
  static func check(_ window: UIWindow) {
    let size = window.bounds.size
    guard size.width >= 1, size.height >= 1, size.width < 4_000, size.height < 4_000 else { return }
    let key = ObjectIdentifier(window)
    let drawn =
      windows[key].flatMap { $0.window === window && $0.size == size ? $0 : nil }
      ?? DrawnWindow(
        window: window,
        display: LayerDisplay(
          pixelWidth: Int((size.width * 2).rounded()),
          pixelHeight: Int((size.height * 2).rounded()), scale: 2), size: size)
    windows[key] = drawn
    drawn.display.draw([window.layer])
  }

  /// Draws the windows that were drawn before.
  static func checkAll() {
    windows = windows.filter { $0.value.window != nil }
    for drawn in windows.values {
      if let window = drawn.window { drawn.display.draw([window.layer]) }
    }
  }
}

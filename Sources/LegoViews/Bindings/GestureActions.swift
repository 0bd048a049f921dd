import UIKit

extension UIView {
  /// Calls a function when the view is tapped; those of several calls are all called.
  ///
  /// The view receives touches from now on. It retains the function: capture what owns the view
  /// weakly.
  ///
  /// - Parameters:
  ///   - count: The number of taps. The default is 1.
  ///   - handler: The function.
  /// - Returns: The view.
  @discardableResult public func onTap(
    count: Int = 1, _ handler: @escaping @MainActor () -> Void
  ) -> Self {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = count
    return add(recognizer) { if $0 == .ended { handler() } }
  }

  /// Calls a function when the view has been pressed for a time; those of several calls are all
  /// called.
  ///
  /// The view receives touches from now on. It retains the function: capture what owns the view
  /// weakly.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds. The default is 0.5 s.
  ///   - handler: The function, which is called while the finger is down.
  /// - Returns: The view.
  @discardableResult public func onLongPress(
    duration: TimeInterval = 0.5, _ handler: @escaping @MainActor () -> Void
  ) -> Self {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = duration
    return add(recognizer) { if $0 == .began { handler() } }
  }

  private func add(
    _ recognizer: UIGestureRecognizer,
    _ handler: @escaping @MainActor (UIGestureRecognizer.State) -> Void
  ) -> Self {
    recognizer.onChange { handler($0.state) }
    addGestureRecognizer(recognizer)
    return userInteractionEnabled()
  }
}

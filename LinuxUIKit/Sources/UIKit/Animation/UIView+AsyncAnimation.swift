// The functions with a completion handler as asynchronous functions, which return what is passed to
// the handler.

extension UIView {
  /// Animates the changes of a block; returns `false` if the animation was canceled.
  ///
  /// See `animate(withDuration:delay:options:animations:completion:)`.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await result {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  /// Animates the changes of a block, slow at both ends; returns `false` if the animation was
  /// canceled.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await result { animate(withDuration: duration, animations: animations, completion: $0) }
  }

  /// Animates the changes of a block with a spring; returns `false` if the animation was canceled.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await result {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
    }
  }

  /// Replaces the content of a view by a transition; returns `false` if it was canceled.
  @discardableResult public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await result {
      transition(
        with: view, duration: duration, options: options, animations: animations, completion: $0)
    }
  }

  /// Returns what a function passes to its completion handler.
  private class func result(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: $0) }
    }
  }
}

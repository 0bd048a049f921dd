import UIKit

/// Animates the changes of frames that a layout of boxes makes.
///
/// ```swift
/// struct Spring: Animator {
///   func animate(view: UIView, layouting: @escaping () -> Void) {
///     UIView.animate(
///       withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
///       animations: layouting)
///   }
/// }
///
/// VBox { titleLabel; label }.animator(Spring())
/// ```
@MainActor public protocol Animator {
  /// Changes the frame of a view by calling a function, which has to be called once, at once.
  func animate(view: UIView, layouting: @escaping () -> Void)
}

/// The animators that are ready to use.
@MainActor public enum Animators {
  /// An animator that changes frames at once; in an animation block, they are part of the animation.
  public static let none: any Animator = ImmediateAnimator()
  /// An animator that changes frames in 0.25 seconds.
  public static let `default`: any Animator = DefaultAnimator()
}

private struct ImmediateAnimator: Animator {
  func animate(view: UIView, layouting: @escaping () -> Void) { layouting() }
}

private struct DefaultAnimator: Animator {
  private static let duration: TimeInterval = 0.25

  func animate(view: UIView, layouting: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: layouting)
  }
}

extension BoxArranging where Self: UIView {
  /// Sets what changes the frames of subviews; the default is that of the box around this one.
  ///
  /// A box that no other one contains changes them at once. The first frame of a new subview is always
  /// set without an animation.
  @discardableResult public func animator(_ animator: any Animator) -> Self {
    viewBox.animator = animator
    return self
  }
}

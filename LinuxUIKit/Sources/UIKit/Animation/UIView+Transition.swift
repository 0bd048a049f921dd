import ScrollMotion

extension UIView {
  /// Makes changes inside a view with a transition from its appearance before.
  ///
  /// ```swift
  /// UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
  ///   label.text = "Done"
  /// }
  /// ```
  ///
  /// Without a transition in the options, the changes are made without animation. A view outside a
  /// window changes immediately.
  ///
  /// - Note: Not implemented: flips and curls, which are drawn as cross dissolves.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = { if let animations { AnimationBlock.withoutAnimation(animations) } }
    guard options.hasTransition, duration > 0, view.canAnimate, AnimationBlock.animatesChanges
    else {
      changes()
      completion?(true)
      return
    }
    let fade = CATransition()
    fade.duration = duration
    fade.timingFunction = options.timingFunction
    fade.delegate = TransitionDelegate(completion)
    view.layoutIfNeeded()
    view.layer.add(fade, forKey: nil)
    changes()
  }

  /// Replaces a view by another in its superview, or hides the one and shows the other with
  /// `showHideTransitionViews`, with a transition.
  ///
  /// - Note: Not implemented: flips and curls, which are drawn as cross dissolves.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let swap = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options, animations: swap,
      completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// In a transition between two views: they are hidden and shown, rather than removed and added.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 256)
  /// The view flips around its vertical axis, from left to right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// The view flips around its vertical axis, from right to left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// The view curls up from the bottom.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// The view curls down from the top.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// The old content fades into the new.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// The view flips around its horizontal axis, from top to bottom.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// The view flips around its horizontal axis, from bottom to top.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  fileprivate var hasTransition: Bool { (rawValue >> 20) & 7 != 0 }

  fileprivate var timingFunction: CAMediaTimingFunction {
    switch (rawValue >> 16) & 3 {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}

/// A delegate that calls a completion handler.
private final class TransitionDelegate: NSObject, CAAnimationDelegate {
  private let completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    completion?(flag)
  }
}

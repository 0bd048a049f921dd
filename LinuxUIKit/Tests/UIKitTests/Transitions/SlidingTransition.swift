import UIKit

/// A linear slide of 0.4 s from the bottom, and its interaction, for every kind of transition.
@MainActor final class SlidingTransition: NSObject, UIViewControllerAnimatedTransitioning {
  let interaction = UIPercentDrivenInteractiveTransition()
  private(set) var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let changes = changes(in: context) else { return }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: changes) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Adds the appearing view, and returns the changes to animate.
  private func changes(
    in context: any UIViewControllerContextTransitioning
  ) -> (() -> Void)? {
    let height = context.containerView.bounds.height
    guard let target = context.view(forKey: .to) else {
      let source = context.view(forKey: .from)
      return { source?.transform = CGAffineTransform(translationX: 0, y: height) }
    }
    if let controller = context.viewController(forKey: .to) {
      target.frame = context.finalFrame(for: controller)
    }
    context.containerView.addSubview(target)
    target.transform = CGAffineTransform(translationX: 0, y: height)
    return { target.transform = .identity }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}

extension UIViewController {
  /// The vertical translation of the view that is displayed.
  var presentedOffset: CGFloat? { viewIfLoaded?.layer.presentation()?.affineTransform().ty }
}

import UIKit

/// Presents a controller by enlarging a view until it fills the screen, and dismisses it by the reverse.
final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// The view that is enlarged, such as the photo of a cell.
  weak var source: UIView?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(isPresenting: true, source: self.source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(isPresenting: false, source: source)
  }
}

/// The animation of a zoom transition.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.4
  private let isPresenting: Bool
  private let source: UIView?

  init(isPresenting: Bool, source: UIView?) {
    self.isPresenting = isPresenting
    self.source = source
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(false)
    }
    if isPresenting {
      view.frame = container.bounds
      container.addSubview(view)
      view.layoutIfNeeded()
    }
    let small = shrinking(view, in: container)
    view.transform = isPresenting ? small : .identity
    view.alpha = isPresenting ? 0 : 1
    source?.alpha = 0
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
    ) {
      view.transform = self.isPresenting ? .identity : small
      view.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      view.transform = .identity
      self.source?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// The transform that makes a view as wide as the source, at the source's position.
  private func shrinking(_ view: UIView, in container: UIView) -> CGAffineTransform {
    guard let source, container.bounds.width > 0 else {
      return CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
    let frame = source.convert(source.bounds, to: container)
    let scale = max(frame.width / container.bounds.width, 0.01)
    return CGAffineTransform(
      translationX: frame.midX - container.bounds.midX, y: frame.midY - container.bounds.midY
    ).scaledBy(x: scale, y: scale)
  }
}

import TestSupport
import Testing

@testable import UIKit

/// Presentations that are dismissed while they run, in a window of 320 by 480 points.
///
/// A transition takes 0.5 s.
@MainActor struct InterruptedPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let card = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("The dismissal of a running presentation lasts as long as one of a complete presentation")
  func defaultTransition() {
    withHeldClock { clock in
      var isDismissed = false
      root.present(card, animated: true)
      clock.advance(by: 0.3)
      root.dismiss(animated: true) { isDismissed = true }
      // The presentation would end here.
      clock.advance(by: 0.25)
      #expect(!isDismissed)
      #expect(card.view.window === window)
      clock.advance(by: 0.3)
      #expect(isDismissed)
      #expect(card.view.window == nil)
    }
  }

  @Test("The end of a custom presentation doesn't end the dismissal that has begun meanwhile")
  func customTransition() {
    let transition = RecordingTransition()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    var isDismissed = false
    root.present(card, animated: true)
    root.dismiss(animated: true) { isDismissed = true }
    #expect(transition.contexts.count == 2)

    transition.contexts.first?.completeTransition(true)
    #expect(!isDismissed)
    #expect(card.view.window === window)
    transition.contexts.last?.completeTransition(true)
    #expect(isDismissed)
    #expect(card.view.window == nil)
    #expect(root.presentedViewController == nil)
  }
}

/// An animator that leaves the end of transitions to the test.
private final class RecordingTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var contexts: [any UIViewControllerContextTransitioning] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    contexts.append(transitionContext)
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
  }
}

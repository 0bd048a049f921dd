import TestSupport
import Testing
import UIKit

/// A presentation by a linear slide of 0.4 s over 480 points, driven by percentages.
@MainActor struct InteractivePresentationTests {
  private let log = LifecycleLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root: LoggingController
  private let card: LoggingController
  private let slide = SlidingDelegate()
  private var transition: SlidingTransition { slide.transition }

  init() {
    root = LoggingController("root", log)
    card = LoggingController("card", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = slide
    log.calls = []
  }

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    abs((value ?? .nan) - expected) < 0.01
  }

  @Test("The progress of an interaction is displayed, forward and backward, and time has no effect")
  func progress() {
    withHeldClock { clock in
      root.present(card, animated: true)
      #expect(isNear(card.presentedOffset, 480))
      // A quarter of 480 points is 120.
      transition.interaction.update(0.25)
      #expect(isNear(card.presentedOffset, 360))
      clock.advance(by: 2)
      #expect(isNear(card.presentedOffset, 360))
      transition.interaction.update(0.75)
      #expect(isNear(card.presentedOffset, 120))
      transition.interaction.update(0.5)
      #expect(isNear(card.presentedOffset, 240))
      #expect(transition.interaction.percentComplete == 0.5)
    }
  }

  @Test("An interaction of the whole distance isn't the end of the transition")
  func whole() {
    withHeldClock { clock in
      root.present(card, animated: true)
      transition.interaction.update(1)
      clock.advance(by: 1)
      #expect(card.isBeingPresented)
      transition.interaction.update(0.5)
      #expect(isNear(card.presentedOffset, 240))
    }
  }

  @Test("A finished interaction runs on from its progress at the completion speed")
  func finish() {
    withHeldClock { clock in
      var isPresented = false
      root.present(card, animated: true) { isPresented = true }
      transition.interaction.update(0.25)
      transition.interaction.completionSpeed = 2
      transition.interaction.finish()
      // Twice as fast, 0.075 s are 0.15 s of 0.4 s: 0.25 + 0.375 = 0.625 of 480 points.
      clock.advance(by: 0.075)
      #expect(isNear(card.presentedOffset, 180))
      #expect(!isPresented)
      // The rest takes (0.4 - 0.1) / 2 = 0.15 s.
      clock.advance(by: 0.075)
      #expect(isPresented)
      #expect(transition.ended == [true])
      #expect(card.view.transform == .identity)
    }
  }

  @Test("A canceled interaction runs back to its start and presents nothing")
  func cancel() {
    withHeldClock { clock in
      root.present(card, animated: true)
      transition.interaction.update(0.5)
      transition.interaction.cancel()
      clock.advance(by: 0.1)
      #expect(isNear(card.presentedOffset, 360))
      #expect(root.presentedViewController === card)
      clock.advance(by: 0.1)
      #expect(root.presentedViewController == nil)
      #expect(card.view.window == nil)
      #expect(transition.ended == [false])
      #expect(
        log.calls.filter { $0.hasSuffix("Disappear") } == [
          "card viewWillDisappear", "card viewDidDisappear",
        ])
    }
  }

  @Test("A canceled dismissal leaves the presented view where it was")
  func canceledDismissal() {
    withHeldClock { clock in
      root.present(card, animated: true)
      transition.interaction.finish()
      clock.advance(by: 0.5)
      root.dismiss(animated: true)
      transition.interaction.update(0.5)
      #expect(isNear(card.presentedOffset, 240))
      transition.interaction.cancel()
      clock.advance(by: 0.3)
      #expect(root.presentedViewController === card)
      #expect(card.view.window === window)
      #expect(card.view.transform == .identity)
      #expect(!card.isBeingDismissed)
      // It can be dismissed again.
      root.dismiss(animated: true)
      transition.interaction.finish()
      clock.advance(by: 0.5)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("The coordinator reports the interaction, and its animations follow the progress")
  func coordinator() throws {
    try withHeldClock { clock in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      root.view.addSubview(bar)
      var changes: [String] = []
      var wasCanceled: Bool?
      card.onWillAppear = { [card] in
        card.transitionCoordinator?.animate { _ in
          bar.alpha = 0
        } completion: {
          wasCanceled = $0.isCancelled
        }
      }
      root.present(card, animated: true)
      let coordinator = try #require(card.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      #expect(coordinator.transitionDuration == 0.4)
      #expect(coordinator.view(forKey: .to) === card.view)
      coordinator.notifyWhenInteractionChanges {
        changes.append("\($0.isInteractive) \($0.isCancelled)")
      }
      // Ease-in-ease-out is at its half after half of the time.
      transition.interaction.update(0.5)
      #expect(coordinator.percentComplete == 0.5)
      #expect(abs((bar.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      transition.interaction.cancel()
      #expect(changes == ["false true"])
      clock.advance(by: 0.25)
      #expect(wasCanceled == true)
      #expect(bar.alpha == 1)
    }
  }

  @Test("A transition that runs to its end can be paused and dragged again")
  func paused() {
    withHeldClock { clock in
      root.present(card, animated: true)
      transition.interaction.finish()
      clock.advance(by: 0.1)
      transition.interaction.pause()
      clock.advance(by: 1)
      #expect(isNear(card.presentedOffset, 360))
      #expect(isNear(transition.interaction.percentComplete, 0.25))
      transition.interaction.update(0.75)
      #expect(isNear(card.presentedOffset, 120))
      transition.interaction.cancel()
      clock.advance(by: 0.3)
      #expect(root.presentedViewController == nil)
    }
  }
}

/// A delegate that slides and drives each transition.
@MainActor private final class SlidingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let transition = SlidingTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition.interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition.interaction }
}

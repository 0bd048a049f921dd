import Testing
import UIKit

@MainActor @Suite("Asynchronous animations") struct AsyncAnimationTests {
  @Test("Awaiting an animation returns what its completion handler gets")
  func results() async {
    // Views outside windows aren't animated: the animation ends at once.
    let view = UIView()
    let finished = await UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(finished)
    #expect(view.alpha == 0.5)
    await UIView.animate(withDuration: 1, delay: 1, options: .curveEaseIn) { view.alpha = 1 }
    #expect(view.alpha == 1)
    await UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { view.alpha = 0 }
    #expect(view.alpha == 0)
    let replaced = await UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve
    ) { view.isHidden = true }
    #expect(replaced && view.isHidden)
  }

  @Test("An animation in a window is awaited until it has ended")
  func window() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    let start = CACurrentMediaTime()
    let finished = await UIView.animate(withDuration: 0.05) { view.center.x = 50 }
    #expect(finished)
    #expect(CACurrentMediaTime() - start >= 0.04)
  }
}

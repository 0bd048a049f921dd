import Testing

@testable import UIKit

@MainActor @Suite struct CoordinatorBondTests {
  @Test("The end of an older transition leaves a newer one to the screen")
  func newerTransition() {
    let screen = UIViewController()
    let made = (0..<2).map { _ in
      TransitionCoordinator(
        from: nil, to: screen, container: UIView(), isAnimated: true, duration: 1)
    }
    for coordinator in made { coordinator.attach(to: screen) }
    made[0].end()
    #expect(screen.transitionCoordinator === made[1])
    made[1].end()
    #expect(screen.transitionCoordinator == nil)
  }
}

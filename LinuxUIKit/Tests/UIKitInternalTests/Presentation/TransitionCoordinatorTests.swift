import Testing

@testable import UIKit

@MainActor struct TransitionCoordinatorTests {
  @Test("The end of an older transition keeps the coordinator of a newer one")
  func newerTransition() {
    let screen = UIViewController()
    let coordinators = (0..<2).map { _ in
      TransitionCoordinator(
        from: nil, to: screen, container: UIView(), isAnimated: true, duration: 1)
    }
    for coordinator in coordinators { coordinator.attach(to: screen) }
    coordinators[0].end()
    #expect(screen.transitionCoordinator === coordinators[1])
    coordinators[1].end()
    #expect(screen.transitionCoordinator == nil)
  }
}

import TestSupport
import Testing
import UIKit

@MainActor struct TransitionCoordinatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = SizedController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("A controller is notified of its new size while it still has the former one")
  func size() {
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(root.heard == ["from 320 to 480", "alongside 480"])
    window.layoutIfNeeded()
    #expect(root.heard == ["from 320 to 480", "alongside 480", "end"])
    #expect(root.transitionCoordinator == nil)
  }

  @Test("Setting the same size, moving, or a hidden window causes no size transition")
  func noTransition() {
    window.frame.origin.x = 20
    window.frame.size = window.frame.size
    window.isHidden = true
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(root.heard.isEmpty)
  }

  @Test("A child that fills its parent is notified of the size, a smaller one is not")
  func children() {
    let (filling, small) = (SizedController(), SizedController())
    for child in [filling, small] {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    filling.view.frame = root.view.bounds
    filling.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    small.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.bounds.size = CGSize(width: 480, height: 320)
    #expect(filling.heard == ["from 320 to 480", "alongside 480"])
    #expect(small.heard.isEmpty)
  }

  @Test("Animations alongside a presentation have its duration, and their completion is called")
  func presentation() throws {
    try withHeldClock { clock in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      root.view.addSubview(box)
      root.present(UIViewController(), animated: true)
      let coordinator = try #require(root.transitionCoordinator)
      #expect(coordinator.isAnimated)
      #expect(coordinator.transitionDuration == 0.5)
      #expect(coordinator.presentationStyle == .pageSheet)
      #expect(coordinator.viewController(forKey: .from) === root)
      #expect(coordinator.viewController(forKey: .to) === root.presentedViewController)
      var isOver = false
      coordinator.animate(alongsideTransition: nil) { _ in isOver = true }
      clock.advance(by: 0.4)
      #expect(!isOver)
      clock.advance(by: 0.2)
      #expect(isOver)
      #expect(root.transitionCoordinator == nil)
    }
  }

  @Test("Animations added after the transition began run at once, and the result is false")
  func handedOverLate() throws {
    try withHeldClock { clock in
      root.present(UIViewController(), animated: true)
      let coordinator = try #require(root.transitionCoordinator)
      var isDone = false
      let isPart = coordinator.animate(alongsideTransition: { _ in isDone = true }, completion: nil)
      #expect(isDone)
      #expect(!isPart)
      clock.advance(by: 0.6)
    }
  }

  @Test("A presented screen is notified of the window's new size too")
  func presentedSize() {
    let over = SizedController()
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(over.heard.first == "from 320 to 480")
    window.layoutIfNeeded()
    #expect(over.heard.last == "end")
  }

  @Test("Animations added before the transition begins are a part of it")
  func alongside() {
    withHeldClock { clock in
      let eager = EagerController()
      root.present(eager, animated: true)
      clock.advance(by: 0.1)
      let seen = eager.box.layer.presentation()?.position.x ?? 0
      #expect(eager.box.center.x == 110)
      #expect(seen > 10 && seen < 110)
    }
  }
}

/// A controller that records the sizes that it is about to transition to.
private final class SizedController: UIViewController {
  var heard: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
    coordinator.animate { [unowned self] _ in
      heard.append("alongside \(Int(view.bounds.width))")
    } completion: { [unowned self] _ in
      heard.append("end")
    }
  }
}

/// A controller whose box animates alongside its appearance.
private final class EagerController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { [box] _ in box.center.x = 110 }
  }
}

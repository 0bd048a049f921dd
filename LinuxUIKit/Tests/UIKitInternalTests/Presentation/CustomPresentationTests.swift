import Testing

@testable import UIKit

@MainActor struct CustomPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let drawer = UIViewController()
  private let transition = DrawerTransition()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = transition
  }

  @Test("A custom presentation has the frame of its presentation controller")
  func frame() {
    root.present(drawer, animated: false)
    window.layoutIfNeeded()

    #expect(drawer.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(drawer.presentationController is DrawerController)
    #expect(root.view.window === window)
    #expect(transition.log == ["will present", "did present true"])
  }

  @Test("A custom animation runs the presentation and the dismissal")
  func animation() {
    var completions: [String] = []
    root.present(drawer, animated: true) { completions.append("presented") }
    #expect(drawer.view.superview != nil)
    #expect(transition.log == ["will present", "animate from root to drawer"])
    transition.context?.completeTransition(true)
    window.layoutIfNeeded()
    #expect(completions == ["presented"])
    #expect(!drawer.isBeingPresented)

    root.dismiss(animated: true) { completions.append("dismissed") }
    transition.context?.completeTransition(true)
    #expect(completions == ["presented", "dismissed"])
    #expect(drawer.view.window == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test("A canceled presentation leaves nothing behind")
  func cancelled() {
    root.present(drawer, animated: true)
    transition.context?.completeTransition(false)

    #expect(root.presentedViewController == nil)
    #expect(drawer.view.window == nil)
    #expect(transition.log.last == "did present false")
  }

  @Test("A medium detent is half as high as a large one, above the safe area")
  func detent() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    window.layoutIfNeeded()

    // The large one begins 10 points below the top: 470 / 2 = 235.
    #expect(sheet.view.bounds.height == 235)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(sheet.view.bounds.height == 470)
  }

  @Test("The delegate of a sheet may refuse a dismissal by a tap outside")
  func refused() {
    let delegate = Refusal()
    let sheet = UIViewController()
    sheet.presentationController?.delegate = delegate
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 100, y: 50))

    #expect(root.presentedViewController === sheet)
    #expect(delegate.attempts == 1)
  }

  @Test("The window asks the topmost view controller that covers it about the status bar")
  func statusBar() {
    final class LightScreen: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    #expect(window.systemBars.statusBarStyle == .default)
    let screen = LightScreen()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isNavigationBarHidden = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs

    #expect(window.systemBars.statusBarStyle == .lightContent)
    #expect(window.systemBars.isStatusBarHidden)
    #expect(screen.supportedInterfaceOrientations == .landscape)
  }
}

private final class DrawerController: UIPresentationController {
  var onEvent: ((String) -> Void)?

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() { onEvent?("will present") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    onEvent?("did present \(completed)")
  }
}

private final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var log: [String] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = DrawerController(presentedViewController: presented, presenting: presenting)
    controller.onEvent = { [weak self] in self?.log.append($0) }
    return controller
  }

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
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) else { return }
    if view.superview == nil {
      log.append("animate from root to drawer")
      transitionContext.containerView.addSubview(view)
    }
  }
}

private final class Refusal: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var attempts = 0

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { false }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { attempts += 1 }
}

import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("The keyboard layout guide") struct KeyboardLayoutGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()
  private let composer = UITextField()

  init() {
    let view = controller.view ?? UIView()
    composer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(composer)
    NSLayoutConstraint.activate([
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.heightAnchor.constraint(equalToConstant: 44),
      composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    controller.additionalSafeAreaInsets.bottom = 34
    window.rootViewController = controller
    window.isHidden = false
    window.setUsesSoftwareKeyboard(true)
    window.layoutIfNeeded()
  }

  private var guide: UIKeyboardLayoutGuide { controller.view.keyboardLayoutGuide }

  @Test("Without a keyboard it is the area below the safe area")
  func hidden() {
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    #expect(composer.frame.maxY == 810)
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(composer.frame.maxY == 844)
  }

  @Test("The views above the keyboard follow it in an animation, up and down")
  func keyboard() throws {
    withHeldClock { clock in
      composer.becomeFirstResponder()
      // A phone with a home indicator: 336 points, the indicator's area included.
      #expect(window.keyboardFrame?.minY == 508)
      #expect(composer.frame.maxY == 508)
      clock.advance(by: 0.1)
      let presented = composer.layer.presentation()?.frame.maxY ?? 0
      #expect(presented > 508 && presented < 810)
      clock.advance(by: 0.3)
      composer.resignFirstResponder()
      #expect(composer.frame.maxY == 810)
      // The last notifications are posted here, instead of in another test.
      clock.advance(by: 0.5)
    }
  }

  @Test("A view that ends above the bottom of the window is covered less")
  func innerView() {
    let panel = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    controller.view.addSubview(panel)
    _ = panel.keyboardLayoutGuide
    window.setDisablesAnimations(true)
    composer.becomeFirstResponder()
    window.layoutIfNeeded()
    // The keyboard begins at 508, which is 108 in the panel.
    #expect(panel.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 108, width: 390, height: 92))
  }
}

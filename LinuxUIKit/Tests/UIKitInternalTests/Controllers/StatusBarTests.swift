import Testing

@testable import UIKit

@MainActor @Suite("The status bar of a scene", .serialized) struct StatusBarTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var delegate: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarStyle: UIViewController? { delegate }
    override var childForStatusBarHidden: UIViewController? { delegate }
  }

  private let root = Screen()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private var manager: UIStatusBarManager { UIStatusBarManager(window: window) }

  init() {
    window.rootViewController = root
    window.isHidden = false
  }

  @Test("The default style has content in the color that the interface style calls for")
  func defaultStyle() {
    defer { window.isHidden = true }
    #expect(manager.statusBarStyle == .darkContent)
    window.overrideUserInterfaceStyle = .dark
    #expect(manager.statusBarStyle == .lightContent)
    root.style = .darkContent
    #expect(manager.statusBarStyle == .darkContent)
  }

  @Test("A hidden status bar has no frame; a visible one is as high as the safe area")
  func frame() {
    defer { window.isHidden = true }
    let height = window.safeAreaInsets.top
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 300, height: height))
    root.hides = true
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }

  @Test("The child of a child is asked in place of the root")
  func children() {
    defer { window.isHidden = true }
    let (child, grandchild) = (Screen(), Screen())
    (root.delegate, child.delegate) = (child, grandchild)
    (grandchild.style, grandchild.hides) = (.lightContent, true)
    #expect(manager.statusBarStyle == .lightContent)
    #expect(manager.isStatusBarHidden)
  }

  @Test("A presented screen determines the bar if it covers the window, or captures it")
  func presented() {
    defer { window.isHidden = true }
    for (presentation, captures, isAsked) in [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true),
    ] {
      let screen = Screen()
      screen.hides = true
      screen.modalPresentationStyle = presentation
      screen.modalPresentationCapturesStatusBarAppearance = captures
      root.present(screen, animated: false)
      #expect(manager.isStatusBarHidden == isAsked)
      root.dismiss(animated: false)
      window.layoutIfNeeded()
    }
  }
}

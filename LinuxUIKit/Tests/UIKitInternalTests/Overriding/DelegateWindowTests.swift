import Testing
import UIKit

/// Tests that the window of an app's delegate is read as an optional requirement of Objective-C.
@MainActor struct DelegateWindowTests {
  @Test("Through the protocol, the window of a delegate is optional twice")
  func windowOfDelegate() {
    let owner = WindowedDelegate()
    let delegate: any UIApplicationDelegate = owner
    let optional: (any UIApplicationDelegate)? = delegate

    #expect(delegate.window??.bounds.width == nil)
    owner.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(delegate.window??.bounds.width == 320)
    #expect((optional?.window ?? nil) === owner.window)
  }

  @Test("A delegate needs no window")
  func withoutWindow() {
    let delegate: any UIApplicationDelegate = PlainDelegate()

    #expect((delegate.window ?? nil) == nil)
  }

  private final class WindowedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  /// A window with an initializer of its own.
  private final class SceneWindow: UIWindow {
    init(scene: UIWindowScene) {
      super.init(windowScene: scene)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
}

import Testing
import UIKit

@MainActor @Suite("Levels of windows", .serialized) struct WindowLevelTests {
  /// Returns the windows among these that are visible, from back to front.
  private func order(of windows: [UIWindow]) -> [Int] {
    UIApplication.shared.windows.compactMap { visible in
      windows.firstIndex { $0 === visible }
    }
  }

  @Test(
    "A window is in front of those of lower levels, and of those of its level that were shown before"
  )
  func order() {
    let windows = (0..<4).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    windows[0].windowLevel = .alert
    windows[2].windowLevel = .statusBar
    for window in windows { window.isHidden = false }
    #expect(order(of: windows) == [1, 3, 2, 0])
    windows[1].windowLevel = UIWindow.Level(2001)
    #expect(order(of: windows) == [3, 2, 0, 1])
    windows[1].windowLevel = .normal
    #expect(order(of: windows) == [3, 1, 2, 0])
    windows[2].isHidden = true
    windows[2].windowLevel = UIWindow.Level(-1)
    #expect(order(of: windows) == [3, 1, 0])
    windows[2].isHidden = false
    #expect(order(of: windows) == [2, 3, 1, 0])
    for window in windows { window.isHidden = true }
  }

  @Test("The numbers of levels are those of Apple's headers") func numbers() {
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(UIWindow.Level(5) == UIWindow.Level(rawValue: 5))
  }
}

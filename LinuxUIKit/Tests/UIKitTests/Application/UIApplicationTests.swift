import Testing
import UIKit

/// Tests application and device properties that are available outside an app.
@MainActor struct UIApplicationTests {
  @Test("The device is the phone that the screen belongs to")
  func device() {
    #expect(UIDevice.current === UIDevice.current)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test("The application lists visible windows without retaining them")
  @available(iOS, deprecated: 15, message: "Scenes list their windows")
  func windows() {
    weak var released: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      released = window
      #expect(!UIApplication.shared.windows.contains(window))
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.windows.contains(window))
      window.isHidden = true
      #expect(!UIApplication.shared.windows.contains(window))
      window.isHidden = false
    }
    #expect(released == nil)
  }

  @Test("The application's text size and direction are the screen's defaults")
  func preferences() {
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }
}

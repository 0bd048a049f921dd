import Foundation
import Testing

@testable import CoreGraphics
@testable import UIKit

/// The calls that the delegates of the app that is launched have received.
@MainActor private final class CallLog {
  static var calls: [String] = []
}

private class SceneFollower: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    CallLog.calls.append("connect \(scene.activationState)")
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
  }
  func sceneDidDisconnect(_ scene: UIScene) { CallLog.calls.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    CallLog.calls.append("active \(scene.activationState)")
  }
  func sceneWillResignActive(_ scene: UIScene) {
    CallLog.calls.append("resign \(scene.activationState)")
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    CallLog.calls.append("foreground \(scene.activationState)")
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    CallLog.calls.append("background \(scene.activationState)")
  }
}

private final class AppFollower: UIResponder, UIApplicationDelegate {
  private let sceneDelegate: AnyClass?

  init(sceneDelegate: AnyClass? = nil) {
    self.sceneDelegate = sceneDelegate
    super.init()
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegate
    return configuration
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CallLog.calls.append("will launch")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CallLog.calls.append("did launch \(application.connectedScenes.count)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    CallLog.calls.append("app active")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    CallLog.calls.append("app resign")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    CallLog.calls.append("app background")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    CallLog.calls.append("app foreground")
  }
  func applicationWillTerminate(_ application: UIApplication) { CallLog.calls.append("terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    CallLog.calls.append("memory")
  }
}

@MainActor @Suite("Life cycle of an app", .serialized) struct AppLifeCycleTests {
  private func launch(_ delegate: any UIApplicationDelegate) -> UIApplication {
    CallLog.calls = []
    let application = UIApplication()
    application.retain(delegate)
    application.lifeCycle.launch()
    return application
  }

  @Test("A launch without scene delegate makes the app active, in Apple's order")
  func plainLaunch() {
    let application = launch(AppFollower())
    #expect(CallLog.calls == ["will launch", "did launch 0", "app active"])
    #expect(application.applicationState == .active)
    #expect(application.connectedScenes.map(\.activationState) == [.foregroundActive])
  }

  @Test("Background and foreground of an app without scene delegate")
  func plainBackground() {
    let application = launch(AppFollower())
    CallLog.calls = []
    application.lifeCycle.enterBackground()
    #expect(application.applicationState == .background)
    application.lifeCycle.enterForeground()
    #expect(
      CallLog.calls == ["app resign", "app background", "app foreground", "app active"])
    #expect(application.applicationState == .active)
  }

  @Test("A scene delegate follows the scene, and the application delegate is not notified, too")
  func sceneLaunch() {
    let application = launch(AppFollower(sceneDelegate: SceneFollower.self))
    #expect(application.connectedScenes.count == 1)
    #expect(
      CallLog.calls == [
        "will launch", "did launch 0", "connect unattached", "foreground foregroundInactive",
        "active foregroundActive",
      ])
    CallLog.calls = []
    application.lifeCycle.enterBackground()
    application.lifeCycle.enterForeground()
    application.lifeCycle.terminate()
    #expect(
      CallLog.calls == [
        "resign foregroundActive", "background background", "foreground foregroundInactive",
        "active foregroundActive", "disconnect", "terminate",
      ])
  }

  @Test("The window of a scene is as large as its screen and belongs to it")
  func window() throws {
    let application = launch(AppFollower(sceneDelegate: SceneFollower.self))
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let window = try #require((scene.delegate as? SceneFollower)?.window)
    #expect(window.frame == scene.screen.bounds)
    #expect(window.windowScene === scene)
    #expect(window.next === scene)
  }

  @Test("A memory warning reaches the delegate and the observers")
  func memoryWarning() {
    let application = launch(AppFollower())
    CallLog.calls = []
    nonisolated(unsafe) var count = 0  // The notification is posted synchronously.
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: application, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    application.lifeCycle.warnOfMemory()
    #expect(CallLog.calls == ["memory"])
    #expect(count == 1)
  }

  @Test(
    "A memory warning, and the background, drop all kept pixels; the next image has the same pixels",
    .ownDrawingCaches, arguments: [false, true])
  func releasedMemory(inBackground: Bool) throws {
    let application = launch(AppFollower())
    let view = keptContent()
    func image() throws -> CGImage {
      try #require(
        UIGraphicsImageRenderer(size: view.bounds.size).image {
          view.layer.render(in: $0.cgContext)
        }
        .cgImage)
    }
    let first = try image()
    // A text, the shadow of a card, and a photo that is not as large as its view.
    let caches = DrawingCaches.current
    #expect(caches.masks.byteCount > 0)
    #expect(caches.shadows.byteCount > 0)
    #expect(caches.scaledImages.byteCount > 0)
    if inBackground {
      application.lifeCycle.enterBackground()
    } else {
      application.lifeCycle.warnOfMemory()
    }
    #expect(caches.byteCount == 0)
    let second = try image()
    let count = first.width * first.height
    #expect(memcmp(first.pixels.memory, second.pixels.memory, 4 * count) == 0)
    #expect(caches.byteCount > 0)
  }

  /// Returns a card with a text and a photo.
  private func keptContent() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 70))
    card.backgroundColor = .lightGray
    card.layer.cornerRadius = 8
    (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.5, 4)
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 90, height: 20))
    label.text = "Kept"
    let photo = UIImageView(frame: CGRect(x: 4, y: 30, width: 35, height: 30))
    photo.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 25, height: 20))
    }
    for part in [label, photo] { card.addSubview(part) }
    view.addSubview(card)
    return view
  }

  @Test("The manifest of a property list names the classes of scenes")
  func manifest() {
    let role = UISceneSession.Role.windowApplication
    let module = NSStringFromClass(SceneSample.self).split(separator: ".")[0]
    let manifest = SceneManifest(
      propertyList: [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": [
            role.rawValue: [
              ["UISceneConfigurationName": "Other"],
              [
                "UISceneConfigurationName": "Main",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneSample",
              ],
            ]
          ]
        ]
      ], module: String(module))
    #expect(manifest.entry(named: nil, role: role)?.name == "Other")
    #expect(manifest.entry(named: "Main", role: role)?.delegateClass == SceneSample.self)
    #expect(manifest.entry(named: "Missing", role: role) == nil)
  }

  @Test("The key window is the last one that was made key, while it is visible")
  func keyWindow() {
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow)
    #expect(second.isKeyWindow)
    first.makeKey()
    #expect(first.isKeyWindow)
    first.isHidden = true
    #expect(!first.isKeyWindow)
    second.isHidden = true
  }
}

/// A class that a property list names.
final class SceneSample: UIResponder, UIWindowSceneDelegate {}

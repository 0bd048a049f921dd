import Testing

@testable import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

@Suite("The traits of scenes") @MainActor struct SceneTraitTests {
  @Test("A scene's override applies to its windows and calls its handlers")
  func override() {
    let role = UISceneSession.Role.windowApplication
    let scene = UIWindowScene(
      session: UISceneSession(
        role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role)),
      connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene)
    let view = UIView()
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    var count = 0
    scene.registerForTraitChanges([Density.self]) { (_: UIWindowScene, _) in count += 1 }
    scene.traitOverrides[Density.self] = 4
    #expect(scene.traitCollection[Density.self] == 4)
    #expect(view.traitCollection[Density.self] == 4)
    #expect(count == 1)
    window.windowScene = nil
    #expect(view.traitCollection[Density.self] == 1)
  }
}

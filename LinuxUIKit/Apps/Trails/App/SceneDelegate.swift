import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let services = AppServices.live()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = .accent
    window.rootViewController = MainTabBarController(services: services)
    window.makeKeyAndVisible()
    self.window = window
    showOnboardingIfNeeded()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    services.hikes.save()
  }

  private func showOnboardingIfNeeded() {
    guard !services.profile.hasSeenOnboarding else { return }
    let onboarding = OnboardingViewController { [services] in
      services.profile.hasSeenOnboarding = true
    }
    onboarding.modalPresentationStyle = .fullScreen
    window?.rootViewController?.present(onboarding, animated: false)
  }
}

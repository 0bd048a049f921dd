import UIKit

/// The four tabs of the app.
final class MainTabBarController: UITabBarController {
  private let services: AppServices
  private var token: NotificationToken?

  init(services: AppServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      tab(
        ExploreViewController(services: services), title: .localized("Explore"), symbol: "map",
        selectedSymbol: "map.fill"),
      tab(
        SearchViewController(services: services), title: .localized("Search"),
        symbol: "magnifyingglass"),
      tab(
        HikeLogViewController(services: services), title: .localized("Log"), symbol: "list.bullet"),
      tab(
        ProfileViewController(services: services), title: .localized("Profile"), symbol: "person",
        selectedSymbol: "person.fill"),
    ]
    token = NotificationToken(.hikesDidChange) { [weak self] _ in self?.updateBadge() }
    updateBadge()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func tab(
    _ root: UIViewController, title: String, symbol: String, selectedSymbol: String? = nil
  ) -> UIViewController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: selectedSymbol ?? symbol))
    root.title = title
    return navigation
  }

  private func updateBadge() {
    let count = services.hikes.hikes.count
    viewControllers?[2].tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }
}

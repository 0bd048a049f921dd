import LegoTesting
import Testing
import UIKit

@MainActor struct ScreenTests {
  @Test("The image has the size and the scale of the screen")
  func image() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let image = Screen(
      controller, size: CGSize(width: 30, height: 20),
      traits: UITraitCollection(displayScale: 3)
    ).image()

    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.cgImage?.width == 90)
    #expect(image.cgImage?.height == 60)
  }

  @Test("The controller has the given traits, and the standard ones otherwise")
  func traits() {
    let controller = UIViewController()
    let screen = Screen(
      controller,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(layoutDirection: .rightToLeft),
      ]))
    screen.settle()

    #expect(screen.viewController.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
    #expect(screen.viewController.traitCollection.displayScale == 2)
  }

  @Test("A presented controller has the screen's traits")
  func presentedTraits() {
    let controller = UIViewController()
    let screen = Screen(
      controller,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
      ]))
    let alert = UIAlertController(title: "Unfollow?", message: nil, preferredStyle: .alert)
    controller.present(alert, animated: false)
    screen.settle()

    #expect(alert.traitCollection.userInterfaceStyle == .dark)
    #expect(alert.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(alert.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(alert.traitCollection.displayScale == 2)
  }

  @Test("A new size is laid out immediately")
  func resize() {
    let controller = UIViewController()
    let screen = Screen(controller, size: CGSize(width: 100, height: 200))
    screen.resize(to: CGSize(width: 200, height: 100))

    #expect(controller.view.frame.size == CGSize(width: 200, height: 100))
  }

  @Test("A screen is completely released")
  func released() {
    weak var controller: UIViewController?
    do {
      let shown = NamesController(names: ["Anna"])
      _ = Screen(UINavigationController(rootViewController: shown)).image()
      controller = shown
    }
    #expect(controller == nil)
  }
}

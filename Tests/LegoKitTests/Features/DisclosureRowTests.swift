import LegoSupport
import LegoTesting
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Disclosure rows", .enabled(if: Touch.isAvailable)) struct DisclosureRowTests {
  private final class SettingsScreen: LegoViewController {
    @State var isExpanded = false
    private(set) var created: [String] = []

    override var lego: Lego {
      Lego {
        Section(id: "settings", layout: .list(.insetGrouped)) {
          DisclosureRow("About", value: "1.2") { [weak self] in
            self?.created.append("about")
            let about = UIViewController()
            about.title = "About this app"
            return about
          }
          DisclosureRow("Advanced", isExpanded: $isExpanded)
          if isExpanded { TextRow("Developer mode") }
        }
      }
    }
  }

  private let settings = SettingsScreen()

  @Test("A tap creates the other screen and pushes it") func push() throws {
    let navigation = UINavigationController(rootViewController: settings)
    let screen = Screen(navigation)
    #expect(settings.created == [])
    try screen.tap("About")
    #expect(settings.created == ["about"])
    #expect(navigation.topViewController?.title == "About this app")
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("Without a navigation controller the other screen is presented") func present() throws {
    let screen = Screen(settings)
    try screen.tap("About")
    #expect(settings.presentedViewController?.title == "About this app")
  }

  @Test("A tap displays the rows below, and the next tap hides them") func expand() throws {
    let screen = Screen(settings)
    #expect(!screen.text.contains("Developer mode"))
    try screen.tap("Advanced")
    #expect(settings.isExpanded)
    #expect(screen.text.contains("Developer mode"))
    try screen.tap("Advanced")
    #expect(!settings.isExpanded)
    #expect(!screen.text.contains("Developer mode"))
  }

  @Test("A row that is tapped is not selected afterward, and none is pushed during editing")
  func selection() throws {
    let navigation = UINavigationController(rootViewController: settings)
    let screen = Screen(navigation)
    try screen.tap("Advanced")
    let list = try #require(settings.legoRenderer.collectionView)
    #expect(list.indexPathsForSelectedItems == [])
    list.isEditing = true
    try screen.tap("About")
    #expect(settings.created == [] && navigation.viewControllers.count == 1)
  }
}

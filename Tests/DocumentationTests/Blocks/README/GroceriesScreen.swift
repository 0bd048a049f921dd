import LegoKit
import UIKit

final class GroceriesScreen: LegoViewController {
  @State private var items = ["Bread", "Coffee", "Pears"]
  @State private var bought: Set<String> = []
  @State private var text = ""

  override var lego: Lego {
    Lego {
      Section(id: "new", layout: .list(.insetGrouped)) {
        TextFieldRow("New", text: $text, prompt: "Name")
        ButtonRow("Add") { [weak self] in self?.add() }.disabled(text.isEmpty)
      }
      Section(id: "items", layout: .list(.insetGrouped), header: TextHeader("To Buy")) {
        for item in items {
          TextRow(item)
            .accessories(bought.contains(item) ? [.checkmark] : [])
            .onSelect(on: self) { screen in screen.bought.formSymmetricDifference([item]) }
            .swipeActions { [weak self] in
              SwipeAction("Delete", style: .destructive) { self?.items.removeAll { $0 == item } }
            }
        }
      }
      .onReorder($items, id: \.self)
    }
  }

  private func add() {
    items.append(text)
    text = ""
  }
}

// A test has an entry point of its own, so that the attribute of the app is in a comment here:
// @main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: GroceriesScreen())
    window?.makeKeyAndVisible()
    return true
  }
}

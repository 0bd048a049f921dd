import LegoKit
import UIKit

/// A list whose items are checked off by a tap.
final class GroceriesScreen: LegoViewController {
  @State private var items = ["Bread", "Coffee", "Pears"]
  @State private var bought: Set<String> = []

  override var lego: Lego {
    Lego {
      Section(id: "items", layout: .list(.insetGrouped)) {
        for item in items {
          TextRow(item)
            .accessories(bought.contains(item) ? [.checkmark] : [])
            .onSelect(on: self) { screen in screen.bought.formSymmetricDifference([item]) }
        }
      }
    }
  }
}

import UIKit

extension LegoRenderer {
  /// Returns the names of the actions that assistive technologies offer for a visible item.
  package func accessibilityActions(at path: IndexPath) -> [String] {
    actions(at: path).map(\.name)
  }

  /// Performs the action of a name, as assistive technologies do.
  package func performAccessibilityAction(_ name: String, at path: IndexPath) {
    actions(at: path).first { $0.name == name }?.handler()
  }

  private func actions(at path: IndexPath) -> [AccessibilityAction] {
    guard let screen, let cell = collectionView?.cellForItem(at: path),
      let item = screen.displayedItem(in: cell, at: path)
    else { return [] }
    return screen.features.flatMap { $0.accessibilityActions(of: item) }
  }
}

import UIKit

/// The accessibility attributes of displayed cells, which are restored when the cells are reused.
@MainActor final class AccessibilityTracker {
  private struct Original {
    let isElement: Bool
    let label, value, hint: String?
    let traits: UIAccessibilityTraits
  }

  /// A function that returns the actions of an item besides those of its attributes.
  typealias Actions =
    @MainActor (IndexPath, UICollectionViewCell) -> [AccessibilityAttributes.Action]

  private var originals: [ObjectIdentifier: Original] = [:]
  private let actions: Actions

  /// Creates a tracker; `actions` returns the actions of an item besides those of its attributes.
  init(actions: @escaping Actions) {
    self.actions = actions
  }

  /// Sets the attributes of the cell at `path`, or restores its own.
  func apply(
    _ attributes: AccessibilityAttributes?, to cell: UICollectionViewCell, at path: IndexPath
  ) {
    restore(cell)
    let actions = actions(path, cell)
    guard attributes != nil || !actions.isEmpty else { return }
    let attributes = attributes ?? AccessibilityAttributes()
    originals[ObjectIdentifier(cell)] = Original(
      isElement: cell.isAccessibilityElement, label: cell.accessibilityLabel,
      value: cell.accessibilityValue, hint: cell.accessibilityHint,
      traits: cell.accessibilityTraits)
    if let label = attributes.label {
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = label
    }
    if let value = attributes.value { cell.accessibilityValue = value }
    if let hint = attributes.hint { cell.accessibilityHint = hint }
    if let traits = attributes.traits { cell.accessibilityTraits = traits }
    cell.setAccessibilityActions(attributes.actions + actions)
  }

  /// Restores the attributes of a cell.
  func restore(_ cell: UICollectionViewCell) {
    guard let original = originals.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    cell.isAccessibilityElement = original.isElement
    cell.accessibilityLabel = original.label
    cell.accessibilityValue = original.value
    cell.accessibilityHint = original.hint
    cell.accessibilityTraits = original.traits
    cell.setAccessibilityActions([])
  }
}

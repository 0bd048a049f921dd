import UIKit

/// The accessibility attributes of displayed cells, which are restored when the cells are reused.
@MainActor final class AccessibilityTracker {
  private struct Original {
    let isElement: Bool
    let label, value, hint: String?
    let traits: UIAccessibilityTraits
  }

  private var originals: [ObjectIdentifier: Original] = [:]

  /// Sets the attributes of a cell and further actions, or restores its own.
  func apply(
    _ attributes: AccessibilityAttributes?, actions: [AccessibilityAttributes.Action],
    to cell: UICollectionViewCell
  ) {
    restore(cell)
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

import UIKit

/// The accessibility attributes of displayed cells, which are restored when the cells are reused.
///
/// It is part of each screen, since other features offer actions of their own.
@MainActor final class AccessibilityFeature: Feature {
  static let traits: [any Trait.Type] = []

  private struct Original {
    let isElement: Bool
    let label, value, hint: String?
    let traits: UIAccessibilityTraits
  }

  private var originals: [ObjectIdentifier: Original] = [:]
  private weak var screen: (any DisplayedScreen)?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func accessibilityActions(of item: DisplayedItem) -> [AccessibilityAction] {
    item.traits[AccessibilityAttributes.self]?.actions ?? []
  }

  func adapt(_ item: DisplayedItem) {
    let actions = screen?.features.flatMap { $0.accessibilityActions(of: item) } ?? []
    apply(item.traits[AccessibilityAttributes.self], actions: actions, to: item.cell)
  }

  /// Sets the attributes and the actions of a cell, in place of those that it was given before.
  func apply(
    _ attributes: AccessibilityAttributes?, actions: [AccessibilityAction],
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
    cell.setAccessibilityActions(actions)
  }

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

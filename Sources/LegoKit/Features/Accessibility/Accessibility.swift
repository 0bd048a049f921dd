import UIKit

/// The attributes of an item for assistive technologies.
struct AccessibilityAttributes: Trait {
  static var modifier: String { "accessibilityAction" }

  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var actions: [AccessibilityAction] = []

  /// Returns the attributes with those of a later modifier.
  func merging(_ later: AccessibilityAttributes) -> AccessibilityAttributes {
    AccessibilityAttributes(
      label: later.label ?? label, value: later.value ?? value, hint: later.hint ?? hint,
      traits: later.traits ?? traits, actions: actions + later.actions)
  }
}

extension LegoItem {
  /// Sets the text that assistive technologies read for the item in place of its content.
  ///
  /// ```swift
  /// StarItem(rating).accessibilityLabel("Rating").accessibilityValue("\(rating) of 5")
  /// ```
  public func accessibilityLabel(_ label: String) -> ModifiedItem<UnmodifiedItem> {
    adding(AccessibilityAttributes(label: label))
  }

  /// Sets the value that assistive technologies read after the label.
  public func accessibilityValue(_ value: String) -> ModifiedItem<UnmodifiedItem> {
    adding(AccessibilityAttributes(value: value))
  }

  /// Sets the description of the result of activating the item.
  public func accessibilityHint(_ hint: String) -> ModifiedItem<UnmodifiedItem> {
    adding(AccessibilityAttributes(hint: hint))
  }

  /// Sets the accessibility traits of the item's cell.
  public func accessibilityTraits(_ traits: UIAccessibilityTraits) -> ModifiedItem<UnmodifiedItem> {
    adding(AccessibilityAttributes(traits: traits))
  }

  /// Adds an action that assistive technologies offer by its name.
  ///
  /// ```swift
  /// MessageItem(message).accessibilityAction("Delete") { [weak self] in self?.delete(message) }
  /// ```
  public func accessibilityAction(
    _ name: String, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    let action = AccessibilityAction(name: name, handler: handler)
    return adding(AccessibilityAttributes(actions: [action]))
  }
}

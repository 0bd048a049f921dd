import Foundation

/// The accessibility properties of a responder.
///
/// The properties that few responders have are in `details`, so that a responder without them stays
/// small.
struct AccessibilityStorage {
  /// Whether the responder is an element; `nil` uses the responder's default.
  var isElement: Bool?
  /// The label.
  var label: String?
  /// The value.
  var value: String?
  /// The hint.
  var hint: String?
  /// The identifier for tests.
  var identifier: String?
  /// The traits; `nil` uses the responder's default.
  var traits: UIAccessibilityTraits?
  private var details: AccessibilityDetails?

  /// Returns a property that few responders have.
  subscript<Value>(_ property: KeyPath<AccessibilityDetails, Value>) -> Value {
    (details ?? .standard)[keyPath: property]
  }

  /// Sets a property that few responders have.
  mutating func set<Value>(
    _ property: ReferenceWritableKeyPath<AccessibilityDetails, Value>, to value: Value
  ) {
    let details = details ?? AccessibilityDetails()
    details[keyPath: property] = value
    self.details = details
  }
}

/// The accessibility properties that few responders have.
final class AccessibilityDetails {
  // Unchecked use by several threads can't happen: it is never changed.
  nonisolated(unsafe) static let standard = AccessibilityDetails()

  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var userInputLabels: [String]?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var textualContext: UIAccessibilityTextualContext?
}

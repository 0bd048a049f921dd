import UIKit

#if canImport(Darwin)
  /// An object with accessibility properties.
  typealias AccessibilityObject = NSObject
#else
  /// An object with accessibility properties.
  typealias AccessibilityObject = UIResponder
#endif

extension UIView {
  /// The identifier for tests.
  ///
  /// On Apple's platforms only views and some other classes have one.
  static func accessibilityIdentifier(of object: AccessibilityObject) -> String? {
    #if canImport(Darwin)
      (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    #else
      object.accessibilityIdentifier
    #endif
  }

  /// Returns an object as a responder; `nil` if it is none.
  static func responder(_ object: AccessibilityObject) -> UIResponder? {
    #if canImport(Darwin)
      object as? UIResponder
    #else
      object
    #endif
  }
}

/// A detail of an element that assistive technologies speak when the user asks for more.
///
/// ```swift
/// let seats = AXCustomContent(label: "Seats", value: "12 of 40")
/// seats.importance = .high
/// ```
///
/// A view or another object has details as an `AXCustomContentProvider`.
///
/// - Note: Not implemented: archives.
open class AXCustomContent: NSObject, NSCopying {
  /// The importance of a detail, by which it is spoken sooner or later.
  public enum Importance: UInt, Sendable {
    /// Spoken if the user asks for it.
    case `default` = 0
    /// With the element, after its label.
    case high = 1
  }

  /// The label with attributes for speech.
  open private(set) var attributedLabel: NSAttributedString
  /// The value with attributes for speech.
  open private(set) var attributedValue: NSAttributedString
  /// The importance of the detail, by which it is spoken sooner or later.
  ///
  /// The default is `.default`.
  open var importance = Importance.default

  /// Creates a detail whose texts have attributes for speech.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    (attributedLabel, attributedValue) = (label, value)
  }

  /// Creates a detail from its label and its value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// The name of the detail.
  open var label: String { attributedLabel.string }

  /// The value of the detail.
  open var value: String { attributedValue.string }

  /// Returns a detail with the same texts and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object with details that assistive technologies speak when the user asks for more.
///
/// ```swift
/// final class TrainCell: UITableViewCell, @preconcurrency AXCustomContentProvider {
///   var accessibilityCustomContent: [AXCustomContent]! = []
/// }
/// ```
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The details, in the order in which they are spoken.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

import UIKit

/// An element of a screen as assistive technologies see it, or a group of elements.
///
/// ```swift
/// let add = screen.accessibilityElements.first { $0.label == "Add" }
/// #expect(add?.traits == [.button, .notEnabled])
/// ```
public struct AccessibilityElement: Equatable {
  /// The label; for a cell without one, the texts in it.
  public var label: String?
  /// The value.
  public var value: String?
  /// The hint.
  public var hint: String?
  /// The identifier for tests, which isn't spoken.
  public var identifier: String?
  /// The language in which the element is spoken; `nil` for that of the user.
  public var language: String?
  /// The traits.
  public var traits: UIAccessibilityTraits
  /// The frame in the screen's coordinate system, in points.
  public var frame: CGRect
  /// The point that is tapped when the element is activated, in the screen's coordinate system.
  public var activationPoint: CGPoint
  /// The names of the custom actions, in their order.
  public var actions: [String]
  /// The names by which Voice Control finds the element.
  public var userInputLabels: [String]
  /// The elements of a group, in the order in which they are visited; empty for an element.
  public var children: [AccessibilityElement]

  /// Whether this is a group, which isn't visited itself.
  public var isGroup: Bool

  @MainActor init(_ object: AccessibilityObject, label: String? = nil) {
    let own = object.accessibilityLabel ?? ""
    self.label = own.isEmpty ? label : own
    (value, hint) = (object.accessibilityValue, object.accessibilityHint)
    identifier = UIView.accessibilityIdentifier(of: object)
    language = object.accessibilityLanguage
    traits = object.accessibilityTraits
    (frame, activationPoint) = (object.accessibilityFrame, object.accessibilityActivationPoint)
    actions = (object.accessibilityCustomActions ?? []).map(\.name)
    userInputLabels = object.accessibilityUserInputLabels ?? []
    (children, isGroup) = ([], false)
  }

  @MainActor init(group object: AccessibilityObject, _ children: [AccessibilityElement]) {
    self.init(object)
    (self.children, isGroup) = (children, true)
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// The element in one line, followed by a line for each element of a group, indented.
  ///
  /// The line contains the label in quotation marks, the names of the traits, the value, the hint,
  /// the identifier, the frame (x, y, width and height in points) and the custom actions.
  ///
  /// ```
  /// "Volume" adjustable value "50%" 16 60 358 34
  /// "Mail from Ada" button 0 96 390 44 actions "Archive", "Delete"
  /// ```
  public var description: String {
    let inner = children.map { child in
      child.description.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  " + $0 }.joined(separator: "\n")
    }
    return ([line] + inner).joined(separator: "\n")
  }

  private var line: String {
    var parts: [String] = isGroup ? ["group"] : []
    if !isGroup || label != nil { parts.append(label.map(\.quoted) ?? "no label") }
    parts += traits.names
    if let value { parts.append("value \(value.quoted)") }
    if let hint { parts.append("hint \(hint.quoted)") }
    if let identifier { parts.append("identifier \(identifier)") }
    if let language { parts.append("language \(language)") }
    parts.append(frame.layoutDescription)
    if !actions.isEmpty {
      parts.append("actions " + actions.map(\.quoted).joined(separator: ", "))
    }
    return parts.joined(separator: " ")
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}

extension UIAccessibilityTraits {
  private static var named: [(UIAccessibilityTraits, String)] {
    [
      (.header, "header"), (.button, "button"), (.link, "link"), (.image, "image"),
      (.searchField, "searchField"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.adjustable, "adjustable"), (.tabBar, "tabBar"), (.selected, "selected"),
      (.notEnabled, "notEnabled"), (.summaryElement, "summaryElement"),
      (.updatesFrequently, "updatesFrequently"), (.playsSound, "playsSound"),
      (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "allowsDirectInteraction"),
      (.causesPageTurn, "causesPageTurn"),
    ]
  }

  /// The names of the traits, the kind of the element first.
  fileprivate var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
}

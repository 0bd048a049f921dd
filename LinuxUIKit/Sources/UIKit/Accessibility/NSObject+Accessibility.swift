// The accessibility properties of any object.
//
// A class that declares one of them itself, as responders do, is preferred by the compiler, so that its
// subclasses override it. Called through `NSObject`, they reach the properties of that class.
extension NSObjectProtocol where Self: NSObject {
  /// A Boolean value that indicates whether the object is an accessibility element.
  ///
  /// The default is `false`.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { propertiesToRead.isAccessibilityElement }
    set { propertiesToChange.isAccessibilityElement = newValue }
  }

  /// A short label that identifies the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { textsToRead.accessibilityLabel }
    set { textsToChange.accessibilityLabel = newValue }
  }

  /// The label with attributes for speech; without one, `accessibilityLabel`.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { propertiesToRead.accessibilityAttributedLabel }
    set { propertiesToChange.accessibilityAttributedLabel = newValue }
  }

  /// A description of the result of an action on the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { textsToRead.accessibilityHint }
    set { textsToChange.accessibilityHint = newValue }
  }

  /// The hint with attributes for speech; without one, `accessibilityHint`.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { propertiesToRead.accessibilityAttributedHint }
    set { propertiesToChange.accessibilityAttributedHint = newValue }
  }

  /// The current value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { textsToRead.accessibilityValue }
    set { textsToChange.accessibilityValue = newValue }
  }

  /// The value with attributes for speech; without one, `accessibilityValue`.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { propertiesToRead.accessibilityAttributedValue }
    set { propertiesToChange.accessibilityAttributedValue = newValue }
  }

  /// The traits of the object.
  ///
  /// The default is `.none`.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { propertiesToRead.accessibilityTraits }
    set { propertiesToChange.accessibilityTraits = newValue }
  }

  /// The names by which Voice Control finds the object, the best first.
  ///
  /// The default is the label.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]? {
    get { propertiesToRead.accessibilityUserInputLabels }
    set { propertiesToChange.accessibilityUserInputLabels = newValue }
  }

  /// The BCP 47 language in which the object is spoken, such as "de-DE"; `nil` for that of the user.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { propertiesToRead.accessibilityLanguage }
    set { propertiesToChange.accessibilityLanguage = newValue }
  }

  /// The kind of the object's text (iOS 13).
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext?
  {
    get { propertiesToRead.accessibilityTextualContext }
    set { propertiesToChange.accessibilityTextualContext = newValue }
  }

  /// The frame in the screen's coordinate system.
  ///
  /// The default is zero.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { propertiesToRead.accessibilityFrame }
    set { propertiesToChange.accessibilityFrame = newValue }
  }

  /// The outline in the screen's coordinate system, which replaces the frame; `nil` without one.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { propertiesToRead.accessibilityPath }
    set { propertiesToChange.accessibilityPath = newValue }
  }

  /// The point that is tapped when the object is activated, in the screen's coordinate system.
  ///
  /// The default is the center of the frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { propertiesToRead.accessibilityActivationPoint }
    set { propertiesToChange.accessibilityActivationPoint = newValue }
  }

  /// The elements of a container, in their order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { propertiesToRead.accessibilityElements }
    set { propertiesToChange.accessibilityElements = newValue }
  }

  /// Whether the elements in this object are hidden from assistive technologies.
  ///
  /// The default is `false`.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { propertiesToRead.accessibilityElementsHidden }
    set { propertiesToChange.accessibilityElementsHidden = newValue }
  }

  /// Whether the siblings of the object are hidden from assistive technologies.
  ///
  /// The default is `false`.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { propertiesToRead.accessibilityViewIsModal }
    set { propertiesToChange.accessibilityViewIsModal = newValue }
  }

  /// Whether all elements in this object are visited before those beside it.
  ///
  /// The default is `false`.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { propertiesToRead.shouldGroupAccessibilityChildren }
    set { propertiesToChange.shouldGroupAccessibilityChildren = newValue }
  }

  /// The type of a container.
  ///
  /// The default is `.none`.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { propertiesToRead.accessibilityContainerType }
    set { propertiesToChange.accessibilityContainerType = newValue }
  }

  /// Whether the elements of the object are combined.
  ///
  /// The default is `.automatic`.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { propertiesToRead.accessibilityNavigationStyle }
    set { propertiesToChange.accessibilityNavigationStyle = newValue }
  }

  /// Whether the object can be operated (iOS 13).
  ///
  /// The default is `false`.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { propertiesToRead.accessibilityRespondsToUserInteraction }
    set { propertiesToChange.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The actions that assistive technologies offer besides the activation.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { propertiesToRead.accessibilityCustomActions }
    set { propertiesToChange.accessibilityCustomActions = newValue }
  }

  /// The rotors that assistive technologies offer for the elements inside.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { propertiesToRead.accessibilityCustomRotors }
    set { propertiesToChange.accessibilityCustomRotors = newValue }
  }

  @MainActor private var propertiesToRead: UIResponder {
    ObjectAccessibility.shared.properties(of: self)
  }

  @MainActor private var propertiesToChange: UIResponder {
    ObjectAccessibility.shared.changeableProperties(of: self)
  }

  @MainActor private var textsToRead: any AccessibilityTexts {
    ObjectAccessibility.shared.texts(of: self)
  }

  @MainActor private var textsToChange: any AccessibilityTexts {
    ObjectAccessibility.shared.changeableTexts(of: self)
  }
}

/// An object with texts of its own for assistive technologies.
@MainActor protocol AccessibilityTexts: NSObject {
  /// The label.
  var accessibilityLabel: String? { get set }
  /// The hint.
  var accessibilityHint: String? { get set }
  /// The value.
  var accessibilityValue: String? { get set }
}

extension UIResponder: AccessibilityTexts {}

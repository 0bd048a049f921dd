/// A way of moving among the elements of a kind, which the user of VoiceOver chooses.
///
/// ```swift
/// let results = UIAccessibilityCustomRotor(name: "Results") { predicate in
///   predicate.searchDirection == .next ? next(after: predicate.currentItem) : nil
/// }
/// view.accessibilityCustomRotors = [results]
/// ```
///
/// - Note: Not implemented: an assistive technology that uses it. Tests call `itemSearchBlock`.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The directions of a search.
  public enum Direction: Int, Sendable {
    /// Toward the start.
    case previous = 0
    /// Toward the end.
    case next = 1
  }

  /// The kinds of elements that the system has rotors for (iOS 11).
  public enum SystemRotorType: Int, Sendable {
    /// None: the rotor has a name.
    case none = 0
    /// Links.
    case link = 1
    /// Links that the user has opened.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of level 1.
    case headingLevel1 = 4
    /// Headings of level 2.
    case headingLevel2 = 5
    /// Headings of level 3.
    case headingLevel3 = 6
    /// Headings of level 4.
    case headingLevel4 = 7
    /// Headings of level 5.
    case headingLevel5 = 8
    /// Headings of level 6.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// Returns the next element in a direction; `nil` at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name, which is spoken; empty for a rotor of the system.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes for speech (iOS 11).
  open var attributedName: NSAttributedString
  /// The search for elements.
  open var itemSearchBlock: Search
  /// The kind of elements; `.none` for a rotor with a name (iOS 11).
  open private(set) var systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
  }

  /// Creates a rotor whose name has attributes for speech (iOS 11).
  public init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.attributedName = attributedName
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
  }

  /// Creates a rotor for a kind of elements (iOS 11).
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
  }
}

/// The place and the direction of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult(element: nil, range: nil)
  /// The direction.
  ///
  /// The default is `.previous`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// An element, or a range of its text, that a rotor has found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; the reference is weak.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range in the element's text; `nil` for the whole element.
  open var targetRange: UITextRange?

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }

  init(element: (any NSObjectProtocol)?, range: UITextRange?) {
    (targetElement, targetRange) = (element, range)
  }
}

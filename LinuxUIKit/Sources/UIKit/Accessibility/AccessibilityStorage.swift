/// What a view tells assistive technology, and tests.
struct AccessibilityStorage {
  /// Whether it is a part of its own; nil leaves that to the view.
  var isElement: Bool?
  /// A name that is spoken.
  var label: String?
  /// What is spoken as the current value.
  var value: String?
  /// What is spoken about the result of a tap.
  var hint: String?
  /// A name that only tests see.
  var identifier: String?
  /// What it is and does; nil leaves that to the view.
  var traits: UIAccessibilityTraits?
}

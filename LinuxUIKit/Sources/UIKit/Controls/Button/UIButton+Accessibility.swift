extension UIButton {
  /// Makes the button a single accessibility element.
  func describeAsButton() {
    isAccessibilityElement = true
  }

  /// The default accessibility label: the title.
  var spokenTitle: String? {
    updateContentIfDue()
    return parts.titleLabel?.text
  }

  /// The default accessibility traits for the current state.
  var spokenTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

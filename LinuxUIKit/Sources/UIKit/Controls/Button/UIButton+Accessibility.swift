extension UIButton {
  /// Makes the button the one element that its parts are read as.
  func describeAsButton() {
    isAccessibilityElement = true
  }

  /// What is read where an app says nothing else: the words.
  var spokenTitle: String? {
    updateContentIfDue()
    return parts.titleLabel?.text
  }

  /// What a button is, and what it is at the moment.
  var spokenTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

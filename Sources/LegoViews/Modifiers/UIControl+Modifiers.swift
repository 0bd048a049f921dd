import UIKit

extension UIControl {
  /// Sets the option to respond to the user.
  @discardableResult public func isEnabled(_ isEnabled: Bool) -> Self {
    self.isEnabled = isEnabled
    return self
  }

  /// Sets the selected state.
  @discardableResult public func isSelected(_ isSelected: Bool) -> Self {
    self.isSelected = isSelected
    setNeedsBoxLayout()
    return self
  }

  /// Sets the highlighted state.
  @discardableResult public func isHighlighted(_ isHighlighted: Bool) -> Self {
    self.isHighlighted = isHighlighted
    return self
  }

  /// Sets the horizontal alignment of the content.
  // A text field has the method for the alignment of its text, too.
  @_disfavoredOverload
  @discardableResult public func textAlignment(
    _ textAlignment: UIControl.ContentHorizontalAlignment
  ) -> Self {
    self.contentHorizontalAlignment = textAlignment
    return self
  }

  /// Sets the vertical alignment of the content.
  @discardableResult public func verticalContentAlignment(
    _ verticalContentAlignment: UIControl.ContentVerticalAlignment
  ) -> Self {
    self.contentVerticalAlignment = verticalContentAlignment
    return self
  }
}

extension UIControl {
  /// A function that an event of a control calls.
  public typealias ActionBlock = @MainActor () -> Void

  /// Calls a function at an event; several calls add up.
  ///
  /// ```swift
  /// UIButton().text("Save").action { [weak self] in self?.save() }
  /// ```
  ///
  /// The control retains the function: capture what owns the control weakly.
  @discardableResult public func action(
    for event: Event = .touchUpInside, _ action: @escaping ActionBlock
  ) -> Self {
    addAction(UIAction { _ in action() }, for: event)
    return self
  }

  /// Sets the alignment of the content; the one that is `nil` remains as it is.
  @discardableResult public func contentAlignment(
    _ horizontal: ContentHorizontalAlignment? = nil, vertical: ContentVerticalAlignment? = nil
  ) -> Self {
    if let horizontal { contentHorizontalAlignment = horizontal }
    if let vertical { contentVerticalAlignment = vertical }
    return self
  }
}

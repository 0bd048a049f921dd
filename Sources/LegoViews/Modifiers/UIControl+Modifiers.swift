import UIKit

extension UIControl {
  /// Sets the horizontal alignment of the content.
  // A text field has the method for the alignment of its text, too.
  @_disfavoredOverload
  @discardableResult public func textAlignment(
    _ textAlignment: UIControl.ContentHorizontalAlignment
  ) -> Self {
    self.contentHorizontalAlignment = textAlignment
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

extension UIControl {
  /// Binds the horizontal alignment of the content to a stream; with `nil` it remains as it is.
  @_disfavoredOverload
  @discardableResult public func textAlignment(
    _ textAlignment: (some Outputing<UIControl.ContentHorizontalAlignment>)?
  ) -> Self {
    bind(textAlignment) { $0.textAlignment($1) }
  }
}

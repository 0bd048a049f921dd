import UIKit

extension UIButton {
  /// Sets the configuration.
  @discardableResult public func configuration(_ configuration: UIButton.Configuration?) -> Self {
    self.configuration = configuration
    setNeedsBoxLayout()
    return self
  }

  /// Sets the role.
  @discardableResult public func role(_ role: UIButton.Role) -> Self {
    self.role = role
    setNeedsBoxLayout()
    return self
  }
}

extension UIButton {
  /// Sets the title of a state.
  ///
  /// The default is the normal state.
  @discardableResult public func text(_ text: String?, for state: UIControl.State = .normal) -> Self
  {
    setTitle(text, for: state)
    setNeedsBoxLayout()
    return self
  }

  /// Sets the title with attributes of a state.
  ///
  /// The default is the normal state.
  @discardableResult public func attributedText(
    _ text: NSAttributedString?, for state: UIControl.State = .normal
  ) -> Self {
    setAttributedTitle(text, for: state)
    setNeedsBoxLayout()
    return self
  }

  /// Sets the color of the title in a state.
  ///
  /// The default is the normal state.
  @discardableResult public func textColor(
    _ color: UIColor?, for state: UIControl.State = .normal
  ) -> Self {
    setTitleColor(color, for: state)
    return self
  }

  /// Sets the font of the title.
  ///
  /// A button with a configuration has the font of the configuration.
  @discardableResult public func font(_ font: UIFont?) -> Self {
    titleLabel?.font = font
    setNeedsBoxLayout()
    return self
  }

  /// Sets the image of a state.
  ///
  /// The default is the normal state.
  @discardableResult public func image(_ image: UIImage?, for state: UIControl.State = .normal)
    -> Self
  {
    setImage(image, for: state)
    setNeedsBoxLayout()
    return self
  }

  /// Sets the background image of a state.
  ///
  /// The default is the normal state.
  @discardableResult public func backgroundImage(
    _ image: UIImage?, for state: UIControl.State = .normal
  ) -> Self {
    setBackgroundImage(image, for: state)
    setNeedsBoxLayout()
    return self
  }
}

import UIKit

extension UIButton {
  /// Sets the configuration.
  @discardableResult public func configuration(_ configuration: UIButton.Configuration?) -> Self {
    self.configuration = configuration
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

extension UIButton {
  /// Binds the configuration to a stream; with `nil` it remains as it is.
  @discardableResult public func configuration(
    _ configuration: (some Outputing<UIButton.Configuration>)?
  ) -> Self {
    bind(configuration) { $0.configuration($1) }
  }

  /// Binds the configuration to a stream; with `nil` it remains as it is.
  @discardableResult public func configuration(
    _ configuration: (some Outputing<UIButton.Configuration?>)?
  ) -> Self {
    bind(configuration) { $0.configuration($1) }
  }
}

extension UIButton {
  /// Binds the title of a state to a stream; with `nil` it remains as it is.
  @discardableResult public func text(
    _ text: (some Outputing<String>)?, for state: UIControl.State = .normal
  ) -> Self {
    bind(text) { $0.text($1, for: state) }
  }

  /// Binds the title of a state to a stream; with `nil` it remains as it is.
  @discardableResult public func text(
    _ text: (some Outputing<String?>)?, for state: UIControl.State = .normal
  ) -> Self {
    bind(text) { $0.text($1, for: state) }
  }

  /// Binds the title of a state to a stream; with `nil` it remains as it is.
  @discardableResult public func text(
    binding stateText: (some Outputing<String>)?, for state: UIControl.State = .normal
  ) -> Self {
    text(stateText, for: state)
  }

  /// Binds the title with attributes of a state to a stream; with `nil` it remains as it is.
  @discardableResult public func attributedText(
    _ text: (some Outputing<NSAttributedString>)?, for state: UIControl.State = .normal
  ) -> Self {
    bind(text) { $0.attributedText($1, for: state) }
  }

  /// Binds the color of the title in a state to a stream; with `nil` it remains as it is.
  @discardableResult public func textColor(
    _ color: (some Outputing<UIColor>)?, for state: UIControl.State = .normal
  ) -> Self {
    bind(color) { $0.textColor($1, for: state) }
  }

  /// Binds the font of the title to a stream; with `nil` it remains as it is.
  @discardableResult public func font(_ font: (some Outputing<UIFont>)?) -> Self {
    bind(font) { $0.font($1) }
  }

  /// Binds the image of a state to a stream; with `nil` it remains as it is.
  @discardableResult public func image(
    _ image: (some Outputing<UIImage>)?, for state: UIControl.State = .normal
  ) -> Self {
    bind(image) { $0.image($1, for: state) }
  }

  /// Binds the image of a state to a stream; with `nil` it remains as it is.
  @discardableResult public func image(
    _ image: (some Outputing<UIImage?>)?, for state: UIControl.State = .normal
  ) -> Self {
    bind(image) { $0.image($1, for: state) }
  }

  /// Binds the background image of a state to a stream; with `nil` it remains as it is.
  @discardableResult public func backgroundImage(
    _ image: (some Outputing<UIImage>)?, for state: UIControl.State = .normal
  ) -> Self {
    bind(image) { $0.backgroundImage($1, for: state) }
  }
}

import UIKit

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

  /// Binds the role to a stream; with `nil` it remains as it is.
  @discardableResult public func role(_ role: (some Outputing<UIButton.Role>)?) -> Self {
    bind(role) { $0.role($1) }
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

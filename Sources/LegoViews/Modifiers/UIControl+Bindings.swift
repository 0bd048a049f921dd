import UIKit

extension UIControl {
  /// Binds the option to respond to the user to a stream; with `nil` it remains as it is.
  @discardableResult public func isEnabled(_ isEnabled: (some Outputing<Bool>)?) -> Self {
    bind(isEnabled) { $0.isEnabled($1) }
  }

  /// Binds the selected state to a stream; with `nil` it remains as it is.
  @discardableResult public func isSelected(_ isSelected: (some Outputing<Bool>)?) -> Self {
    bind(isSelected) { $0.isSelected($1) }
  }

  /// Binds the highlighted state to a stream; with `nil` it remains as it is.
  @discardableResult public func isHighlighted(_ isHighlighted: (some Outputing<Bool>)?) -> Self {
    bind(isHighlighted) { $0.isHighlighted($1) }
  }

  /// Binds the horizontal alignment of the content to a stream; with `nil` it remains as it is.
  @_disfavoredOverload
  @discardableResult public func textAlignment(
    _ textAlignment: (some Outputing<UIControl.ContentHorizontalAlignment>)?
  ) -> Self {
    bind(textAlignment) { $0.textAlignment($1) }
  }

  /// Binds the vertical alignment of the content to a stream; with `nil` it remains as it is.
  @discardableResult public func verticalContentAlignment(
    _ verticalContentAlignment: (some Outputing<UIControl.ContentVerticalAlignment>)?
  ) -> Self {
    bind(verticalContentAlignment) { $0.verticalContentAlignment($1) }
  }
}

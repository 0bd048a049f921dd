import UIKit

extension UIImageView {
  /// Binds the image to a stream; with `nil` it remains as it is.
  @discardableResult public func image(_ image: (some Outputing<UIImage>)?) -> Self {
    bind(image) { $0.image($1) }
  }

  /// Binds the image to a stream; with `nil` it remains as it is.
  @discardableResult public func image(_ image: (some Outputing<UIImage?>)?) -> Self {
    bind(image) { $0.image($1) }
  }

  /// Binds the image of the highlighted state to a stream; with `nil` it remains as it is.
  @discardableResult public func highlightedImage(_ highlightedImage: (some Outputing<UIImage>)?)
    -> Self
  {
    bind(highlightedImage) { $0.highlightedImage($1) }
  }

  /// Binds the image of the highlighted state to a stream; with `nil` it remains as it is.
  @discardableResult public func highlightedImage(_ highlightedImage: (some Outputing<UIImage?>)?)
    -> Self
  {
    bind(highlightedImage) { $0.highlightedImage($1) }
  }

  /// Binds the highlighted state to a stream; with `nil` it remains as it is.
  @discardableResult public func isHighlighted(_ isHighlighted: (some Outputing<Bool>)?) -> Self {
    bind(isHighlighted) { $0.isHighlighted($1) }
  }

  /// Binds the configuration of symbol images to a stream; with `nil` it remains as it is.
  @discardableResult public func symbolConfiguration(
    _ symbolConfiguration: (some Outputing<UIImage.SymbolConfiguration>)?
  ) -> Self {
    bind(symbolConfiguration) { $0.symbolConfiguration($1) }
  }

  /// Binds the configuration of symbol images to a stream; with `nil` it remains as it is.
  @discardableResult public func symbolConfiguration(
    _ symbolConfiguration: (some Outputing<UIImage.SymbolConfiguration?>)?
  ) -> Self {
    bind(symbolConfiguration) { $0.symbolConfiguration($1) }
  }
}

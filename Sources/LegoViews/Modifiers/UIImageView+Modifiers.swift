import UIKit

extension UIImageView {
  /// Sets the image.
  @discardableResult public func image(_ image: UIImage?) -> Self {
    self.image = image
    setNeedsBoxLayout()
    return self
  }

  /// Sets the image of the highlighted state.
  @discardableResult public func highlightedImage(_ highlightedImage: UIImage?) -> Self {
    self.highlightedImage = highlightedImage
    setNeedsBoxLayout()
    return self
  }

  /// Sets the highlighted state.
  @discardableResult public func isHighlighted(_ isHighlighted: Bool) -> Self {
    self.isHighlighted = isHighlighted
    setNeedsBoxLayout()
    return self
  }

  /// Sets the configuration of symbol images.
  @discardableResult public func symbolConfiguration(
    _ symbolConfiguration: UIImage.SymbolConfiguration?
  ) -> Self {
    self.preferredSymbolConfiguration = symbolConfiguration
    setNeedsBoxLayout()
    return self
  }
}

extension UIImageView {
  /// Sets the symbol image of a name, or no image if there is none of that name.
  @discardableResult public func systemImage(_ name: String) -> Self {
    image(UIImage(systemName: name))
  }
}

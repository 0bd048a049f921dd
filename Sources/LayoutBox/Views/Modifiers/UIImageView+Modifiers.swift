import UIKit

extension UIImageView {
  /// Sets the image.
  @discardableResult public func image(_ image: UIImage?) -> Self {
    set(\.image, to: image)
  }

  /// Sets the image of the highlighted state.
  @discardableResult public func highlightedImage(_ highlightedImage: UIImage?) -> Self {
    set(\.highlightedImage, to: highlightedImage)
  }

  /// Sets the highlighted state.
  @discardableResult public func isHighlighted(_ isHighlighted: Bool) -> Self {
    set(\.isHighlighted, to: isHighlighted)
  }

  /// Sets the configuration of symbol images.
  @discardableResult public func symbolConfiguration(
    _ symbolConfiguration: UIImage.SymbolConfiguration?
  ) -> Self {
    set(\.preferredSymbolConfiguration, to: symbolConfiguration)
  }
}

extension UIImageView {
  /// Sets the symbol image of a name, or no image if there is none of that name.
  @discardableResult public func systemImage(_ name: String) -> Self {
    image(UIImage(systemName: name))
  }
}

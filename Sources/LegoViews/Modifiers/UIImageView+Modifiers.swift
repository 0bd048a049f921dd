import UIKit

extension UIImageView {
  /// Sets the symbol image of a name, or no image if there is none of that name.
  @discardableResult public func systemImage(_ name: String) -> Self {
    image(UIImage(systemName: name))
  }
}

import UIKit

#if !os(tvOS)
  extension UITextView {
    /// Sets whether the user can edit the text.
    @discardableResult public func isEditable(_ isEditable: Bool) -> Self {
      self.isEditable = isEditable
      return self
    }
  }
#endif

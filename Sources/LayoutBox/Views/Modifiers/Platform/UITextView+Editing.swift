import UIKit

#if !os(tvOS)
  extension UITextView {
    /// Sets whether the user can edit the text.
    @discardableResult public func isEditable(_ isEditable: Bool) -> Self {
      set(\.isEditable, to: isEditable, resizes: false)
    }
  }
#endif

import UIKit

#if !os(tvOS)
  extension UIScrollView {
    /// Binds the option to stop at multiples of the visible size to a stream; with `nil` it remains
    /// as it is.
    @discardableResult public func pageEnabled(_ isEnabled: (some Outputing<Bool>)?) -> Self {
      bind(isEnabled) { $0.pageEnabled($1) }
    }
  }

  extension UITextView {
    /// Binds the option to edit the text to a stream; with `nil` it remains as it is.
    @discardableResult public func isEditable(_ isEditable: (some Outputing<Bool>)?) -> Self {
      bind(isEditable) { $0.isEditable($1) }
    }
  }
#endif

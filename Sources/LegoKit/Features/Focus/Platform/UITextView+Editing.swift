import UIKit

extension UITextView {
  /// Whether the user can edit the text; on tvOS, text views only display it.
  var acceptsText: Bool {
    #if os(tvOS)
      false
    #else
      isEditable
    #endif
  }
}

import UIKit

/// Posts that the keyboard changes its frame, in screen coordinates.
@MainActor func postKeyboardFrame(_ frame: CGRect) {
  #if !os(tvOS)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
  #endif
}

import UIKit

#if canImport(Darwin)
  extension LegoCollectionView {
    /// Ends what the Escape key ends, such as open swipe actions.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
      guard !isEscape || !escape() else { return }
      super.pressesBegan(presses, with: event)
    }
  }
#endif

/// The gestures that reveal swipe actions.
enum SwipeGestures {
  /// Whether there are any: a movement on the remote of tvOS moves the focus.
  static var areAvailable: Bool {
    #if os(tvOS)
      false
    #else
      true
    #endif
  }
}

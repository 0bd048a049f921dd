import UIKit

/// A collection view that the Escape key and the escape gesture of VoiceOver reach.
class EscapableCollectionView: UICollectionView {
  /// Ends what the Escape key ends, such as open swipe actions; returns `false` if there is nothing.
  ///
  /// The default implementation returns `false`.
  func escape() -> Bool { false }

  /// Ends what the Escape key ends for the escape gesture of VoiceOver.
  override func accessibilityPerformEscape() -> Bool {
    escape() || super.accessibilityPerformEscape()
  }

  #if canImport(Darwin)
    /// Ends what the Escape key ends, such as open swipe actions.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
      guard !isEscape || !escape() else { return }
      super.pressesBegan(presses, with: event)
    }
  #endif
}

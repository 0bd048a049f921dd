import UIKit

extension UIScrollView {
  /// Leaves a tap on the status bar to other scroll views; tvOS has no status bar.
  func ignoreStatusBarTaps() {
    #if !os(tvOS)
      scrollsToTop = false
    #endif
  }
}

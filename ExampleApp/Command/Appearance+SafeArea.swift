import UIKit

extension Appearance {
  /// The safe area insets of a phone with this screen size.
  ///
  /// The insets are zero for other sizes. The numbers are those of uikit.md, 3.1.
  var safeAreaInsets: UIEdgeInsets {
    switch (size.width, size.height) {
    case (320, 568), (375, 667), (414, 736): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (375, 812): UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    case (390, 844), (428, 926): UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case (414, 896): UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)
    case (393, 852), (430, 932): UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case (402, 874), (440, 956): UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    default: .zero
    }
  }
}

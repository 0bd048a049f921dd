import BoxLayout
import UIKit

/// The parts of a view's placement that the lists of LegoKit depend on.
package struct ViewPlacement {
  /// Whether an alignment was added to the view.
  package let hasAlignment: Bool
  /// Whether the width is that of the content.
  package let wrapsWidth: Bool
  /// Whether the height is that of the content.
  package let wrapsHeight: Bool
}

extension UIView {
  /// The placement that modifiers have set, or the default one.
  package var placement: ViewPlacement {
    guard let box = existingViewBox else {
      return ViewPlacement(hasAlignment: false, wrapsWidth: true, wrapsHeight: true)
    }
    let style = box.style
    return ViewPlacement(
      hasAlignment: !box.offsets.isEmpty, wrapsWidth: style.width.isWrap,
      wrapsHeight: style.height.isWrap)
  }
}

extension BoxLength {
  fileprivate var isWrap: Bool {
    if case .wrap = self { true } else { false }
  }
}

import UIKit

extension UIStackView {
  /// Returns a vertical stack of views that fill its width.
  static func column(_ views: UIView..., spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// Returns a horizontal stack of views, each with its natural height.
  static func row(
    _ views: UIView..., spacing: CGFloat = 0, alignment: Alignment = .center
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
  }
}

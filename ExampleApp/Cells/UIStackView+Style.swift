import UIKit

extension UIStackView {
  /// Views one below the other, from edge to edge.
  static func column(_ views: UIView..., spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// Views side by side, each as high as it wants to be.
  static func row(
    _ views: UIView..., spacing: CGFloat = 0, alignment: Alignment = .center
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
  }
}

import UIKit

/// A view of a fixed size with a name, by which tests recognize it.
package final class Piece: UIView {
  package let name: String
  private let length: CGSize

  package init(_ name: String, _ width: CGFloat = 10, _ height: CGFloat = 20) {
    self.name = name
    length = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { length }
  package override func sizeThatFits(_ size: CGSize) -> CGSize { length }
}

@MainActor extension UIView {
  /// The names of the pieces among the subviews or, in a stack view, the arranged subviews.
  package var pieceNames: String {
    let views = (self as? UIStackView)?.arrangedSubviews ?? subviews
    return views.compactMap { ($0 as? Piece)?.name }.joined()
  }
}

@MainActor extension UIView {
  /// The center at which the view is drawn in an animation.
  package var presentedCenter: CGPoint { layer.presentation()?.position ?? center }
}

/// A window without animations of its own.
@MainActor package func window(_ view: UIView, width: CGFloat = 200, height: CGFloat = 400)
  -> UIWindow
{
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.isHidden = false
  view.frame = window.bounds
  window.addSubview(view)
  window.layoutIfNeeded()
  return window
}

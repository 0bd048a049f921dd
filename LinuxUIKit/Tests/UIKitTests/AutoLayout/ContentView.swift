import UIKit

/// A view with an intrinsic content size.
final class ContentView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { natural }
}

extension UIView {
  /// Creates a view of the given size at the origin.
  static func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds views that are laid out by constraints.
  func addPlaced(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Pins a view's top-leading corner.
  func pinCorner(to view: UIView, _ distance: CGFloat = 0) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: distance),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: distance),
    ])
  }

  /// Pins the four edges of a view at equal insets in another view.
  func pinEdges(to view: UIView, _ distance: CGFloat = 0) {
    pinCorner(to: view, distance)
    NSLayoutConstraint.activate([
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -distance),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -distance),
    ])
  }
}

import UIKit

extension UIView {
  /// Adds a view whose edges keep that distance from this view's.
  func addPinned(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Keeps the view at a size, in points.
  func constrain(width: CGFloat, height: CGFloat) {
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }

  /// Adds views that are placed by constraints.
  func addForConstraints(_ views: UIView...) {
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
}

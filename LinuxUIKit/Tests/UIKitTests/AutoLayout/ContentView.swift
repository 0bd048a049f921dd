import UIKit

/// A view with a natural size, as labels and images have.
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
  /// A view of that size, at the origin.
  static func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds views that constraints will place.
  func addPlaced(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Pins a view at its upper leading corner.
  func pinCorner(to view: UIView, _ distance: CGFloat = 0) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: distance),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: distance),
    ])
  }

  /// Pins all four edges of a view at equal distances inside of another one.
  func pinEdges(to view: UIView, _ distance: CGFloat = 0) {
    pinCorner(to: view, distance)
    NSLayoutConstraint.activate([
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -distance),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -distance),
    ])
  }
}

import UIKit

/// A view with text in a golden picture.
@MainActor protocol PictureText: UIView {
  /// The text of the view.
  var text: String { get }
}

extension UILabel {
  /// Creates a label that fills a view, resizes with it, and is centered by default.
  static func inside(
    _ view: UIView, font: UIFont, color: UIColor, alignment: NSTextAlignment = .center,
    margin: CGFloat = 0
  ) -> UILabel {
    let label = UILabel(frame: view.bounds.insetBy(dx: margin, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.font, label.textColor, label.textAlignment) = (font, color, alignment)
    view.addSubview(label)
    return label
  }
}

extension UIColor {
  /// The colors of the cells, in order.
  static func ofCell(_ number: Int) -> UIColor {
    let colors: [UIColor] = [
      .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange,
    ]
    return colors[number % colors.count]
  }
}

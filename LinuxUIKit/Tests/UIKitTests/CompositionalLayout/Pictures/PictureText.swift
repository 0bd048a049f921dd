import UIKit

/// A view in a picture that says something.
@MainActor protocol PictureText: UIView {
  /// What it says.
  var text: String { get }
}

extension UILabel {
  /// A label in the middle of a view, or at its side, that grows with it.
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
  /// The colors of the cells, one after the other.
  static func ofCell(_ number: Int) -> UIColor {
    let colors: [UIColor] = [
      .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange,
    ]
    return colors[number % colors.count]
  }
}

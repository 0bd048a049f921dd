import UIKit

extension UIView {
  /// Adds a subview whose edges are those of the view, less insets.
  func addSubview(_ view: UIView, pinnedWith insets: NSDirectionalEdgeInsets) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Adds a subview that fills the view.
  func addFilling(_ view: UIView) {
    addSubview(view, pinnedWith: .zero)
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, alignment: Alignment = .fill,
    _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension UILabel {
  /// Creates a label that follows the text size of the user.
  convenience init(style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}

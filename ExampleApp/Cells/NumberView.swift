import UIKit

/// A number above its caption.
final class NumberView: UIView {
  private let count = UILabel(.headline)
  private let caption = UILabel(.caption1, color: .secondaryLabel)

  /// Creates a view with a caption.
  init(caption text: String) {
    super.init(frame: .zero)
    caption.text = text
    let column = UIStackView(arrangedSubviews: [count, caption])
    column.axis = .vertical
    addPinned(column)
    for label in [count, caption] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The number to display.
  var number = 0 {
    didSet { count.text = number.formatted(.number.locale(Locale(identifier: "en"))) }
  }
}

import UIKit

/// A round badge with a color and text that depend on its kind.
///
/// It is red with the item of its cell, black with the first item of its group, or gray with its
/// kind.
final class PictureBadge: UICollectionReusableView, PictureText {
  private var label = UILabel()
  var text: String { label.text ?? "" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label = .inside(self, font: .systemFont(ofSize: 11, weight: .bold), color: .white)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  /// Sets the color and text for a badge of the given kind.
  func show(_ kind: String, item: Int) {
    switch kind {
    case "badge": (label.text, backgroundColor) = ("\(item)", .systemRed)
    case "group badge": (label.text, backgroundColor) = ("\(item)", .black)
    default: (label.text, backgroundColor) = (kind, .systemGray)
    }
  }
}

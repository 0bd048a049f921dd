import UIKit

/// A band with a title, for a header, a footer, or a layout-wide item.
final class PictureBand: UICollectionReusableView, PictureText {
  private var label = UILabel()
  var text: String { label.text ?? "" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label = .inside(
      self, font: .systemFont(ofSize: 13, weight: .semibold), color: .label, alignment: .natural,
      margin: 8)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title in the colors of a kind.
  func show(_ title: String, as kind: String) {
    label.text = title
    switch kind {
    case "header": (backgroundColor, label.textColor) = (.systemYellow, .black)
    case "footer": (backgroundColor, label.textColor) = (.systemGray4, .label)
    default: (backgroundColor, label.textColor) = (.label, .systemBackground)
    }
  }
}

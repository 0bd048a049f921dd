import UIKit

/// The rounded background of a section.
final class PictureBackground: UICollectionReusableView, PictureText {
  var text: String { "background" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}

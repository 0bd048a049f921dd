import UIKit

/// The rounded ground that the cells of a section lie on.
final class PictureBackground: UICollectionReusableView, PictureText {
  var text: String { "background" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}

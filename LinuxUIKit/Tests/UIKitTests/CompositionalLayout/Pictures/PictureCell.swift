import UIKit

/// A rounded cell that shows its item in a color that depends on it.
final class PictureCell: UICollectionViewCell, PictureText {
  private var label = UILabel()
  var text: String { label.text ?? "" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label = .inside(
      contentView, font: .systemFont(ofSize: 15, weight: .semibold), color: .white)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the given item.
  func show(_ item: Int) {
    label.text = "\(item)"
    contentView.backgroundColor = .ofCell(item)
  }
}

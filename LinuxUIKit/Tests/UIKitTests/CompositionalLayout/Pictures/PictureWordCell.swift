import UIKit

/// A word with its preferred width in points.
struct PictureWord {
  var text: String
  var width: CGFloat
}

/// A self-sizing capsule with the preferred width of its word, 32 points high.
final class PictureWordCell: UICollectionViewCell, PictureText {
  private let label = UILabel()
  private let width: NSLayoutConstraint
  var text: String { label.text ?? "" }

  override init(frame: CGRect) {
    width = label.widthAnchor.constraint(equalToConstant: 0)
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    (label.font, label.textColor) = (.systemFont(ofSize: 13, weight: .medium), .white)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      width, label.heightAnchor.constraint(equalToConstant: 32),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a word in the color of the given item.
  func show(_ word: PictureWord, number: Int) {
    label.text = word.text
    width.constant = word.width
    contentView.backgroundColor = .ofCell(number)
  }
}

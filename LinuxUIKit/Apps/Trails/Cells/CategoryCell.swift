import UIKit

/// A pill with the symbol and the name of a kind of trails.
final class CategoryCell: UICollectionViewCell {
  private let symbolView = UIImageView()
  private let titleLabel = UILabel(style: .subheadline, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbolView.contentMode = .center
    symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    let row = UIStackView(.horizontal, spacing: 6, alignment: .center, [symbolView, titleLabel])
    contentView.addSubview(
      row, pinnedWith: NSDirectionalEdgeInsets(top: 9, leading: 14, bottom: 9, trailing: 14))
    symbolView.heightAnchor.constraint(equalToConstant: 20).isActive = true
    updateColors()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with kind: Trail.Kind) {
    symbolView.image = UIImage(systemName: kind.symbolName)
    titleLabel.text = kind.title
  }

  override var isSelected: Bool {
    didSet { updateColors() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }

  private func updateColors() {
    contentView.backgroundColor = isSelected ? .accent : .card
    titleLabel.textColor = isSelected ? .white : .label
    symbolView.tintColor = isSelected ? .white : .accent
  }
}

import UIKit

/// What a list displays in place of rows.
final class EmptyStateView: UIView {
  init(symbol: String, title: String, message: String) {
    super.init(frame: .zero)
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
    image.tintColor = .tertiaryLabel
    image.contentMode = .center
    let titleLabel = UILabel(style: .title3)
    titleLabel.text = title
    titleLabel.textAlignment = .center
    let messageLabel = UILabel(style: .subheadline, color: .secondaryLabel)
    messageLabel.text = message
    messageLabel.textAlignment = .center

    let stack = UIStackView(.vertical, spacing: 8, [image, titleLabel, messageLabel])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -24),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

import UIKit

/// A row of the log: the name, date and length of a hike, and its stars.
final class HikeCell: UITableViewCell {
  static let identifier = "hike"
  private let nameLabel = UILabel(style: .headline)
  private let detailLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let starsLabel = UILabel(style: .footnote, color: .systemYellow, lines: 1)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(.vertical, spacing: 3, [nameLabel, detailLabel, starsLabel])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with hike: Hike, locale: Locale) {
    nameLabel.text = hike.trailName
    let date = hike.date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
    detailLabel.text = "\(date) · \(Trail.kilometers(hike.length)) · \(hike.effort.title)"
    starsLabel.text = String(repeating: "★", count: hike.rating)
    starsLabel.isHidden = hike.rating == 0
  }
}

import UIKit

/// A view with initials in a circle, the name and the time.
final class AuthorView: UIStackView {
  private static let side: CGFloat = 40

  private let initials = UILabel()
  private let name = UILabel(.subheadline, lines: 2, weight: .semibold)
  private let time = UILabel(.footnote, color: .secondaryLabel, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 10
    alignment = .center
    addArrangedSubview(initials)
    addArrangedSubview(UIStackView.column(name, time, spacing: 1))
    styleInitials()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Displays the author of a post or comment, and the time.
  func show(_ person: Person, time: String) {
    initials.text = person.initials
    initials.backgroundColor = UIColor(
      hue: CGFloat(person.id * 37 % 100) / 100, saturation: 0.5, brightness: 0.7, alpha: 1)
    name.text = person.name
    self.time.text = time
  }

  private func styleInitials() {
    initials.font = .systemFont(ofSize: 15, weight: .semibold)
    initials.textColor = .white
    initials.textAlignment = .center
    initials.layer.cornerRadius = Self.side / 2
    initials.clipsToBounds = true
    initials.constrain(width: Self.side, height: Self.side)
  }
}

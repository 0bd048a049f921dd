import UIKit

/// The numbers of a trail, of which some are hidden until the user asks for all.
final class TrailStatsView: UIView {
  private static let visibleRows = 2
  private let rows: [UIView]
  private let button = UIButton(type: .system)
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
  private var animator: UIViewPropertyAnimator?
  private(set) var isExpanded = false

  init(trail: Trail) {
    rows = [
      Self.row(.localized("Length"), trail.lengthText),
      Self.row(.localized("Walking time"), trail.durationText),
      Self.row(.localized("Ascent"), trail.ascentText),
      Self.row(.localized("Highest point"), trail.highestPointText),
      Self.row(.localized("Kind"), trail.kind.title),
    ]
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    chevron.tintColor = .accent
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    button.contentHorizontalAlignment = .leading
    chevron.contentMode = .center
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let footer = UIStackView(.horizontal, spacing: 6, alignment: .center, [button, chevron])
    let stack = UIStackView(.vertical, spacing: 10, rows + [footer])
    stack.setCustomSpacing(6, after: rows[rows.count - 1])
    addSubview(
      stack, pinnedWith: NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 8, trailing: 16))
    update()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private static func row(_ title: String, _ value: String) -> UIView {
    let titleLabel = UILabel(style: .subheadline, color: .secondaryLabel)
    titleLabel.text = title
    let valueLabel = UILabel(style: .headline)
    valueLabel.text = value
    valueLabel.setContentHuggingPriority(.required, for: .horizontal)
    return clipping(UIStackView(.horizontal, alignment: .firstBaseline, [titleLabel, valueLabel]))
  }

  /// Returns a view that clips a row when it is hidden: two fonts on one baseline need a height.
  private static func clipping(_ row: UIView) -> UIView {
    let view = UIView()
    view.clipsToBounds = true
    view.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    let bottom = row.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
    ])
    return view
  }

  /// Shows or hides rows; a second call while that is animated continues from where it is.
  private func toggle() {
    isExpanded.toggle()
    animator?.stopAnimation(true)
    let timing = UISpringTimingParameters(dampingRatio: 0.85)
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations { [self] in
      update()
      chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
      superview?.superview?.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] _ in self?.animator = nil }
    animator.startAnimation()
    self.animator = animator
  }

  private func update() {
    for row in rows.dropFirst(Self.visibleRows) { row.isHidden = !isExpanded }
    button.setTitle(
      isExpanded ? .localized("Fewer numbers") : .localized("All numbers"), for: .normal)
  }
}

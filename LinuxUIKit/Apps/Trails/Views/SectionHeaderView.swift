import UIKit

/// The title of a section of the feed, with a button.
final class SectionHeaderView: UICollectionReusableView {
  static let kind = UICollectionView.elementKindSectionHeader
  private let titleLabel = UILabel(style: .title2)
  private let button = UIButton(type: .system)
  private var action: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let fonts = UIFontMetrics(forTextStyle: .title2)
    titleLabel.font = fonts.scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    titleLabel.accessibilityTraits = .header
    button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    button.setContentHuggingPriority(.required, for: .horizontal)
    // Less than required, so that the stack can hide the button.
    button.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    let row = UIStackView(.horizontal, alignment: .lastBaseline, [titleLabel, button])
    addSubview(
      row, pinnedWith: NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 4, trailing: 0))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Displays a title, and a button if there is an action.
  func configure(title: String, buttonTitle: String? = nil, action: (() -> Void)? = nil) {
    titleLabel.text = title
    button.setTitle(buttonTitle, for: .normal)
    button.isHidden = action == nil
    self.action = action
  }
}

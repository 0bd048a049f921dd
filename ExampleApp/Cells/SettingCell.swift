import UIKit

/// A row of a list with a control in it.
///
/// Its stack keeps the distances that rows of settings have, and is at least as high as a finger
/// needs.
class SettingCell: UICollectionViewListCell {
  private static let insets = NSDirectionalEdgeInsets(
    top: 6, leading: 16, bottom: 6, trailing: 16)
  private static let leastHeight: CGFloat = 44

  /// What the row shows, side by side unless a subclass changes that.
  let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.alignment = .center
    stack.spacing = 12
    contentView.addPinned(stack, insets: Self.insets)
    contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight)
      .isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

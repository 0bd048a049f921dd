import UIKit

/// A row of a list with a control in it.
///
/// Its stack has the insets of a settings row and at least the height of a touch target.
class SettingCell: UICollectionViewListCell {
  private static let insets = NSDirectionalEdgeInsets(
    top: 6, leading: 16, bottom: 6, trailing: 16)
  private static let leastHeight: CGFloat = 44

  /// The content of the row, horizontal by default.
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

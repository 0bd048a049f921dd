import UIKit

/// A chevron that points down, or forward if the content is collapsed, as a button.
final class ChevronButton: UIButton {
  private static let length: CGFloat = 44

  private var onTap: (@MainActor () -> Void)?

  /// Returns the symbol of a chevron.
  static func image(_ isExpanded: Bool) -> UIImage? {
    UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
  }

  /// Creates a button, which is as large as a touch needs.
  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.length, height: Self.length))
    // The symbol is where that of a chevron which is no button is.
    contentHorizontalAlignment = .trailing
    tintColor = .tertiaryLabel
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays whether the content is expanded; a tap calls `onTap`.
  func display(_ isExpanded: Bool, onTap: @escaping @MainActor () -> Void) {
    self.onTap = onTap
    setImage(Self.image(isExpanded), for: .normal)
    accessibilityLabel = isExpanded ? "Collapse" : "Expand"
  }
}

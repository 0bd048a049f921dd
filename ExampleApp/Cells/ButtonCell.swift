import UIKit

/// A button that takes something away, as wide as the row.
final class ButtonCell: SettingCell {
  private let button = UIButton(configuration: .plain())
  private var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.role = .destructive
    stack.addArrangedSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what the button does, and tells when it is tapped.
  func show(_ title: String, isEnabled: Bool, onTap: @escaping () -> Void) {
    button.configuration?.title = title
    button.isEnabled = isEnabled
    self.onTap = onTap
  }
}

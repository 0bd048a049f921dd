import LayoutGeometry
import UIKit

/// A view that can display a message below its control.
@MainActor protocol RowMessageDisplaying: UIView {
  /// The displayed message, or `nil`.
  var messageLabel: UIView? { get }
}

extension UIView {
  /// The label of the message below the control that contains the view, or `nil`.
  var messageLabelBelow: UIView? {
    sequence(first: self as UIView, next: \.superview).firstNonNil {
      $0 as? any RowMessageDisplaying
    }?.messageLabel
  }
}

/// The message below the control of a row, such as what is wrong with a text.
@MainActor final class RowMessage {
  /// The label, while a message is displayed.
  private(set) var label: UILabel?

  /// Displays a message below a view, or removes the displayed one.
  ///
  /// VoiceOver reads a message that appears.
  ///
  /// - Parameters:
  ///   - message: The message; `nil` for none.
  ///   - view: The view, which has the width of the message.
  ///   - container: The superview of `view`.
  func display(_ message: String?, below view: UIView, in container: UIView) {
    guard message != label?.text else { return }
    guard let message else { return remove() }
    let label = label ?? insert(below: view, in: container)
    label.text = message
    if label.window != nil { UIAccessibility.post(notification: .announcement, argument: message) }
  }

  private func remove() {
    label?.removeFromSuperview()
    label = nil
  }

  private func insert(below view: UIView, in container: UIView) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .systemRed
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    let bottom = container.bottomAnchor.constraint(
      equalTo: label.bottomAnchor, constant: ControlMetrics.verticalInset)
    // It yields while the cell has its estimated height.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
    ])
    self.label = label
    return label
  }
}

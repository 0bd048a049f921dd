import UIKit

extension UIControl {
  /// A function that an event of a control calls.
  public typealias ActionBlock = @MainActor () -> Void

  /// Calls a function at an event; several calls add up.
  ///
  /// ```swift
  /// UIButton().text("Save").action { [weak self] in self?.save() }
  /// ```
  ///
  /// The control retains the function: capture what owns the control weakly.
  @discardableResult public func action(
    for event: Event = .touchUpInside, _ action: @escaping ActionBlock
  ) -> Self {
    addAction(UIAction { _ in action() }, for: event)
    return self
  }
}

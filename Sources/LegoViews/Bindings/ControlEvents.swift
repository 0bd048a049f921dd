import UIKit

extension ViewModifiable where Self: UIControl {
  /// Calls a function with the control at an event; several calls add up.
  ///
  /// ```swift
  /// UISwitch().onEvent(.valueChanged) { [weak self] control in self?.setAlarm(control.isOn) }
  /// ```
  ///
  /// The control retains the function: capture what owns the control weakly.
  @discardableResult public func onEvent(
    _ event: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> Self {
    addAction(
      UIAction { action in
        if let control = action.sender as? Self { handler(control) }
      }, for: event)
    return self
  }
}

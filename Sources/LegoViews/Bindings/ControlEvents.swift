import UIKit

extension UIControl {
  /// A function that an event of a control calls.
  public typealias ActionBlock = @MainActor () -> Void

  /// Calls a function at an event; those of several calls are all called.
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

extension ViewModifiable where Self: UIControl {
  /// Calls a function with the control at an event; those of several calls are all called.
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

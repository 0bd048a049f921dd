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

  /// Inputs the control to a receiver at an event; several calls add up.
  ///
  /// ```swift
  /// UIButton().onEvent(.touchUpInside, SimpleInput { [weak self] _ in self?.save() })
  /// ```
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - receiver: The receiver, which the control retains; with `nil` the event is ignored.
  /// - Returns: The control.
  @discardableResult public func onEvent<Receiver: Inputing>(
    _ event: UIControl.Event, _ receiver: Receiver?
  ) -> Self where Receiver.InputType == Self {
    guard let receiver else { return self }
    return onEvent(event) { receiver.input(value: $0) }
  }

  /// Calls a function with an object and the control at an event, while the object exists.
  ///
  /// ```swift
  /// UIButton().addWeakAction(to: self, for: .touchUpInside) { controller, _ in controller.save() }
  /// ```
  ///
  /// - Parameters:
  ///   - target: The object, which the control does not retain.
  ///   - event: The event.
  ///   - handler: The function.
  /// - Returns: The control.
  @discardableResult public func addWeakAction<Target: AnyObject>(
    to target: Target, for event: UIControl.Event,
    _ handler: @escaping @MainActor (Target, Self) -> Void
  ) -> Self {
    onEvent(event) { [weak target] control in
      if let target { handler(target, control) }
    }
  }
}

extension UIView {
  /// Inputs the bounds to a receiver, now and when they change.
  @discardableResult public func onBoundsChanged(_ receiver: some Inputing<CGRect>) -> Self {
    onBoundsChanged { receiver.input(value: $0) }
  }

  /// Inputs the frame to a receiver, now and when it changes.
  @discardableResult public func onFrameChanged(_ receiver: some Inputing<CGRect>) -> Self {
    onFrameChanged { receiver.input(value: $0) }
  }

  /// Inputs the center to a receiver, now and when it changes.
  @discardableResult public func onCenterChanged(_ receiver: some Inputing<CGPoint>) -> Self {
    onCenterChanged { receiver.input(value: $0) }
  }
}

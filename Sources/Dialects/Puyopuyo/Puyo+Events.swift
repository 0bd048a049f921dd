import LegoViews
import UIKit

extension Puyo where T: UIControl {
  /// Inputs the control to a receiver at an event; the receivers of several calls are called in order.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - receiver: The receiver, which the control retains; with `nil` the event is ignored.
  /// - Returns: The modifiers of the control.
  @discardableResult public func onEvent<Receiver: Inputing>(
    _ event: UIControl.Event, _ receiver: Receiver?
  ) -> Self where Receiver.InputType == T {
    guard let receiver else { return self }
    return with { $0.onEvent(event) { receiver.input(value: $0) } }
  }

  /// Calls a function with an object and the control at an event, while the object exists.
  ///
  /// - Parameters:
  ///   - target: The object, which the control does not retain.
  ///   - event: The event.
  ///   - handler: The function.
  /// - Returns: The modifiers of the control.
  @discardableResult public func addWeakAction<Target: AnyObject>(
    to target: Target, for event: UIControl.Event,
    _ handler: @escaping @MainActor (Target, T) -> Void
  ) -> Self {
    with { view in
      view.onEvent(event) { [weak target] control in
        if let target { handler(target, control) }
      }
    }
  }
}

extension Puyo where T: UIView {
  /// Inputs the bounds to a receiver, now and when they change.
  @discardableResult public func onBoundsChanged(_ receiver: some Inputing<CGRect>) -> Self {
    with { $0.onBoundsChanged { receiver.input(value: $0) } }
  }

  /// Inputs the frame to a receiver, now and when it changes.
  @discardableResult public func onFrameChanged(_ receiver: some Inputing<CGRect>) -> Self {
    with { $0.onFrameChanged { receiver.input(value: $0) } }
  }

  /// Inputs the center to a receiver, now and when it changes.
  @discardableResult public func onCenterChanged(_ receiver: some Inputing<CGPoint>) -> Self {
    with { $0.onCenterChanged { receiver.input(value: $0) } }
  }

  /// Sets the frame of a view that no box lays out, in the coordinate space of the superview.
  ///
  /// It has no effect on an active view in a box: see `activate`.
  @discardableResult public func frame(x: CGFloat, y: CGFloat, w: CGFloat, h: CGFloat) -> Self {
    if !view.isArrangedByBox { view.frame = CGRect(x: x, y: y, width: w, height: h) }
    return self
  }
}

extension Puyo where T: UIView & Eventable {
  /// Passes the events of the view to a receiver, as long as the view exists.
  ///
  /// - Parameter receiver: The receiver, which the view retains.
  /// - Returns: The modifiers of the view.
  @discardableResult public func onEventProduced<Receiver: Inputing>(_ receiver: Receiver) -> Self
  where Receiver.InputType == T.EventType {
    with { $0.onEventProduced { receiver.input(value: $0) } }
  }
}

extension Stateful {
  /// The state as a stream, which the views inside are bound to.
  public var _state: SimpleOutput<StateType> { viewState.asOutput() }
}

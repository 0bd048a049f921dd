import LegoViews
import UIKit

/// A view with a state that its parent sets.
///
/// ```swift
/// final class CounterView: UIView, Stateful, Eventable {
///   struct ViewState { var title = ""; var count = 0 }
///   enum Event { case onIncrement }
///
///   let viewState = State(ViewState())
///   let eventProducer = SimpleIO<Event>()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     arrangeViews {
///       VBox {
///         UILabel().text(viewState.map { $0.title })
///         UIButton().action { [weak self] in self?.emmit(.onIncrement) }
///       }
///       .alignment(.allEdges)
///     }
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
///
/// CounterView().viewState(State(CounterView.ViewState())).onEventProduced { event in … }
/// ```
///
/// The views inside are bound to the state, so that it changes them; they are created once. New code
/// passes a `Binding` to the initializer of the view, which the view reads and writes.
@MainActor public protocol Stateful {
  /// The type of the state.
  associatedtype StateType
  /// The state, which the views inside are bound to.
  var viewState: State<StateType> { get }
}

/// A view that reports events to its parent.
///
/// See ``Stateful`` for an example.
@MainActor public protocol Eventable {
  /// The type of the events, such as an enumeration.
  associatedtype EventType
  /// The stream of the events.
  var eventProducer: SimpleIO<EventType> { get }
}

extension Stateful where Self: UIView {
  /// Sets the state to each value of a stream, from the current one on.
  ///
  /// The binding ends when the view is released. The view does not write the stream.
  ///
  /// - Parameter output: The stream, such as state of the parent; with `nil`, the state remains as it is.
  /// - Returns: The view.
  @discardableResult public func viewState<Output: LegoViews.Outputing>(_ output: Output?) -> Self
  where Output.OutputType == StateType {
    output?.bind(to: self) { view, value in view.viewState.value = value }
    return self
  }

  /// Sets the state once.
  ///
  /// - Parameter value: The state.
  /// - Returns: The view.
  @discardableResult public func viewState(_ value: StateType) -> Self {
    viewState.value = value
    return self
  }
}

extension Eventable {
  /// Reports an event to the parent.
  public func emmit(_ event: EventType) {
    eventProducer.input(value: event)
  }
}

extension Eventable where Self: UIView {
  /// Calls a closure with each event of the view, as long as the view exists.
  ///
  /// - Parameter handler: The closure, which the view retains; it captures the parent weakly.
  /// - Returns: The view.
  @discardableResult public func onEventProduced(
    _ handler: @escaping @MainActor (EventType) -> Void
  ) -> Self {
    eventProducer.bind(to: self) { _, event in handler(event) }
    return self
  }
}

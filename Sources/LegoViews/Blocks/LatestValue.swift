/// The latest value of a stream, which blocks read as they read state.
@MainActor final class LatestValue<Value> {
  private let read: @MainActor () -> Value?
  private let binding: ViewBinding?

  /// Observes a stream as long as the object exists; bindings and state are read directly.
  init<Stream: Outputing>(_ stream: Stream) where Stream.OutputType == Value {
    switch stream {
    case let stream as Binding<Value>:
      (read, binding) = ({ stream.wrappedValue }, nil)
    case let stream as State<Value>:
      (read, binding) = ({ stream.value }, nil)
    default:
      let cell = StateCell<Value?>(nil)
      (read, binding) = ({ cell.value }, ViewBinding(stream.outputing { cell.value = $0 }))
    }
  }

  /// The latest value; `nil` if the stream has output none.
  var value: Value? { read() }
}

extension LatestValue {
  /// Returns a function that reads the elements of a stream of arrays; none before the first one.
  static func elements<Stream: Outputing, Element>(_ stream: Stream?) -> @MainActor () -> [Element]
  where Stream.OutputType == [Element], Value == [Element] {
    let latest = stream.map { LatestValue($0) }
    return { latest?.value ?? [] }
  }
}

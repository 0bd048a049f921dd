/// A model that announces its changes by other means than state cells, such as a publisher of
/// Combine.
///
/// Any announced change notifies all observers that have read the model: which property changes is
/// not known. The observers run after the write, in the next layout pass or run of the main queue.
@MainActor final class ObservedState<Object: AnyObject>: ObservableSource {
  /// A function that calls a closure at each change of a model until the returned object is
  /// released.
  typealias Subscribe =
    @MainActor (Object, _ onChange: @escaping @MainActor @Sendable () -> Void) -> AnyObject

  private var stored: Object
  private var subscription: AnyObject?
  private let subscribe: Subscribe

  /// Creates state with a model, and subscribes to it.
  init(_ object: Object, subscribe: @escaping Subscribe) {
    (stored, self.subscribe) = (object, subscribe)
    super.init()
    observe()
  }

  /// The model; a read is recorded for the description that is evaluated.
  var value: Object {
    get {
      AccessList.record(self)
      return stored
    }
    set {
      guard newValue !== stored else { return }
      stored = newValue
      observe()
      notifyObservers()
    }
  }

  private func observe() {
    subscription = subscribe(stored) { [weak self] in self?.notifyObservers(isStored: false) }
  }
}

#if canImport(Combine)
  import Combine
  import Foundation

  /// A property wrapper that stores a model of Combine and updates the screen when it changes.
  ///
  /// <!-- not compiled: Combine is not on Linux -->
  /// ```swift
  /// final class CartModel: ObservableObject {
  ///   @Published var products: [Product] = []
  /// }
  ///
  /// final class CartScreen: LegoViewController {
  ///   @LegoObservedObject var model = CartModel()
  ///
  ///   override var lego: Lego {
  ///     Lego {
  ///       Section(id: "products", layout: RowsLayout()) {
  ///         for product in model.products { TextRow(product.name) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The model announces that it changes, not which property: all descriptions and sections that
  /// read it are evaluated again, and what differs is displayed. With ``LegoObservableObject`` or
  /// `@Observable`, only those that read the changed property are. `$model.name` is a ``Binding`` to
  /// the property of the current model. Models change on the main actor; an announcement from
  /// another thread updates the screen in a later run of the main queue.
  @MainActor @propertyWrapper public struct LegoObservedObject<Object: ObservableObject> {
    private let state: ObservedState<Object>

    /// Creates state with an initial model.
    public init(wrappedValue: Object) {
      state = ObservedState(wrappedValue) { object, onChange in
        object.objectWillChange.sink { @Sendable _ in
          if Thread.isMainThread {
            MainActor.assumeIsolated { onChange() }
          } else {
            Task { @MainActor in onChange() }
          }
        }
      }
    }

    /// The current model, which copies of the wrapper share.
    public var wrappedValue: Object {
      get { state.value }
      nonmutating set { state.value = newValue }
    }

    /// Bindings to the properties of the model.
    public var projectedValue: LegoObservedBindings<Object> {
      LegoObservedBindings(state: state)
    }
  }

  extension LegoObservedObject: StateProperty {
    var source: ObservableSource { state }
  }

  /// Bindings to the properties of the model of a ``LegoObservedObject``.
  @MainActor @dynamicMemberLookup public struct LegoObservedBindings<Object: ObservableObject> {
    fileprivate let state: ObservedState<Object>

    /// A binding to one property of the model.
    public subscript<Value>(
      dynamicMember property: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      Binding(
        source: BindingSource(state).appending(property),
        get: { [state] in state.value[keyPath: property] },
        set: { [state] in state.value[keyPath: property] = $0 })
    }
  }
#endif

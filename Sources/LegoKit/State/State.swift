/// A value of a controller that the screen follows.
///
/// ```swift
/// class Palette: UIViewController, LegoContainer {
///   @State var isFavoritesOnly = false
///   var lego: Lego {
///     Lego {
///       Section(id: 0, layout: WaterfallLayout()) {
///         if isFavoritesOnly { favorites } else { everything }
///       }
///     }
///   }
///   // …
/// }
/// ```
///
/// Writing it in a ``LegoContainer`` updates the screen by itself when ``LegoContainer/lego``
/// has read it: once for all writes of a turn, and not at all for an equal value. `$flag` is a
/// ``Binding``.
@MainActor @propertyWrapper public struct State<Value> {
  private let cell: StateCell<Value>

  /// State that starts as `wrappedValue`.
  public init(wrappedValue: Value) {
    cell = StateCell(wrappedValue)
  }

  /// The value itself; copies of the wrapper share it.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding to the value, usable before the value has ever been read.
  public var projectedValue: Binding<Value> {
    Binding(cell)
  }

  /// The value as a property of `owner`, which a description that reads it is told about.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, State>
  ) -> Value {
    get {
      AccessList.note(owner: owner)
      return owner[keyPath: storage].cell.value
    }
    set { owner[keyPath: storage].cell.value = newValue }
  }
}

/// ``State`` under a name that SwiftUI does not have, for files that import both.
public typealias LegoState = State

/// ``Binding`` under a name that SwiftUI does not have, for files that import both.
public typealias LegoBinding = Binding

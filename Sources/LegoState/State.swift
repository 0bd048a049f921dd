/// A property wrapper that stores a value of a controller and updates the screen when it changes.
///
/// ```swift
/// final class Palette: LegoViewController {
///   @State private var isFavoritesOnly = false
///   private var colors: [ColorItem] = []
///
///   override var lego: Lego {
///     Lego {
///       Section(id: 0, layout: WaterfallLayout()) {
///         if isFavoritesOnly { colors.prefix(3) } else { colors }
///       }
///     }
///   }
/// }
/// ```
///
/// Setting the value in a `LegoContainer` whose `lego` has read it updates the
/// screen automatically: once for all writes before the next update, and not for an equal value.
/// `$flag` is a ``Binding``.
///
/// State is also an object without a property wrapper, which views are bound to:
///
/// ```swift
/// let name = State("")
/// UILabel().text(name)
/// name.value = "Ann"
/// ```
@MainActor @propertyWrapper public struct State<Value> {
  private let cell: StateCell<Value>

  /// Creates state with an initial value.
  public init(wrappedValue: Value) {
    cell = StateCell(wrappedValue)
  }

  /// Creates state with an initial value, to use without a property wrapper.
  public init(_ value: Value) {
    cell = StateCell(value)
  }

  /// The current value, which copies of the wrapper share.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// The current value, as ``wrappedValue``.
  public var value: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(cell)
  }

  /// A binding to the value, as ``projectedValue``.
  public var binding: Binding<Value> {
    Binding(cell)
  }

  /// The value as a property of `owner`; a read is recorded for the description that is evaluated.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, State>
  ) -> Value {
    get {
      AccessList.record(owner: owner)
      return owner[keyPath: storage].cell.value
    }
    set {
      let cell = owner[keyPath: storage].cell
      cell.setOwner(owner)
      cell.value = newValue
    }
  }
}

extension State: StoredStream {
  /// The type of the values.
  public typealias OutputType = Value
  /// The type of the values.
  public typealias InputType = Value

  func observe(_ block: @escaping (Value) -> Void) -> any Unbinder { cell.outputing(block) }

  func store(_ value: Value) { cell.value = value }
}

extension State: StateProperty {
  var source: ObservableSource { cell }
}

/// An alias of ``State`` for files that also import SwiftUI.
public typealias LegoState = State

/// A trait of an app's own: a value that views and controllers inherit from their container (iOS 17).
///
/// ```swift
/// struct CompactRows: UITraitDefinition {
///   static let defaultValue = false
/// }
///
/// listController.traitOverrides[CompactRows.self] = true
/// // In a cell of the list:
/// let height: CGFloat = traitCollection[CompactRows.self] ? 32 : 44
/// ```
///
/// Values should be `Equatable`; a value of another type counts as changed whenever it is set.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where no override specifies the trait.
  static var defaultValue: Value { get }

  /// Whether dynamic colors depend on the trait; colors are then resolved again after a change.
  ///
  /// The default is `false`.
  static var affectsColorAppearance: Bool { get }

  /// The name for debugging; the default is the name of the type.
  static var name: String { get }

  /// The identity of the trait, in reverse domain name notation; the default is the full name of the
  /// type.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// Whether dynamic colors depend on the trait: `false`.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: self) }
}

/// A type that defines a trait (iOS 17).
public typealias UITrait = any UITraitDefinition.Type

/// The value of an app's own trait.
///
/// Values of types that aren't `Equatable` differ from each other, unless they are one object.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  // Unchecked because Apple's definition doesn't require `Sendable` values; the value is never changed.
  let value: Any
  /// Whether colors depend on the trait.
  let affectsColorAppearance: Bool

  static func == (first: Self, second: Self) -> Bool {
    guard let value = first.value as? any Equatable else {
      return first.value as AnyObject === second.value as AnyObject
    }
    return value.isEqual(to: second.value)
  }

  // Equal values may have any hash value in common; that of the definition is stored beside them.
  func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

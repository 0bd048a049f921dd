/// The sum of a range of elements of a `SummedTree`: its length, and other values.
///
/// ```swift
/// struct Row: TreeSum {
///   static let zero = Row()
///   var length = 0.0
///   var tallest = 0.0
///   mutating func add(_ next: Row) {
///     length += next.length
///     tallest = max(tallest, next.tallest)
///   }
/// }
/// ```
///
/// Adding has to be associative, apart from what floating-point numbers lose; it need not be
/// commutative, so a sum may tell where something is, counted from where its stretch begins.
package protocol TreeSum: Equatable, Sendable {
  /// The type of offsets from the start of the tree: `Int`, `CGFloat`, or several of them.
  associatedtype Offset: AdditiveArithmetic & Sendable

  /// The sum of nothing.
  static var zero: Self { get }

  /// The distance from the start of this range to the start of the next one.
  var length: Offset { get }

  /// Adds the sum of the range after this one.
  mutating func add(_ next: Self)
}

/// What a `SummedTree` knows of a stretch of its elements: how long it is, and what else is asked.
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
  /// How far something is from the start of the tree: an `Int`, a `CGFloat`, or several of them.
  associatedtype Offset: AdditiveArithmetic & Sendable

  /// The sum of nothing.
  static var zero: Self { get }

  /// The distance from where the stretch begins to where the next one does.
  var length: Offset { get }

  /// Adds what follows this stretch.
  mutating func add(_ next: Self)
}

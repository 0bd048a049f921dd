/// What a `SummedTree` adds up: a number of items, a length, what several intervals cover.
///
/// ```swift
/// struct Length: TreeSum {
///   static let zero = Length()
///   var points = 0.0
///   mutating func add(_ next: Length) { points += next.points }
/// }
/// ```
///
/// Adding has to be associative, apart from what floating-point numbers lose; it need not be
/// commutative, so a sum may tell where something is, counted from where its stretch begins.
package protocol TreeSum: Equatable, Sendable {
  /// The sum of nothing.
  static var zero: Self { get }

  /// Adds what follows this stretch.
  mutating func add(_ next: Self)
}

extension TreeSum {
  /// The sum of both, the other one behind this.
  func adding(_ next: Self) -> Self {
    var sum = self
    sum.add(next)
    return sum
  }
}

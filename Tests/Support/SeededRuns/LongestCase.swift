/// The case with the largest processor time.
struct LongestCase: CustomStringConvertible {
  private var seconds = 0.0
  private var seed: UInt64 = 0

  /// Creates a record without cases.
  init() {}

  /// Records a case if it took longer than the previous ones.
  mutating func note(_ seconds: Double, seed: UInt64) {
    if seconds > self.seconds { (self.seconds, self.seed) = (seconds, seed) }
  }

  var description: String { "\(Int(seconds * 1_000)) ms (seed \(seed))" }
}

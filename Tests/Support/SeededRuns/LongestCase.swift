/// The case that took the processor longest so far.
struct LongestCase: CustomStringConvertible {
  private var seconds = 0.0
  private var seed: UInt64 = 0

  /// Nothing has run.
  init() {}

  /// Keeps the case if it took longer than the others.
  mutating func note(_ seconds: Double, seed: UInt64) {
    if seconds > self.seconds { (self.seconds, self.seed) = (seconds, seed) }
  }

  var description: String { "\(Int(seconds * 1_000)) ms (seed \(seed))" }
}

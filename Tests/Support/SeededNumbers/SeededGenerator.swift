/// A stream of random numbers that is the same for the same seed on every machine.
///
/// Tests that check a property of every input generate the inputs with it, and put the seed into
/// the message, so that a failure can be reproduced.
///
/// ```swift
/// for seed in PropertyRuns.seeds(full: 2_000) {
///   var random = SeededGenerator(seed: seed)
///   let width = Double.random(in: 0...400, using: &random)
///   #expect(solve(width) >= 0, "seed \(seed)")
/// }
/// ```
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a stream; any seed is valid, including zero.
  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

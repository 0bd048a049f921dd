import SeededNumbers
import Testing

@testable import UIKit

struct PositionIndexTests {
  /// A position index and a dictionary with the same content.
  private struct Pair {
    var table = PositionIndex(capacity: 0)
    var places: [Int: Int] = [:]

    /// Returns a hash that several numbers share, so that slots collide.
    func hash(_ number: Int) -> Int { number / 3 }

    func slot(_ number: Int) -> Int? {
      table.slot(hash: hash(number)) { places[number] == $0.offset }
    }
  }

  @Test("Inserted, moved and removed entries are found as in a dictionary")
  func agreesWithDictionary() {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      var pair = Pair()
      for step in 0..<200 {
        let number = Int.random(in: 0..<60, using: &random)
        play(number, place: 1_000 * step + number, on: &pair, using: &random)
        for other in 0..<60 {
          let found = pair.slot(other).map { pair.table.hint(at: $0).offset }
          #expect(found == pair.places[other], "seed \(seed), step \(step)")
        }
      }
    }
  }

  private func play(
    _ number: Int, place: Int, on pair: inout Pair, using random: inout SeededGenerator
  ) {
    guard let slot = pair.slot(number) else {
      pair.table.insert(hash: pair.hash(number), PositionIndex.Hint(key: 7, offset: place))
      pair.places[number] = place
      return
    }
    if Bool.random(using: &random) {
      pair.table.remove(at: slot)
      pair.places[number] = nil
    } else {
      pair.table.setHint(PositionIndex.Hint(key: 7, offset: place), at: slot)
      pair.places[number] = place
    }
  }
}

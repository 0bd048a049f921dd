import Foundation
import SeededNumbers
import Testing

@testable import CoreGraphics

@Suite("Bounded caches") struct BoundedCacheTests {
  @Test("A cache never has more bytes than its limit, and keeps what was used last")
  func bounds() {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let limit = Int.random(in: 0...4_000, using: &random)
      let largest = Int.random(in: 0...1_000, using: &random)
      let cache = BoundedCache<Int, Sized>(byteLimit: limit, largestValue: largest)
      var reference = RecentUses()
      for step in 0..<300 {
        let key = Int.random(in: 0..<40, using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          cache.removeAll()
          reference = RecentUses()
        case 1...9:
          let value = Sized(
            id: step, byteCount: Int.random(in: 0...1_200, using: &random) / 4)
          cache.insert(value, for: key)
          if value.byteCount <= cache.largestValue { reference.use(value, for: key) }
        default:
          let found = cache.value(for: key)
          // 1. A value that is found is the one that was inserted last.
          if let found { #expect(found.id == reference[key]?.id, "seed \(seed), step \(step)") }
          // 2. Those that were used last are found, as long as they are small enough together.
          if reference.bytesOfUses(since: key) < cache.keptBytes {
            #expect(found?.id == reference[key]?.id, "seed \(seed), step \(step)")
          }
          if let found { reference.use(found, for: key) }
        }
        // 3. The bytes are within the limit, and those of values that were inserted.
        #expect(cache.byteCount <= limit, "seed \(seed), step \(step)")
        #expect(cache.byteCount <= reference.byteCount, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("The bytes of dropped values are freed")
  func memory() {
    let cache = BoundedCache<Int, CoverageMask>(byteLimit: 20 * 64 * 64)
    var masks: [WeakMask] = []
    for index in 0..<100 {
      // 64 rows of 64 bytes.
      masks.append(
        WeakMask(
          mask: cache.value(for: index) { CoverageMask(width: 64, height: 64) { _ in } }))
      let count = masks.filter { $0.mask != nil }.count
      #expect(count <= 20, "after \(index)")
      #expect(cache.byteCount == count * 64 * 64, "after \(index)")
    }
    cache.removeAll()
    #expect(masks.allSatisfy { $0.mask == nil })
    #expect(cache.byteCount == 0)
  }

  @Test("A value above the largest size is created each time")
  func large() {
    let cache = BoundedCache<Int, Sized>(byteLimit: 800)
    var created = 0
    for size in [101, 101, 100, 100] {
      let value = cache.value(for: size) {
        created += 1
        return Sized(id: created, byteCount: size)
      }
      #expect(value.byteCount == size)
    }
    // An eighth of 800 bytes is 100.
    #expect(created == 3)
    #expect(cache.byteCount == 100)
  }
}

private struct Sized: SizedValue {
  let id: Int
  let byteCount: Int
}

private struct WeakMask {
  weak var mask: CoverageMask?
}

/// All values that were ever used, the last one last.
private struct RecentUses {
  private var uses: [(key: Int, value: Sized)] = []

  mutating func use(_ value: Sized, for key: Int) {
    uses.removeAll { $0.key == key }
    uses.append((key, value))
  }

  subscript(key: Int) -> Sized? { uses.last { $0.key == key }?.value }

  var byteCount: Int { uses.reduce(0) { $0 + $1.value.byteCount } }

  /// Returns the bytes of a value and those that were used after it.
  func bytesOfUses(since key: Int) -> Int {
    guard let index = uses.lastIndex(where: { $0.key == key }) else { return 0 }
    return uses[index...].reduce(0) { $0 + $1.value.byteCount }
  }
}

import CompositionalLayout
import SeededNumbers
import Testing

@Suite("Summed tree") struct SummedTreeTests {
  @Test("It equals the array of the same changes, with the same sums") func array() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      var model = ModelOfTree()
      for step in 0..<Int.random(in: 1...80, using: &random) {
        model.change(&random)
        guard step % 10 == 0 else { continue }
        #expect(model.tree.brokenInvariants.isEmpty, "seed \(seed), step \(step)")
      }
      let difference = model.difference()
      #expect(difference.isEmpty, "seed \(seed): \(difference)")
    }
  }

  @Test("Long lists grow and shrink level by level") func levels() {
    for seed in 0..<(PropertyRuns.isFull ? 4 : 1) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var model = ModelOfTree()
      for _ in 0..<3_000 { model.insert(&random) }
      #expect(model.difference().isEmpty, "seed \(seed)")
      for count in (0..<3_000).reversed() {
        model.remove(&random)
        guard count % 500 == 0 else { continue }
        let difference = model.difference()
        #expect(difference.isEmpty, "seed \(seed), \(count) left: \(difference)")
      }
      #expect(model.tree.isEmpty)
    }
  }

  @Test("A tree created from many elements equals one with single insertions") func atOnce() {
    for count in [0, 1, 15, 16, 17, 31, 32, 33, 255, 256, 257, 4_096, 4_097, 10_000] {
      let tree = SummedTree((0..<count).map { ($0, Stretch(length: $0 % 7, longest: $0 % 7)) })
      #expect(tree.brokenInvariants.isEmpty, "\(count)")
      #expect(tree.count == count)
      #expect(tree.sum.length == (0..<count).reduce(0) { $0 + $1 % 7 })
      #expect((0..<count).allSatisfy { tree[$0] == $0 })
    }
  }

  @Test("A copy doesn't change") func copies() {
    var tree = SummedTree((0..<1_000).map { ($0, Stretch(length: 1, longest: 1)) })
    let copy = tree
    for position in 0..<500 {
      tree.remove(at: position)
      tree.setSum(Stretch(length: 5, longest: 5), at: position)
    }
    #expect(copy.count == 1_000 && copy.sum == Stretch(length: 1_000, longest: 1))
    #expect((0..<1_000).allSatisfy { copy[$0] == $0 && copy.offset(of: $0) == $0 })
    #expect(tree.count == 500 && tree.sum == Stretch(length: 2_500, longest: 5))
  }
}

/// The length of a range of elements, and the longest of them.
struct Stretch: TreeSum {
  static let zero = Stretch(length: 0, longest: 0)
  var length: Int
  var longest: Int

  mutating func add(_ next: Stretch) {
    length += next.length
    longest = max(longest, next.longest)
  }
}

/// A tree, and an array with the same changes.
struct ModelOfTree {
  var tree = SummedTree<Int, Stretch>()
  private var array: [(element: Int, length: Int)] = []
  private var next = 0

  mutating func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: insert(&random)
    case 5: remove(&random)
    case 6: replace(&random)
    case 7: lengthen(&random)
    default: move(&random)
    }
  }

  mutating func insert(_ random: inout SeededGenerator) {
    next += 1
    insert((next, Int.random(in: 0...9, using: &random)), &random)
  }

  mutating func remove(_ random: inout SeededGenerator) {
    guard let place = array.indices.randomElement(using: &random) else { return }
    array.remove(at: place)
    tree.remove(at: place)
  }

  private mutating func move(_ random: inout SeededGenerator) {
    guard let place = array.indices.randomElement(using: &random) else { return }
    let moved = array.remove(at: place)
    #expect(tree[place] == moved.element)
    tree.remove(at: place)
    insert(moved, &random)
  }

  private mutating func replace(_ random: inout SeededGenerator) {
    guard let place = array.indices.randomElement(using: &random) else { return }
    next += 1
    array[place] = (next, next % 10)
    let new = next
    tree.update(at: place) { element in
      element = new
      return Stretch(length: new % 10, longest: new % 10)
    }
  }

  private mutating func lengthen(_ random: inout SeededGenerator) {
    guard let place = array.indices.randomElement(using: &random) else { return }
    array[place].length += 3
    let length = array[place].length
    tree.setSum(Stretch(length: length, longest: length), at: place)
  }

  private mutating func insert(
    _ new: (element: Int, length: Int), _ random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...array.count, using: &random)
    array.insert(new, at: place)
    tree.insert(new.element, sum: Stretch(length: new.length, longest: new.length), at: place)
  }

  /// Returns the differences between the tree and the array.
  func difference() -> [String] {
    var wrong = tree.brokenInvariants
    if tree.count != array.count { wrong.append("\(tree.count) elements, not \(array.count)") }
    var offset = 0
    for (place, entry) in array.enumerated() {
      if tree[place] != entry.element { wrong.append("element \(place) is \(tree[place])") }
      if tree.offset(of: place) != offset { wrong.append("the sum before \(place)") }
      offset += entry.length
    }
    if tree.sum.length != offset { wrong.append("the sum of all") }
    if tree.sum.longest != array.map(\.length).max() ?? 0 { wrong.append("the longest of all") }
    return wrong + searches()
  }

  /// Searches for every third position, and for the elements of a minimum length.
  private func searches() -> [String] {
    var wrong: [String] = []
    for target in stride(from: 0, through: tree.sum.length, by: 3) {
      let found = tree.first { before, next in before + next.length > target }
      var end = 0
      let place = array.firstIndex {
        end += $0.length
        return end > target
      }
      if found?.position != place { wrong.append("what ends behind \(target)") }
      if let found, found.before != end - found.sum.length { wrong.append("where it starts") }
    }
    for length in 0...9 {
      var found: [Int] = []
      tree.visit { _, next in
        next.longest >= length
      } _: {
        found.append($0.element)
      }
      if found != array.filter({ $0.length >= length }).map(\.element) {
        wrong.append("those of length \(length)")
      }
    }
    return wrong
  }
}

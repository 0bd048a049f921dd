import SeededNumbers
import Testing

@testable import OrderedDifference

/// The longest increasing subsequence, compared with a table of all pairs.
struct IncreasingSubsequenceTests {
  @Test(
    "A longest increasing subsequence of random numbers is found",
    arguments: 0..<PropertyRuns.count(full: 300))
  func longest(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bound = Int.random(in: 1...200, using: &generator)
    let numbers = Array(
      (0..<bound).shuffled(using: &generator).prefix(Int.random(in: 0...bound, using: &generator)))
    var subsequence = IncreasingSubsequence(below: bound)
    for number in numbers { subsequence.append(number) }
    let members = Array(subsequence.members)
    let note = Comment(rawValue: "seed \(seed): \(members) of \(numbers)")
    #expect(members.count == lengthOfLongest(in: numbers), note)
    #expect(members == members.sorted(by: >), note)
    #expect(numbers.filter(Set(members).contains) == members.reversed(), note)
    #expect(longestIncreasingSubsequence(of: numbers) == Set(members), note)
  }

  @Test("Increasing numbers are all members, decreasing ones only one")
  func extremes() {
    var rising = IncreasingSubsequence(below: 5)
    for number in 0..<5 { rising.append(number) }
    #expect(Array(rising.members) == [4, 3, 2, 1, 0])
    var falling = IncreasingSubsequence(below: 5)
    for number in (0..<5).reversed() { falling.append(number) }
    #expect(Array(falling.members).count == 1)
    #expect(Array(IncreasingSubsequence(below: 0).members).isEmpty)
    #expect(longestIncreasingSubsequence(of: []).isEmpty)
  }

  private func lengthOfLongest(in numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      let before = (0..<place).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}

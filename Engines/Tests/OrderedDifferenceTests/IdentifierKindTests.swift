import OrderedDifference
import Foundation
import SeededNumbers
import Testing

/// Identifiers are paired by their bits and by `==`, with the same results.
struct IdentifierKindTests {
  private func difference<Identifier: Hashable & Sendable>(
    _ old: [Identifier], _ new: [Identifier]
  ) -> OrderedDifference {
    OrderedDifferenceSolver(
      from: SectionedList(sections: [0], items: [old]),
      to: SectionedList(sections: [0], items: [new])
    ).solve()
  }

  private func expectSame<Identifier: Hashable & Sendable>(
    seed: Int, _ old: (Int) -> Identifier, _ new: (Int) -> Identifier
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let first = (0..<40).shuffled(using: &random)
    let second = (10..<50).shuffled(using: &random)
    let expected = difference(first.map { Int16($0) }, second.map { Int16($0) })
    #expect(difference(first.map(old), second.map(new)) == expected, "seed \(seed)")
  }

  private static let text = "an identifier too long to be kept in place, number "

  @Test("Texts in separate storage are paired as well as shared ones", arguments: 0..<20)
  func texts(seed: Int) {
    let shared = (0..<50).map { Self.text + "\($0)" }
    expectSame(seed: seed, { shared[$0] }, { shared[$0] })
    expectSame(seed: seed, { shared[$0] }, { Self.text + "\($0)" })
    expectSame(seed: seed, { shared[$0] }, { $0 % 2 == 0 ? shared[$0] : Self.text + "\($0)" })
  }

  @Test("UUIDs, numbers and values of partial words are paired by their bits", arguments: 0..<20)
  func bits(seed: Int) {
    struct Pair: Hashable {
      var flag: Bool
      var number: Int
      var end: UInt8
    }
    let uuid = { (number: Int) in
      UUID(uuid: (UInt8(number), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    }
    let pair = { (number: Int) in Pair(flag: number % 2 == 0, number: number / 2, end: 7) }
    expectSame(seed: seed, uuid, uuid)
    expectSame(seed: seed, { $0 }, { $0 })
    expectSame(seed: seed, { UInt8($0) }, { UInt8($0) })
    expectSame(seed: seed, pair, pair)
  }

  @Test("Equal values with different bits are paired by ==")
  func equalOfOtherBits() {
    #expect(difference([0.0, 1, 2], [1, 2, -0.0]).movedItems.count == 1)
    #expect(difference([0.0, 1], [-0.0, 1]).isEmpty)
    #expect(difference(["e\u{301}", "b"], ["b", "\u{E9}"]).movedItems.count == 1)
  }

  @Test("Values without any bits are equal")
  func noBits() {
    enum Only: Hashable { case one }
    #expect(difference([Only.one, .one], [.one]).deletedItems.count == 1)
    #expect(difference([Only.one], [.one]).isEmpty)
  }

  @Test("A list of one repeated identifier is visited once")
  func allEqual() {
    let old = Array(repeating: "same", count: 20_000) + ["old"]
    let new = ["new"] + Array(repeating: "same", count: 40_000)
    let found = difference(old, new)
    #expect(found.deletedItems == [ItemPosition(section: 0, item: 20_000)])
    #expect(found.insertedItems.count == 20_001)
    #expect(found.movedItems.isEmpty)
  }

  @Test(
    "The difference of lists that differ at one index contains that index only",
    arguments: [0, 1, 7, 8, 9, 63, 64, 65, 198, 199])
  func onePlace(place: Int) {
    var expected = OrderedDifference()
    expected.deletedItems = [ItemPosition(section: 0, item: place)]
    expected.insertedItems = [ItemPosition(section: 0, item: place)]
    let bytes = (0..<200).map { UInt8($0) }
    var changed = bytes
    changed[place] = 255
    #expect(difference(bytes, changed) == expected)
    #expect(difference(bytes.map { Int($0) }, changed.map { Int($0) }) == expected)
    #expect(difference(bytes.map { "\($0)" }, changed.map { "\($0)" }) == expected)
  }
}

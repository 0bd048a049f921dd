import OrderedDifference
import Testing

@testable import UIKit

/// The validation of updates (uikit.md, 6.8) and its messages (uikit.md, 6.16).
struct UpdateCheckTests {
  private func mistake(
    _ steps: [UpdateStep], from before: [Int] = [3, 3], to after: [Int] = [3, 3]
  ) -> String? {
    UpdateCheck(
      before: SectionCounts(items: before), after: SectionCounts(items: after), steps: steps,
      view: "<view>"
    ).mistake()
  }

  @Test("Steps that explain the counts are no mistake")
  func right() {
    #expect(mistake([]) == nil)
    #expect(mistake([.deleteItem([0, 0]), .insertItem([1, 3])], to: [2, 4]) == nil)
    #expect(mistake([.moveItem([0, 0], to: [1, 0])], to: [2, 4]) == nil)
    #expect(mistake([.reloadItem([0, 0]), .insertItem([0, 0])], to: [4, 3]) == nil)
    #expect(mistake([.deleteSection(0), .insertSection(1)], to: [3, 9]) == nil)
    #expect(mistake([.moveSection(0, to: 1)], from: [1, 2], to: [2, 1]) == nil)
    #expect(mistake([.reloadSection(1)], to: [3, 7]) == nil)
  }

  @Test("Items may be moved out of deleted sections and into inserted ones")
  func movesAcrossSectionSteps() {
    #expect(mistake([.deleteSection(0), .moveItem([0, 1], to: [0, 0])], to: [4]) == nil)
    #expect(
      mistake([.insertSection(0), .moveItem([0, 1], to: [0, 0])], to: [1, 2, 3]) == nil)
    #expect(mistake([.deleteSection(0), .deleteItem([0, 1])], to: [3]) == nil)
  }

  @Test("Counts that don't add up are listed with the steps")
  func counts() {
    #expect(
      mistake([.deleteItem([0, 1]), .moveSection(0, to: 1)], to: [3, 3]) == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with item counts: [3, 3] }
        Data source after updates = { 2 sections with item counts: [3, 3] }
        Updates = [
        \tDelete item (0 - 1),
        \tMove section (0) to (1),
        ]
        Collection view: <view>
        """)
    #expect(mistake([], to: [3, 3, 0])?.contains("3 sections with item counts: [3, 3, 0]") == true)
    #expect(mistake([.insertItem([0, 0])])?.hasPrefix("Invalid batch updates detected") == true)
  }

  @Test("Places that are not there are named with what there is")
  func missingPlaces() {
    #expect(
      mistake([.reloadItem([1, 3])])
        == "attempt to delete item 3 from section 1 which only contains 3 items before the update")
    #expect(
      mistake([.moveItem([5, 0], to: [0, 0])])
        == "attempt to delete item 0 from section 5, but there are only 2 sections before the update"
    )
    #expect(
      mistake([.moveItem([0, 0], to: [1, 9])])
        == """
        attempt to insert item 9 into section 1, but there are only 3 items in section 1 after \
        the update
        """)
    #expect(
      mistake([.deleteSection(2)])
        == "attempt to delete section 2, but there are only 2 sections before the update")
    #expect(
      mistake([.moveSection(0, to: 4)])
        == "attempt to insert section 4 but there are only 2 sections after the update")
    #expect(mistake([.deleteItem([0, -1])])?.hasPrefix("attempt to delete item -1") == true)
  }

  @Test("Steps that exclude each other are named")
  func conflicts() {
    let path = "<NSIndexPath> {length = 2, path = 0 - 0}"
    let to = UpdateStep.moveItem([0, 1], to: [0, 0])
    #expect(
      mistake([.insertItem([0, 0]), to])
        == "attempt to perform an insert and a move to the same index path (\(path))")
    #expect(
      mistake([.moveItem([0, 0], to: [0, 1]), .moveItem([0, 0], to: [0, 2])])
        == "attempt to perform multiple moves from the same index path (\(path))")
    #expect(
      mistake([.moveItem([0, 2], to: [0, 0]), to])
        == "attempt to perform multiple moves to the same index path (\(path))")
    #expect(
      mistake([.deleteSection(0), .moveSection(0, to: 1)])
        == "attempt to perform a delete and a move from the same section (0)")
    #expect(
      mistake([.insertSection(1), .moveSection(0, to: 1)])
        == "attempt to perform an insert and a move to the same section (1)")
    #expect(
      mistake([.deleteSection(1), .reloadSection(1)])
        == "attempt to delete and reload the same section (1)")
    #expect(
      mistake([.moveSection(0, to: 0), .moveSection(0, to: 1)])
        == "attempt to perform multiple moves from the same section (0)")
    #expect(
      mistake([.moveSection(0, to: 1), .moveSection(1, to: 1)])
        == "attempt to perform multiple moves to the same section (1)")
  }
}

/// Allows positions to be written like index paths.
extension ItemPosition: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Int...) {
    self.init(section: elements[0], item: elements[1])
  }
}

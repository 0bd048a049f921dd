import Testing
import UIKit

struct IndexPathItemTests {
  @Test("An index path of item and section returns both")
  func itemAndSection() {
    let path = IndexPath(item: 3, section: 7)

    #expect(path.item == 3)
    #expect(path.row == 3)
    #expect(path.section == 7)
    #expect(path == [7, 3])
  }

  @Test("An index path of row and section is the same path")
  func rowAndSection() {
    #expect(IndexPath(row: 3, section: 7) == IndexPath(item: 3, section: 7))
  }

  @Test("Item, row and section can be set")
  func setters() {
    var path = IndexPath(item: 0, section: 0)
    path.item = 4
    path.section = 2
    #expect(path == [2, 4])
    path.row = 9
    #expect(path == [2, 9])
  }

  @Test("Paths sort by section first")
  func order() {
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    #expect(IndexPath(item: 1, section: 1) < IndexPath(item: 2, section: 1))
  }
}

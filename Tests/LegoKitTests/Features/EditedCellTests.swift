import LegoKit
import LegoTesting
import Testing
import UIKit

/// A field among rows of 50 points.
private final class FieldAmongRows: LegoViewController {
  @State var numbers = Array(0..<20)
  @State var text = ""
  @Focus var field: String?

  override var lego: Lego {
    Lego {
      Section(id: "rows", layout: .rows(rowHeight: .exactly(50))) {
        ForEach(numbers, id: \.self) { TextRow("Row \($0)") }
        TextFieldRow("Name", text: $text, id: "name").focused($field, equals: "name")
        ForEach(100..<140, id: \.self) { TextRow("Row \($0)") }
      }
    }
  }
}

@MainActor @Suite("The cell of the edited field") struct EditedCellTests {
  private let rows = FieldAmongRows()
  private let screen: LegoTesting.Screen

  init() throws {
    screen = Screen(rows, size: CGSize(width: 300, height: 500))
    try screen.scroll(toID: "name")
    try screen.tap("Name")
    screen.settle()
  }

  private var frame: CGRect? { try? screen.frame(of: "Name") }

  @Test("The list follows the field that an update moves out of sight") func moved() throws {
    #expect(rows.field == "name")
    // 60 rows of 50 points are more than the 500 points of the screen.
    rows.numbers = Array(0..<80)
    screen.settle()
    #expect(rows.field == "name")
    let frame = try #require(frame)
    #expect(frame.minY >= 0 && frame.maxY <= 500)
  }

  @Test("The list stays where the user has scrolled while a field out of sight is edited")
  func scrolledAway() throws {
    let list = try #require(rows.legoRenderer.collectionView)
    list.contentOffset.y = 0
    screen.settle()
    #expect(frame == nil)
    rows.numbers = Array(0..<80)
    screen.settle()
    #expect(list.contentOffset.y == 0)
    #expect(rows.field == "name")
  }
}

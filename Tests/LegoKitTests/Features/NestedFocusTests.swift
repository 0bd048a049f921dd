import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

/// Columns with two fields each, one of them as wide as the screen.
private final class ColumnsOfFields: LegoViewController {
  @State var texts: [Int: String] = [:]
  @State var columns = Array(0..<4)
  @Focus var field: Int?

  override var lego: Lego {
    Lego {
      Section(
        id: 0,
        layout: .carousel(itemWidth: .fraction(1), spacing: 0, rowHeight: .fractionalHeight(1))
      ) {
        for column in columns {
          NestedList(id: column) {
            Section(id: 0, layout: .rows()) {
              for row in 0..<2 {
                let id = column * 10 + row
                TextFieldRow("Field \(id)", text: $texts[id].replacingNil(with: ""), id: id)
                  .focused($field, equals: id)
              }
            }
          }
        }
      }
    }
  }

  /// The labels of the fields that are first responder.
  var edited: [String] {
    view.descendants(UITextField.self).filter(\.isFirstResponder).compactMap(\.accessibilityLabel)
  }
}

/// A list of thirty rows of 100 points that is followed by a list with a field.
private final class FieldAtTheEnd: LegoViewController {
  @State var text = ""

  override var lego: Lego {
    Lego {
      Section(id: 0, layout: .rows()) {
        TextRow("Top")
        NestedList(id: "form", height: 500) {
          Section(id: 0, layout: .rows(rowHeight: .exactly(50))) {
            for index in 0..<15 { TextRow("Row \(index)") }
            TextFieldRow("Name", text: $text)
          }
        }
      }
    }
  }
}

@MainActor @Suite("The focus across lists in items") struct NestedFocusTests {
  @Test("The return key moves through the fields of a list and then to those of the next one")
  func returnKey() throws {
    let columns = ColumnsOfFields()
    let screen = Screen(columns, size: CGSize(width: 300, height: 500))
    try screen.tap("Field 0")
    for id in [1, 10, 11, 20, 21, 30, 31] {
      try screen.type("text\n")
      screen.settle()
      #expect(columns.field == id)
      #expect(columns.edited == ["Field \(id)"])
    }
    try screen.type("text\n")
    screen.settle()
    #expect(columns.field == nil)
    #expect(columns.edited == [])
    #expect(columns.texts.keys.sorted() == [0, 1, 10, 11, 20, 21, 30, 31])
    #expect(Set(columns.texts.values) == ["text"])
  }

  @Test("Setting the focus displays the list of its field") func state() throws {
    let columns = ColumnsOfFields()
    let screen = Screen(columns, size: CGSize(width: 300, height: 500))
    columns.field = 31
    screen.settle()
    #expect(columns.edited == ["Field 31"])
    #expect(try screen.frame(ofID: 3).minX == 0)
  }

  @Test("A field is edited on when an update moves its list out of sight") func movedList() throws {
    let columns = ColumnsOfFields()
    let screen = Screen(columns, size: CGSize(width: 300, height: 500))
    try screen.tap("Field 1")
    columns.columns = [3, 2, 1, 0]
    screen.settle()
    #expect(columns.field == 1)
    #expect(columns.edited == ["Field 1"])
    #expect(try screen.frame(of: "Field 1").minX >= 0)
    columns.columns = [3, 2, 1]
    screen.settle()
    #expect(columns.field == nil)
  }

  @Test("A field of a list in an item is scrolled above the keyboard") func keyboard() throws {
    let controller = FieldAtTheEnd()
    let screen = Screen(controller, size: CGSize(width: 300, height: 500))
    screen.keyboard = .software
    try screen.scroll("Row 2", by: CGPoint(x: 0, y: 300))
    try screen.scroll("Top", by: CGPoint(x: 0, y: 44))
    try screen.tap("Name")
    screen.settle()
    let frame = try screen.frame(of: "Name")
    let keyboard = try #require(screen.keyboardFrame)
    #expect(frame.minY >= 0)
    #expect(frame.maxY <= keyboard.minY)
  }
}

import LegoKit
import LegoTesting
import Testing
import UIKit

/// A row with a field that becomes first responder when it is displayed in a window.
private struct FocusedItem: TypedItemType, Equatable {
  typealias CellType = FocusedCell
  let id = "add"
}

private final class FocusedCell: UICollectionViewCell, TypedCellType {
  private final class Field: UITextField {
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { becomeFirstResponder() }
    }
  }

  private let field = Field()

  func update(with item: FocusedItem) {
    guard field.superview == nil else { return }
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    // 100 points, more than the estimate.
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 40),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -40),
      field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

@MainActor @Suite("Fields that are inserted, and the keyboard") struct InsertedFieldTests {
  /// Rows above a button that a field replaces.
  private static func rows(_ adds: Binding<Bool>) -> Section {
    Section(id: "rows", layout: .rows()) {
      for index in 0..<20 { TextRow("Row \(index)") }
      if adds.wrappedValue {
        FocusedItem()
      } else {
        ButtonRow("Add Card") { adds.wrappedValue = true }
      }
    }
  }

  private final class Flat: LegoViewController {
    @State var adds = false
    override var lego: Lego { Lego { InsertedFieldTests.rows($adds) } }
  }

  private final class Nested: LegoViewController {
    @State var adds = false
    override var lego: Lego {
      Lego {
        Section(
          id: 0,
          layout: SectionLayoutBox {
            GroupLayoutBox(width: .w(1), height: .h(1)) {
              ItemLayoutBox(width: .w(1), height: .h(1))
            }
          }
        ) {
          ViewItem(id: 0) { [adds = $adds] in LegoView { Lego { InsertedFieldTests.rows(adds) } } }
        }
      }
    }
  }

  @Test("A field that is inserted and focused by one update is above the keyboard") func flat()
    throws
  {
    let screen = Screen(Flat(), size: CGSize(width: 390, height: 700))
    screen.keyboard = .software
    try screen.scrollToEnd()
    try screen.tap("Add Card")
    // The field with 8 points below it.
    let end = try screen.frame(ofID: "add").maxY - 32
    #expect(try end <= #require(screen.keyboardFrame).minY)
  }

  @Test("So is a field of a list in a cell") func nested() throws {
    let screen = Screen(Nested(), size: CGSize(width: 390, height: 700))
    screen.keyboard = .software
    try screen.scroll("Row 1", by: CGPoint(x: 0, y: 3000))
    try screen.tap("Add Card")
    let end = try screen.frame(ofID: "add").maxY - 32
    #expect(try end <= #require(screen.keyboardFrame).minY)
  }

  @Test("A field of a list in a cell that exists before is moved above the keyboard") func present()
    throws
  {
    final class Fields: LegoViewController {
      override var lego: Lego {
        Lego {
          Section(
            id: 0,
            layout: SectionLayoutBox {
              GroupLayoutBox(width: .w(1), height: .h(1)) {
                ItemLayoutBox(width: .w(1), height: .h(1))
              }
            }
          ) {
            ViewItem(id: 0) {
              LegoView {
                Lego {
                  Section(id: 1, layout: .rows()) {
                    for index in 0..<14 {
                      TextFieldRow("Field \(index)", text: .constant(""), prompt: "P\(index)")
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    let screen = Screen(Fields(), size: CGSize(width: 390, height: 700))
    screen.keyboard = .software
    try screen.tap("P13")
    // The field with 8 points below it.
    #expect(try screen.frame(of: "P13").maxY <= #require(screen.keyboardFrame).minY - 7.5)
  }
}

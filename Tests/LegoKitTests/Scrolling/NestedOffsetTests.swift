import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The content offsets of lists in cells") struct NestedOffsetTests {
  /// Six columns that scroll by themselves, each as wide as the screen.
  private final class Board: LegoViewController {
    @State var isShown = true
    override var lego: Lego {
      Lego {
        Section(
          id: "board", layout: .carousel(itemWidth: .fraction(1), rowHeight: .exactly(600))
        ) {
          if isShown {
            ForEach(Array(0..<6), id: \.self) { column in
              ViewItem(id: column, column) {
                LegoView()
              } update: { list, column in
                list.content = {
                  Lego {
                    Section(id: column, layout: .rows()) {
                      for card in 0..<30 { TextRow("Card \(column).\(card)") }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  @Test("A list has its offset again when its cell comes back, and another one its own")
  func columns() throws {
    let board = Board()
    let screen = Screen(board, size: CGSize(width: 390, height: 700))
    try screen.scroll("Card 0.1", by: CGPoint(x: 0, y: 300))
    let before = try screen.frame(of: "Card 0.10").minY
    for column in 1..<6 {
      board.legoRenderer.scroll(to: column, at: .left, animated: false)
      // The other columns are at their start.
      #expect(screen.text.hasPrefix("Card \(column).0\n"))
    }
    for column in (0..<5).reversed() {
      board.legoRenderer.scroll(to: column, at: .left, animated: false)
      screen.settle()
    }
    #expect(try screen.frame(of: "Card 0.10").minY == before)
  }

  @Test("A column that is removed and inserted again begins at its start") func removed() throws {
    let board = Board()
    let screen = Screen(board, size: CGSize(width: 390, height: 700))
    try screen.scroll("Card 0.1", by: CGPoint(x: 0, y: 300))
    board.isShown = false
    screen.settle()
    board.isShown = true
    #expect(screen.text.contains("Card 0.0"))
  }
}

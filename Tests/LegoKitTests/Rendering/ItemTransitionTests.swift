import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Transitions of inserted and deleted items", .enabled(if: Touch.isAvailable), .serialized)
struct ItemTransitionTests {
  /// A list of rows 50 points high and 400 points wide in a window 600 points high.
  private final class List: LegoViewController {
    @State var ids = [1, 2, 3]
    var modifier: (Section) -> Section = { $0 }
    var ownTransition: ItemTransition?

    override var lego: Lego {
      Lego {
        modifier(
          Section(id: 0, layout: RowsLayout(rowHeight: .exactly(50))) {
            for id in ids {
              if let ownTransition {
                Tile(id: id).transition(ownTransition)
              } else {
                Tile(id: id)
              }
            }
          })
      }
    }
  }

  private func list(_ modifier: @escaping (Section) -> Section) -> (List, UIWindow) {
    let list = List()
    list.modifier = modifier
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = list
    window.isHidden = false
    window.layoutIfNeeded()
    return (list, window)
  }

  /// The opacity and the frame of a cell on the screen now, in the coordinates of the content.
  private func displayed(_ id: Int, in list: List) throws -> (alpha: Float, frame: CGRect) {
    let cells = views(of: TileCell.self, in: list.view)
    let cell = try #require(cells.first { $0.tiles.last?.id == id && $0.window != nil })
    let layer = try #require(cell.layer.presentation())
    return (layer.opacity, layer.frame)
  }

  private func update(_ list: List, _ window: UIWindow, to ids: [Int]) {
    list.ids = ids
    list.legoRenderer.flush()
    window.layoutIfNeeded()
  }

  @Test("An inserted item slides in from the edge, and the others move as usual") func insertion()
    throws
  {
    let (list, window) = list { $0.transition(.slide(from: .leading)) }
    try withHeldClock { clock in
      update(list, window, to: [1, 9, 2, 3])
      // 400 points wide, it begins 400 points left of its place in the second row.
      let start = try displayed(9, in: list)
      #expect(start.frame == CGRect(x: -400, y: 50, width: 400, height: 50))
      #expect(start.alpha == 1)
      #expect(try displayed(2, in: list).frame.minY == 50)
      clock.advance(by: 0.15)
      let middle = try displayed(9, in: list).frame.minX
      #expect(middle > -400 && middle < 0)
      clock.advance(by: 2)
      #expect(try displayed(9, in: list).frame == CGRect(x: 0, y: 50, width: 400, height: 50))
      #expect(try displayed(2, in: list).frame.minY == 100)
    }
  }

  @Test("A deleted item slides out to its edge") func removal() throws {
    let (list, window) = list {
      $0.transition(.fade, removal: .slide(from: .trailing))
    }
    try withHeldClock { clock in
      update(list, window, to: [1, 3])
      #expect(try displayed(2, in: list).frame.minX == 0)
      clock.advance(by: 0.15)
      let middle = try displayed(2, in: list)
      #expect(middle.frame.minX > 0 && middle.frame.minX < 400)
      #expect(middle.frame.minY == 50)
      #expect(middle.alpha == 1)
      clock.advance(by: 2)
      #expect(views(of: TileCell.self, in: list.view).count { !$0.isHidden } == 2)
    }
  }

  @Test("From right to left, the leading edge is the right one") func rightToLeft() throws {
    let (list, window) = list { $0.transition(.slide(from: .leading)) }
    list.view.semanticContentAttribute = .forceRightToLeft
    list.legoRenderer.collectionView?.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    try withHeldClock { _ in
      update(list, window, to: [1, 2, 3, 9])
      let start = try displayed(9, in: list).frame
      #expect(start == CGRect(x: 400, y: 150, width: 400, height: 50))
    }
  }

  @Test("A cell is scaled around its center, and transitions can be combined") func scale() throws {
    let (list, window) = list {
      $0.transition(.scale(0.5).combined(with: .slide(from: .bottom)))
    }
    try withHeldClock { _ in
      update(list, window, to: [1, 2, 3, 9])
      let start = try displayed(9, in: list)
      // Half of 400 x 50, just below the lower edge of the window.
      #expect(start.frame == CGRect(x: 100, y: 600, width: 200, height: 25))
      #expect(start.alpha == 0)
    }
  }

  @Test("The transition of an item replaces that of its section; identity appears at once")
  func item() throws {
    let (list, window) = list { $0.transition(.slide(from: .top)) }
    list.ownTransition = .identity
    try withHeldClock { _ in
      update(list, window, to: [1, 2, 3, 9])
      let start = try displayed(9, in: list)
      #expect(start.frame == CGRect(x: 0, y: 150, width: 400, height: 50))
      #expect(start.alpha == 1)
    }
  }

  @Test("Moved items have no transition, and items without a modifier fade") func others() throws {
    let (list, window) = list { $0.transition(.slide(from: .leading)) }
    try withHeldClock { clock in
      update(list, window, to: [3, 2, 1])
      #expect(try displayed(3, in: list).frame == CGRect(x: 0, y: 100, width: 400, height: 50))
      clock.advance(by: 2)
      list.modifier = { $0 }
      update(list, window, to: [3, 2, 1, 9])
      let start = try displayed(9, in: list)
      #expect(start.frame == CGRect(x: 0, y: 150, width: 400, height: 50))
      #expect(start.alpha == 0)
    }
  }
}

import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor
@Suite("What the user sees of items", .enabled(if: Touch.isAvailable), .serialized)
struct VisibilityTests {
  private func impressions(_ layout: any SectionLayout = RowsLayout()) -> InteractionScreen {
    InteractionScreen(ids: Array(0..<8)) { screen in
      Lego {
        Section(id: 0, layout: layout) { screen.rows }
          .onImpression(share: 0.5, for: 1) { [weak screen] (row: Row) in
            screen?.log.append("\(row.id)")
          }
      }
    }
  }

  private func cover(_ frame: CGRect, color: UIColor = .white) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  @Test("Items of a section that scrolls horizontally are reported when they are visible")
  func carousel() {
    let layout = CarouselLayout(itemWidth: .fixed(100), spacing: 0, rowHeight: .exactly(80))
    let controller = impressions(layout)
    // Two items, and a quarter of the third.
    let screen = Screen(controller, size: CGSize(width: 225, height: 200))
    Touch.advance(by: 1.1)
    #expect(Set(controller.log) == ["0", "1"])
    screen.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 90, y: 40))
    // The drag takes half a second, in which the third item has become visible.
    Touch.advance(by: 0.3)
    #expect(controller.log.count == 2)
    Touch.advance(by: 0.9)
    #expect(Set(controller.log) == ["0", "1", "2"])
  }

  @Test("Items below an opaque view are not reported before it is removed") func cover() {
    let controller = impressions()
    let screen = Screen(controller, size: CGSize(width: 320, height: 132))
    // The view covers the second row, and 13 of the 44 points of the third.
    let card = cover(CGRect(x: 0, y: 44, width: 320, height: 57))
    let container = UIView(frame: controller.view.bounds)
    container.addSubview(card)
    controller.view.addSubview(container)
    screen.settle()
    Touch.advance(by: 2)
    #expect(Set(controller.log) == ["0", "2"])
    container.removeFromSuperview()
    Touch.advance(by: 2)
    #expect(Set(controller.log) == ["0", "1", "2"])
  }

  @Test("Translucent and hidden views do not cover items") func translucent() {
    let controller = impressions()
    let screen = Screen(controller, size: CGSize(width: 320, height: 88))
    controller.view.addSubview(
      cover(controller.view.bounds, color: UIColor(white: 0, alpha: 0.3)))
    let hidden = cover(controller.view.bounds)
    hidden.isHidden = true
    controller.view.addSubview(hidden)
    screen.settle()
    Touch.advance(by: 1.2)
    #expect(Set(controller.log) == ["0", "1"])
  }

  @Test("A presented screen covers items") func presented() {
    let controller = impressions()
    let screen = Screen(controller, size: CGSize(width: 320, height: 300))
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    sheet.modalPresentationStyle = .overFullScreen
    controller.present(sheet, animated: false)
    screen.settle()
    Touch.advance(by: 2)
    #expect(controller.log == [])
  }

  @Test("The visible share is reported when it changes, and 0 at the end") func share() throws {
    let controller = InteractionScreen(ids: Array(0..<20)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          screen.rows.map { row in
            row.onVisibleShare { [weak screen] share in
              if row.id < 2 { screen?.log.append("\(row.id): \(share)") }
            }
          }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 66))
    // One row and a half.
    #expect(controller.log == ["0: 1.0", "1: 0.5"])
    controller.log = []
    try screen.scroll(by: 22)
    #expect(controller.log == ["0: 0.5", "1: 1.0"])
    controller.log = []
    try screen.scroll(by: 44)
    #expect(controller.log == ["0: 0.0", "1: 0.5"])
    controller.log = []
    screen.settle()
    #expect(controller.log == [])
    try screen.scroll(by: 440)
    #expect(controller.log == ["1: 0.0"])
  }

  @Test("The visible share of a section's items is that of both axes") func carouselShare() {
    let layout = CarouselLayout(itemWidth: .fixed(100), spacing: 0, rowHeight: .exactly(80))
    let controller = InteractionScreen(ids: Array(0..<8)) { screen in
      Lego {
        Section(id: 0, layout: layout) { screen.rows }
          .onVisibleShare { [weak screen] (row: Row, share) in
            screen?.log.append("\(row.id): \(share)")
          }
      }
    }
    // Two items and a quarter, of which 40 of 80 points are visible.
    _ = Screen(controller, size: CGSize(width: 225, height: 40))
    #expect(controller.log == ["0: 0.5", "1: 0.5", "2: 0.125"])
  }
}

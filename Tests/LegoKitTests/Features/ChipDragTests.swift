import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Chips that the user drags", .enabled(if: Touch.isAvailable), .serialized)
struct ChipDragTests {
  private final class Chips: LegoViewController {
    @State var tags = ["A", "A long tag", "B", "Another long tag"]
    override var lego: Lego {
      Lego {
        Section(id: 0, layout: .chips()) { ForEach(tags, id: \.self) { ChipRow($0) } }
          .onReorder($tags, id: \.self)
      }
    }
  }

  @Test("A chip keeps its width when it is moved, by a drag as by state", arguments: [true, false])
  func widths(byDrag: Bool) throws {
    let controller = Chips()
    let screen = Screen(controller, size: CGSize(width: 390, height: 200))
    let ids = controller.tags
    let before = try ids.map { try screen.frame(ofID: $0).width }
    if byDrag {
      let (from, to) = (try screen.frame(ofID: "B"), try screen.frame(ofID: "A"))
      screen.drag(
        from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY),
        afterHold: 0.8)
    } else {
      controller.tags = ["B", "A", "A long tag", "Another long tag"]
    }
    #expect(controller.tags == ["B", "A", "A long tag", "Another long tag"])
    #expect(try ids.map { try screen.frame(ofID: $0).width } == before)
    #expect(try screen.frame(ofID: "A").minX == screen.frame(ofID: "B").maxX + 8)
  }
}

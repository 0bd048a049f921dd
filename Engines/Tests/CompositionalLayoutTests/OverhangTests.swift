import CompositionalLayout
import Foundation
import Testing

@Suite("Elements that extend beyond their section")
struct OverhangTests {
  /// Returns a rectangle below the only section, which ends at 44 or 64.
  private static let below = CGRect(x: 0, y: 66, width: 375, height: 100)

  @Test("A background with a negative inset is found beyond its section")
  func background() {
    let section = LayoutSection(
      group: H(.fw(1), 44, [full]),
      decorations: [LayoutDecoration(kind: "background", insets: inset(0, 0, -30, 0))])
    let layout = LayoutCase(section, items: 1, "").solved
    // From 0 to 44 + 30.
    #expect(layout.elements(in: Self.below, visible: nil).map(\.frame.maxY) == [74])
  }

  @Test("A footer with a negative inset is found beyond its section")
  func footer() {
    var item = boundary("footer", .fw(1), 20, .bottom)
    item.insets = inset(0, 0, -30, 0)
    let section = LayoutSection(group: H(.fw(1), 44, [full]), boundaryItems: [item])
    let layout = LayoutCase(section, items: 1, "").solved
    // From 44 to 44 + 20 + 30.
    #expect(layout.elements(in: Self.below, visible: nil).map(\.frame.maxY) == [94])
  }
}

import Testing
import UIKit

struct UIEdgeInsetsTests {
  @Test("Zero insets move nothing")
  func zero() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(rectangle.inset(by: .zero) == rectangle)
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(UIOffset() == .zero)
  }

  @Test("Each inset moves its own edge inwards")
  func edges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

    // x 0+2, y 0+1, width 100-2-8, height 50-1-4.
    #expect(
      CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 90, height: 45))
  }

  @Test("Negative insets move the edges outwards")
  func outwards() {
    let insets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: -10, y: -10, width: 30, height: 30))
  }

  @Test("Edges and alignments have Apple's raw values")
  func rawValues() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectEdge.bottom.rawValue == 4)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(NSRectAlignment.bottom.rawValue == 5)
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
  }
}

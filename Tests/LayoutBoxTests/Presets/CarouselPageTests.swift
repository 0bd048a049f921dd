import Testing
import UIKit

@testable import LayoutBox

/// A row of items that are 100 wide and 10 apart, between insets of 20, in a view 250 wide.
@Suite("CarouselPage") struct CarouselPageTests {
  private func page(
    offset: CGFloat, itemCount: Int = 6, isCentered: Bool = false, isRightToLeft: Bool = false
  ) -> Int? {
    let contentWidth = 40 + CGFloat(itemCount) * 110 - 10
    let items = (0..<itemCount).map { index -> (index: Int, frame: CGRect) in
      let x = 20 + CGFloat(index) * 110
      return (
        index,
        CGRect(x: isRightToLeft ? contentWidth - x - 100 : x, y: 0, width: 100, height: 10)
      )
    }
    let view = CarouselPage(
      offset: offset, width: 250, leading: 20, trailing: 20, itemCount: itemCount,
      isCentered: isCentered, isRightToLeft: isRightToLeft)
    return view.page(of: items.filter { $0.frame.maxX > offset && $0.frame.minX < offset + 250 })
  }

  @Test("The page is the item that is nearest to the leading inset") func leading() {
    // Item n rests at the offset 110 * n; half of the way to the next one is 55.
    #expect([0, 54, 56, 110, 220].map { page(offset: $0) } == [0, 0, 1, 1, 2])
  }

  @Test("At the end of the row the page is the last item") func end() {
    // The content is 40 + 6 * 110 - 10 = 690 wide, so the last offset is 440.
    #expect(page(offset: 440) == 5)
    #expect(page(offset: 430) == 4)
  }

  @Test("In a row without a need to scroll the page is the first item") func short() {
    #expect(page(offset: 0, itemCount: 2) == 0)
  }

  @Test("Centered items count from the center of the view") func centered() {
    // The center of item 0 is at 70, that of the view at 125: item 1 at 180 is as near.
    #expect(page(offset: -55, isCentered: true) == 0)
    #expect(page(offset: 55, isCentered: true) == 1)
  }

  @Test("From right to left the first item is at the right end") func rightToLeft() {
    #expect([440, 330, 0].map { page(offset: $0, isRightToLeft: true) } == [0, 1, 5])
  }

  @Test("Without items there is no page") func none() {
    #expect(page(offset: 0, itemCount: 0) == nil)
  }
}

import Testing

@testable import UIKit

/// The position of popovers as a function of anchor, size and space.
@MainActor struct PopoverLayoutTests {
  private let area = CGRect(x: 10, y: 50, width: 370, height: 700)
  private let size = CGSize(width: 200, height: 150)

  @Test("A popover is below its anchor, centered, and its arrow touches the anchor")
  func below() {
    let layout = PopoverLayout(
      anchor: CGRect(x: 150, y: 100, width: 80, height: 40), size: size, in: area, directions: .any)

    // 100 + 40 and the arrow of 13 points; 190 - 100 at the left.
    #expect(layout.frame == CGRect(x: 90, y: 153, width: 200, height: 150))
    #expect(layout.direction == .up)
    #expect(layout.tip == CGPoint(x: 190, y: 140))
  }

  @Test("Without space below, a popover is above its anchor")
  func above() {
    let layout = PopoverLayout(
      anchor: CGRect(x: 150, y: 650, width: 80, height: 40), size: size, in: area, directions: .any)

    #expect(layout.frame == CGRect(x: 90, y: 650 - 13 - 150, width: 200, height: 150))
    #expect(layout.direction == .down)
    #expect(layout.tip == CGPoint(x: 190, y: 650))
  }

  @Test(
    "Near an edge, the popover moves away from it, and its arrow to the end of the straight side")
  func corner() {
    let layout = PopoverLayout(
      anchor: CGRect(x: 0, y: 100, width: 20, height: 40), size: size, in: area, directions: .up)

    #expect(layout.frame.minX == 10)
    // The corner's radius of 13 and half of the arrow's width of 37.
    #expect(layout.tip.x == 10 + 13 + 18.5)
  }

  @Test("The sides are used when the arrow may point nowhere else")
  func sides() {
    let anchor = CGRect(x: 20, y: 300, width: 40, height: 40)
    let right = PopoverLayout(anchor: anchor, size: size, in: area, directions: [.left, .right])
    #expect(right.direction == .left)
    #expect(right.frame == CGRect(x: 60 + 13, y: 320 - 75, width: 200, height: 150))

    let mirrored = CGRect(x: 330, y: 300, width: 40, height: 40)
    let left = PopoverLayout(anchor: mirrored, size: size, in: area, directions: [.left, .right])
    #expect(left.direction == .right)
    #expect(left.frame == CGRect(x: 330 - 13 - 200, y: 320 - 75, width: 200, height: 150))
  }

  @Test("5,000 random popovers are in the area, beside their anchors, and as large as possible")
  func random() {
    var generator = LinearGenerator(seed: 7)
    for _ in 0..<5000 {
      let anchor = CGRect(
        x: generator.number(0...380), y: generator.number(0...800),
        width: generator.number(0...120), height: generator.number(0...120))
      let size = CGSize(width: generator.number(20...500), height: generator.number(20...900))
      let permitted = UIPopoverArrowDirection(rawValue: UInt(generator.number(1...15)))
      check(anchor, size, permitted)
    }
  }

  private func check(_ anchor: CGRect, _ size: CGSize, _ permitted: UIPopoverArrowDirection) {
    let layout = PopoverLayout(anchor: anchor, size: size, in: area, directions: permitted)
    let (frame, visible) = (layout.frame, anchor.intersection(area))
    let problem = "anchor \(anchor), size \(size), permitted \(permitted.rawValue): \(layout)"
    #expect(permitted.contains(layout.direction), "\(problem)")
    #expect(area.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(problem)")
    #expect(frame.width <= size.width + 0.01 && frame.height <= size.height + 0.01, "\(problem)")
    if !visible.isNull, frame.width > 0.02, frame.height > 0.02 {
      let overlap = visible.intersection(frame)
      #expect(overlap.isNull || overlap.width < 0.01 || overlap.height < 0.01, "\(problem)")
    }
    // A direction with enough space for the whole content is used if there is one.
    let whole = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    if fits(whole, beside: anchor, permitted) {
      #expect(abs(frame.width - whole.width) < 0.02, "\(problem)")
      #expect(abs(frame.height - whole.height) < 0.02, "\(problem)")
    }
    // The tip is at the middle of the side of the content, or nearer to the anchor.
    let isVertical = layout.direction == .up || layout.direction == .down
    let along = isVertical ? layout.tip.x : layout.tip.y
    let side = isVertical ? frame.minX...frame.maxX : frame.minY...frame.maxY
    #expect(side.contains(along), "\(problem)")
  }

  /// Returns whether content has enough space at a permitted side of an anchor in the area.
  private func fits(
    _ size: CGSize, beside anchor: CGRect, _ permitted: UIPopoverArrowDirection
  ) -> Bool {
    let arrow: CGFloat = 13
    func inside(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), high)
    }
    let below = area.maxY - inside(anchor.maxY, area.minY, area.maxY) - arrow
    let above = inside(anchor.minY, area.minY, area.maxY) - area.minY - arrow
    let right = area.maxX - inside(anchor.maxX, area.minX, area.maxX) - arrow
    let left = inside(anchor.minX, area.minX, area.maxX) - area.minX - arrow
    return permitted.contains(.up) && size.height <= below
      || permitted.contains(.down) && size.height <= above
      || permitted.contains(.left) && size.width <= right
      || permitted.contains(.right) && size.width <= left
  }
}

/// A generator of reproducible numbers.
private struct LinearGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a whole number in a range.
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(range.lowerBound + Int(state >> 33) % range.count)
  }
}

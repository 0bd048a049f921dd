import Testing
import UIKit

@MainActor struct UIViewAutoresizingTests {
  private func frame(mask: UIView.AutoresizingMask) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 140)
    return inner.frame
  }

  @Test("A view without an autoresizing mask keeps its frame")
  func none() {
    #expect(frame(mask: []) == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test("A flexible width receives all additional space")
  func width() {
    #expect(frame(mask: .flexibleWidth) == CGRect(x: 10, y: 20, width: 160, height: 40))
  }

  @Test("Flexible margins share additional space in proportion to their lengths")
  func margins() {
    // Left 10, right 30: of 100 more points a quarter goes to the left. Top 20, bottom 40: of 40
    // more points a third goes to the top.
    let mask: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let result = frame(mask: mask)

    #expect(result.minX == 35)
    #expect(abs(result.minY - (20 + 40.0 / 3)) < 1e-9)
    #expect(result.size == CGSize(width: 60, height: 40))
  }

  @Test("All flexible parts share in proportion")
  func everything() {
    // 10 : 60 : 30 of 100 more points.
    let result = frame(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])

    #expect(abs(result.minX - 20) < 1e-9)
    #expect(abs(result.width - 120) < 1e-9)
  }

  @Test("Flexible parts with a length of zero share equally")
  func zeroLengths() {
    let outer = UIView()
    let inner = UIView()
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 30, height: 40)

    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("A superview that does not resize its subviews leaves them")
  func turnedOff() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.autoresizesSubviews = false
    outer.frame.size.width = 90

    #expect(inner.frame.width == 10)
  }
}

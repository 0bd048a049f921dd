import Testing
import UIKit

@MainActor struct UIViewHitTestingTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  init() {
    outer.addSubview(back)
    outer.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    outer.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("The frontmost view at the point is hit")
  func frontmost() {
    #expect(hit(10, 10) === back)
    #expect(hit(30, 30) === front)
    #expect(hit(90, 10) === outer)
    #expect(hit(100, 50) == nil)
  }

  @Test("Left and top edges are inside, right and bottom are not")
  func edges() {
    #expect(hit(0, 0) === back)
    #expect(hit(75, 30) === outer)
  }

  @Test(
    "Views that are hidden, transparent or disabled don't receive touches",
    arguments: [0, 1, 2])
  func untouchable(kind: Int) {
    switch kind {
    case 0: front.isHidden = true
    case 1: front.alpha = 0.009
    default: front.isUserInteractionEnabled = false
    }
    #expect(hit(30, 30) === back)
  }

  @Test("A view outside its superview's bounds is not hit, clipped or not")
  func outside() {
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    front.addSubview(child)

    #expect(hit(70, 70) === child)
    #expect(hit(80, 80) === outer)
  }

  @Test("A layer that is drawn in front is hit first")
  func zPosition() {
    back.layer.zPosition = 1
    #expect(hit(30, 30) === back)
  }
}

import Testing
import UIKit

@MainActor @Suite("Views with frames among views with constraints")
struct FixedFrameTests {
  private let root = UIView.sized(300, 200)
  private let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
  private let box = UIView()

  init() {
    root.addSubview(fixed)
    root.addPlaced(box)
  }

  @Test("A view with a frame keeps it, and views beside it follow when it is set again")
  func following() {
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
      box.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(fixed.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(box.frame == CGRect(x: 20, y: 85, width: 100, height: 10))
    fixed.frame = CGRect(x: 40, y: 0, width: 60, height: 50)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 40, y: 55, width: 60, height: 10))
    fixed.center.x += 7
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 47, y: 55, width: 60, height: 10))
  }

  struct Case: Sendable {
    var mask: UIView.AutoresizingMask
    var start: CGFloat
    var length: CGFloat
  }

  /// Margin, width and margin are 20, 100 and 180 of 300; 60 more are shared in proportion.
  nonisolated static let cases = [
    Case(mask: [], start: 20, length: 100),
    Case(mask: .flexibleWidth, start: 20, length: 160),
    Case(mask: .flexibleLeftMargin, start: 80, length: 100),
    // 20 + 60 × 20 / 200.
    Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 26, length: 100),
    // 100 + 60 × 100 / 280.
    Case(mask: [.flexibleWidth, .flexibleRightMargin], start: 20, length: 121.4286),
  ]

  @Test("A translated mask follows the superview as autoresizing does", arguments: cases)
  func masks(_ example: Case) {
    let outer = UIView()
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 10))
    inner.autoresizingMask = example.mask
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    outer.addSubview(inner)
    root.addPlaced(outer)
    outer.pinCorner(to: root)
    let width = outer.widthAnchor.constraint(equalToConstant: 360)
    width.isActive = true
    outer.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let mark = UIView()
    outer.addPlaced(mark)
    mark.pinEdges(to: inner)
    root.layoutIfNeeded()
    #expect(abs(inner.frame.minX - example.start) < 0.001)
    #expect(abs(inner.frame.width - example.length) < 0.001)
    // Constraints see the same, to the pixel.
    #expect(abs(mark.frame.minX - example.start) < 0.2)
    #expect(abs(mark.frame.width - example.length) < 0.2)
  }

  @Test("A frame constrained by its length first can be constrained by its position later")
  func placeAfterLength() {
    let root = UIView.sized(300, 200)
    let framed = UIView(frame: CGRect(x: 50, y: 0, width: 20, height: 10))
    let box = UIView()
    root.addSubview(framed)
    root.addPlaced(box)
    box.widthAnchor.constraint(equalTo: framed.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 20)
    box.leadingAnchor.constraint(equalTo: framed.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 70)
  }

  @Test("Without constraints nothing moves")
  func untouched() {
    box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

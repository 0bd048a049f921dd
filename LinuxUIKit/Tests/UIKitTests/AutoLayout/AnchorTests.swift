import Testing
import UIKit

@MainActor @Suite("Anchors")
struct AnchorTests {
  private let root = UIView.sized(300, 200)
  private let box = UIView()

  init() {
    root.addPlaced(box)
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("A view pinned to four edges is as large as its superview minus the insets")
  func edges() {
    box.pinEdges(to: root, 12)
    root.layoutIfNeeded()
    // 300 - 2 × 12 = 276, 200 - 2 × 12 = 176.
    #expect(box.frame == frame(12, 12, 276, 176))
  }

  @Test("Left and right anchors pin as leading and trailing ones do")
  func leftAndRight() {
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == frame(30, 0, 260, 5))
  }

  @Test("A view of fixed size is centered")
  func center() {
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    // x = (300 - 100) / 2; y = (200 - 40) / 2 - 10.
    #expect(box.frame == frame(100, 70, 100, 40))
  }

  @Test("A length can be a part of another, of the same view or its superview")
  func multiples() {
    box.pinCorner(to: root)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 9 / 16),
    ])
    root.layoutIfNeeded()
    // 300 / 2 + 10 = 160; 160 × 9 / 16 = 90.
    #expect(box.frame == frame(0, 0, 160, 90))
  }

  @Test("Neighbors are laid out one after the other")
  func neighbors() {
    let second = UIView()
    root.addPlaced(second)
    box.pinCorner(to: root, 8)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 30),
      second.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 4),
      second.topAnchor.constraint(equalTo: box.topAnchor),
      second.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
      second.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // 8 + 50 + 4 = 62.
    #expect(second.frame == frame(62, 8, 100, 30))
  }

  @Test("System spacing is 8 points, times the multiplier, never below zero")
  func systemSpacing() {
    let second = UIView()
    root.addPlaced(second)
    box.pinCorner(to: root)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 30),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: -1),
      second.widthAnchor.constraint(equalToConstant: 10),
      second.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == frame(66, 30, 10, 10))
  }

  @Test("A constraint can relate views in different coordinate systems")
  func acrossLevels() {
    let inner = UIView()
    let mark = UIView()
    root.addPlaced(mark)
    box.addPlaced(inner)
    box.pinCorner(to: root, 20)
    inner.pinCorner(to: box, 5)
    mark.pinCorner(to: inner, 1)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.origin == CGPoint(x: 5, y: 5))
    // 20 + 5 + 1, in the root's coordinates.
    #expect(mark.frame.origin == CGPoint(x: 26, y: 26))
  }

  @Test("Frames are on whole pixels, origins and sizes rounded separately")
  func pixels() {
    box.pinCorner(to: root)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 33.4),
      box.heightAnchor.constraint(equalToConstant: 10.1),
    ])
    root.layoutIfNeeded()
    let scale = root.traitCollection.displayScale
    // At a scale of 3, 33.4 is 100.2 pixels, 10.1 is 30.3.
    #expect(box.frame.width == (33.4 * scale).rounded() / scale)
    #expect(box.frame.height == (10.1 * scale).rounded() / scale)
  }

  @Test("A transform moves the drawing, not the layout")
  func transformed() {
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    box.pinEdges(to: root, 50)
    root.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 200, height: 100))
    #expect(box.center == CGPoint(x: 150, y: 100))
  }

  @Test("A tree of a thousand views is laid out")
  func manyViews() {
    var previous = box
    box.pinCorner(to: root)
    for _ in 1..<1_000 {
      let next = UIView()
      root.addPlaced(next)
      NSLayoutConstraint.activate([
        next.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 1),
        next.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        next.heightAnchor.constraint(equalToConstant: 2),
      ])
      previous = next
    }
    root.layoutIfNeeded()
    // The first is 0 high and 999 follow at 1 + 2 points: the last begins at 998 × 3 + 1.
    #expect(previous.frame.minY == 2_995)
  }

  @Test("Anchors of one edge of one view are equal")
  func equality() {
    #expect(box.topAnchor == box.topAnchor)
    #expect(box.topAnchor != box.bottomAnchor)
    #expect(box.topAnchor != root.topAnchor)
  }
}

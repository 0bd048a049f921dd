import SeededNumbers
import TestSupport
import Testing
import UIKit

@MainActor struct UIViewGeometryTests {
  @Test("A frame's origin is the center minus half of the size")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A new bounds size keeps the center")
  func boundsKeepCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds.size = CGSize(width: 40, height: 10)

    #expect(view.frame == CGRect(x: 40, y: 40, width: 40, height: 10))
  }

  @Test("A frame of negative size is standardized")
  func negativeSize() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: 6))

    #expect(view.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
  }

  @Test("A frame has exactly the size of the bounds, wherever these are scrolled to")
  func scrolledFrame() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let size = CGSize(
        width: .random(in: 0...2_000, using: &random),
        height: .random(in: 0...2_000, using: &random))
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.bounds.origin = CGPoint(
        x: .random(in: -1e6...1e6, using: &random), y: .random(in: -1e6...1e6, using: &random))
      #expect(view.frame.size == size, "seed \(seed)")
    }
  }

  @Test("A quarter turn about the center swaps width and height of the frame")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    // Center (50, 20), sides 40 and 100: from 50 − 20 = 30 and 20 − 50 = −30.
    #expect(abs(view.frame.minX - 30) < 1e-9)
    #expect(abs(view.frame.minY + 30) < 1e-9)
    #expect(abs(view.frame.width - 40) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test("The bounds origin moves the subviews")
  func boundsOrigin() {
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 20, y: 25)

    #expect(inner.frame.origin == CGPoint(x: 30, y: 30))
    #expect(outer.convert(CGPoint(x: 30, y: 30), to: outer) == CGPoint(x: 30, y: 30))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(outer)
    // 5 + (30 − 20) and 5 + (30 − 25).
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 10))
  }

  @Test("Converting a point to another view and back returns the same point")
  func conversionRoundTrip() {
    for seed in 0..<PropertyRuns.count(full: 500) {
      var random = SeededGenerator(seed: UInt64(seed))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let first = root.addingRandomDescendant(depth: 4, using: &random)
      let second = root.addingRandomDescendant(depth: 3, using: &random)
      let point = CGPoint.random(using: &random)

      let back = second.convert(first.convert(point, to: second), to: first)

      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6, "seed \(seed)")
    }
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A frame with a NaN stops with Core Animation's text")
    func nanFrame() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIView().center = CGPoint(x: CGFloat.nan, y: 0)
        }
      }
      let text = standardError(of: result)
      #expect(text.contains("CALayer position contains NaN: [nan 0.0]"))
    }
  #endif
}

extension CGPoint {
  fileprivate static func random(using random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: -200...200, using: &random),
      y: CGFloat.random(in: -200...200, using: &random))
  }
}

extension UIView {
  fileprivate func addingRandomDescendant(
    depth: Int, using random: inout SeededGenerator
  ) -> UIView {
    guard depth > 0 else { return self }
    let child = UIView(
      frame: CGRect(
        origin: .random(using: &random),
        size: CGSize(width: CGFloat.random(in: 1...300, using: &random), height: 50)))
    child.bounds.origin = .random(using: &random)
    child.transform = CGAffineTransform(rotationAngle: CGFloat.random(in: 0...6, using: &random))
    addSubview(child)
    return child.addingRandomDescendant(depth: depth - 1, using: &random)
  }
}

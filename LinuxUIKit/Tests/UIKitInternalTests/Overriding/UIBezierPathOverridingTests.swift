import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UIBezierPath`.
struct UIBezierPathOverridingTests {
  @Test("The overrides of a path are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let path: UIBezierPath = LoggedPath(log: log)
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(path.contains(CGPoint(x: 9, y: 5)))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      path.fill()
      path.stroke()
      path.addClip()
    }

    #expect(
      log.names == [
        "addClip()", "bounds", "contains(_:)", "currentPoint", "fill()", "fill(with:alpha:)",
        "isEmpty", "stroke()", "stroke(with:alpha:)",
      ])
  }
}

/// A `UIBezierPath` that records the calls of its overrides.
private final class LoggedPath: UIBezierPath {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init()
  }

  override var isEmpty: Bool {
    log.record()
    return super.isEmpty
  }

  override var bounds: CGRect {
    log.record()
    return super.bounds
  }

  override var currentPoint: CGPoint {
    log.record()
    return super.currentPoint
  }

  override func contains(_ point: CGPoint) -> Bool {
    log.record()
    return super.contains(point)
  }

  override func fill() {
    log.record()
    super.fill()
  }

  override func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    log.record()
    super.fill(with: blendMode, alpha: alpha)
  }

  override func stroke() {
    log.record()
    super.stroke()
  }

  override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    log.record()
    super.stroke(with: blendMode, alpha: alpha)
  }

  override func addClip() {
    log.record()
    super.addClip()
  }
}

import Foundation
import SeededNumbers
import Testing

@testable import QuartzCore

/// Layers whose pixels depend on those beside them, on a display that draws only what changed.
@MainActor @Suite("Scrolled curves and bars") struct ScrolledCurveTests {
  @Test(
    "Curves that the edge of scrolled content cuts anywhere are those of a drawing of everything")
  func curves() {
    // In 7493 a curve is cut at another point, which changes its slope: one of 255 in a pixel.
    for seed in Array(PropertyRuns.seeds(full: 600)) + [7493] {
      var random = SeededGenerator(seed: seed)
      let scale = Int(seed % 3) + 1
      let (root, scrolled) = CurveScreen.layers(using: &random)
      let display = LayerDisplay(
        pixelWidth: 60 * scale, pixelHeight: 80 * scale, scale: CGFloat(scale))
      for step in 0..<10 {
        let differences = checkedDraw(display, [root])
        #expect(differences.isEmpty, "seed \(seed), step \(step): \(differences)")
        guard differences.isEmpty else { return }
        scrolled.bounds.origin.y +=
          CGFloat(Int.random(in: -20...20, using: &random)) / CGFloat(scale)
      }
    }
  }

  @Test("A bar that blurs what is next to it is drawn when only that scrolls")
  func bar() {
    let screen = RowLayers()
    let blur = BlurringView()
    screen.bar.delegate = blur
    screen.bar.backgroundColor = nil
    let display = LayerDisplay(pixelWidth: 100, pixelHeight: 200, scale: 2)
    screen.root.addSublayer(screen.bar)
    for step in 0..<6 {
      let differences = checkedDraw(display, [screen.root])
      #expect(differences.isEmpty, "step \(step): \(differences)")
      screen.scrolled.bounds.origin.y += 4
    }
  }
}

/// A layer of 60 by 80 points with a scrolled one in it, in which there are round layers and curves
/// at any position.
@MainActor private enum CurveScreen {
  static func layers(using random: inout SeededGenerator) -> (root: CALayer, scrolled: CALayer) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    let scrolled = CALayer()
    scrolled.frame = CGRect(x: 0, y: 12, width: 60, height: 55)
    scrolled.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    scrolled.masksToBounds = true
    root.addSublayer(scrolled)
    for _ in 0..<12 { scrolled.addSublayer(curve(using: &random)) }
    return (root, scrolled)
  }

  private static func curve(using random: inout SeededGenerator) -> CALayer {
    let size = CGSize(
      width: .random(in: 6...30, using: &random), height: .random(in: 6...30, using: &random))
    let color = CGColor(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random), blue: 0.3,
      alpha: Bool.random(using: &random) ? 1 : 0.5)
    let layer: CALayer
    if Bool.random(using: &random) {
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(origin: .zero, size: size), transform: nil)
      shape.fillColor = color
      shape.strokeColor = Bool.random(using: &random) ? CGColor(gray: 0, alpha: 1) : nil
      layer = shape
    } else {
      layer = CALayer()
      layer.backgroundColor = color
      layer.cornerRadius = .random(in: 1...8, using: &random)
      if Bool.random(using: &random) { layer.borderWidth = 1 }
    }
    layer.frame = CGRect(
      origin: CGPoint(
        x: .random(in: -10...50, using: &random), y: .random(in: -80...140, using: &random)),
      size: size)
    return layer
  }
}

import Foundation
import SeededNumbers
import Testing

@testable import QuartzCore

/// What a display leaves out because it is hidden or drawn over, compared with drawing all of it.
@MainActor @Suite("Drawing plans") struct DrawingPlanTests {
  @Test("A display that leaves out what is hidden has the pixels of all layers drawn one by one")
  func pixels() throws {
    for seed in PropertyRuns.seeds(full: 1_000) {
      let layers = RandomLayers(seed: seed, count: 14, usesFractions: false)
      // Large opaque rows, one above the other in parts.
      var random = SeededGenerator(seed: seed)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let row = CALayer()
        row.frame = CGRect(
          x: 0, y: CGFloat(Int.random(in: -10...70, using: &random)), width: 60, height: 18)
        row.backgroundColor = CGColor(
          gray: .random(in: 0...1, using: &random), alpha: Bool.random(using: &random) ? 1 : 0.5)
        layers.root.insertSublayer(row, at: UInt32.random(in: 0...5, using: &random))
      }
      let display = LayerDisplay(pixelWidth: 120, pixelHeight: 160, scale: 2)
      display.draw([layers.root])
      let context = try #require(CGContext(pixelWidth: 120, pixelHeight: 160, scale: 2))
      layers.root.renderPresentation(in: context)
      let expected = try #require(context.makeImage())
      let differences = display.withPixels { bytes, _ in
        let pixels = bytes.bindMemory(to: UInt32.self)
        return (0..<(120 * 160)).filter { pixels[$0] != expected.pixels.memory[$0] }
      }
      #expect(differences.isEmpty, "seed \(seed), \(differences.count) pixels")
    }
  }

  @Test("A background is filled where no opaque background covers it later")
  func covered() {
    let page = Page()
    page.addRow(top: 20, alpha: 1)
    page.addRow(top: 140, alpha: 1)
    // 100 by 200 pixels, without the rows from 20 to 80 and from 140 to 200.
    #expect(
      page.uncovered() == [
        PixelRect(x: 0, y: 0, width: 100, height: 20),
        PixelRect(x: 0, y: 80, width: 100, height: 60),
      ])
    // Only a part of it is drawn.
    #expect(
      page.uncovered(in: PixelRect(x: 10, y: 70, width: 5, height: 20)) == [
        PixelRect(x: 10, y: 80, width: 5, height: 10)
      ])
    #expect(page.uncovered(in: PixelRect(x: 0, y: 30, width: 100, height: 40)) == [])
  }

  @Test("A translucent background, and one between pixels, cover nothing")
  func notCovered() {
    let page = Page()
    page.addRow(top: 20, alpha: 0.5)
    page.addRow(top: 100.5, alpha: 1)
    #expect(page.uncovered() == [PixelRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("A background that is blurred before it is covered is filled as a whole")
  func blurred() {
    let page = Page()
    page.addRow(top: 20, alpha: 1)
    let bar = CALayer()
    let view = BlurringOwner()
    bar.delegate = view
    bar.frame = CGRect(x: 0, y: 150, width: 100, height: 40)
    page.root.addSublayer(bar)
    page.addRow(top: 140, alpha: 1)
    // The row at 20 is drawn before the bar, the one at 140 after it.
    #expect(
      page.uncovered() == [
        PixelRect(x: 0, y: 0, width: 100, height: 20),
        PixelRect(x: 0, y: 80, width: 100, height: 120),
      ])
  }

  @Test("A layer without background and content is left out, but not its sublayers or a replicator")
  func withoutContent() {
    let page = Page()
    let container = CALayer()
    container.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.backgroundColor = CGColor(gray: 0, alpha: 1)
    container.addSublayer(child)
    page.root.addSublayer(container)
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 50, y: 0, width: 50, height: 50)
    replicator.backgroundColor = CGColor(gray: 0, alpha: 1)
    page.root.addSublayer(replicator)
    let plan = page.plan(in: page.bounds)
    #expect(plan.leavesOutContent(of: container))
    #expect(!plan.leavesOutContent(of: child))
    #expect(!plan.leavesOutContent(of: replicator))
    #expect(!plan.leavesOutContent(of: page.root))
    // A layer that isn't in the list is examined when it is drawn.
    #expect(!plan.leavesOutContent(of: CALayer()))
    let below = page.plan(in: PixelRect(x: 0, y: 100, width: 100, height: 10))
    #expect(below.leavesOutContent(of: child))
  }
}

/// A white page of 100 by 200 pixels.
@MainActor private final class Page {
  let root = CALayer()
  let bounds = PixelRect(x: 0, y: 0, width: 100, height: 200)

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
  }

  /// Adds a row of 60 points above all others.
  func addRow(top: CGFloat, alpha: CGFloat) {
    let row = CALayer()
    row.frame = CGRect(x: 0, y: top, width: 100, height: 60)
    row.backgroundColor = CGColor(gray: 0.5, alpha: alpha)
    root.addSublayer(row)
  }

  func plan(in rect: PixelRect) -> DrawingPlan {
    var builder = DisplayListBuilder(bounds: bounds)
    LayerRenderer.withAnimations { builder.append(root, .identity) }
    return DrawingPlan(builder.list, number: builder.listed.number, rect: rect, occluder: -1)
  }

  /// Returns the pixels of the page's own background that are filled.
  func uncovered(in rect: PixelRect? = nil) -> [PixelRect]? {
    plan(in: rect ?? bounds).uncoveredPixels(ofBackground: root.displayRecord)
  }
}

/// A view that blurs what is behind it.
private final class BlurringOwner: NSObject, CALayerDelegate, LayerOwner {
  var canAnimateLayer: Bool { false }
  var layerBackgroundColor: CGColor? { nil }
  var hasLayerBackground: Bool { false }
  var layerContentDependsOnClip: Bool { true }
  var layerContentPhase: Int? { nil }
  var layerContentFrame: CGRect? { nil }
  var hasLayerContent: Bool { false }
  var layerEffect: LayerEffect? {
    .backdrop(BackdropMaterial(deviation: 3, saturation: 1, tint: nil))
  }
  func setLayerBackgroundColor(_ color: CGColor?) {}
  func drawLayerContent(in context: CGContext) {}
}

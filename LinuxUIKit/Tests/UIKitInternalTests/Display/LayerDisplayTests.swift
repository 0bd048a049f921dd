import Foundation
import SeededNumbers
import Testing

@testable import QuartzCore

/// Drawing only what changed, compared with drawing everything.
@MainActor struct LayerDisplayTests {
  @Test("After random changes every pixel is that of a drawing of everything")
  func randomChanges() {
    let (trees, changes) = (PropertyRuns.count(full: 2_000), 12)
    for seed in 0..<UInt64(trees) {
      // At 1 to 3 pixels for a point, with positions on and between pixels.
      let scale = Int(seed % 3) + 1
      let layers = RandomLayers(seed: seed, count: 14, usesFractions: seed % 2 == 0)
      let display = LayerDisplay(
        pixelWidth: 60 * scale, pixelHeight: 80 * scale, scale: CGFloat(scale))
      for step in 0..<changes {
        let differences = checkedDraw(display, [layers.root])
        #expect(differences.isEmpty, "tree \(seed), change \(step): \(differences)")
        guard differences.isEmpty else { return }
        layers.change()
      }
    }
  }

  @Test("Without a change there is nothing to draw")
  func idle() {
    let screen = RowLayers()
    let display = LayerDisplay(pixelWidth: 100, pixelHeight: 200, scale: 2)
    #expect(display.needsDrawing)
    #expect(display.draw([screen.root]) == [PixelRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(!display.needsDrawing)
    #expect(display.draw([screen.root]).isEmpty)
  }

  @Test("A change of a layer draws its pixels only")
  func oneLayer() {
    let screen = RowLayers()
    let display = LayerDisplay(pixelWidth: 100, pixelHeight: 200, scale: 2)
    display.draw([screen.root])

    screen.bar.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    #expect(display.needsDrawing)
    // The bar is 50 by 10 points, at two pixels for a point.
    #expect(display.draw([screen.root]) == [PixelRect(x: 0, y: 0, width: 100, height: 20)])
  }

  @Test("A moved layer draws the pixels where it was and where it is")
  func movedLayer() {
    let screen = RowLayers()
    let display = LayerDisplay(pixelWidth: 100, pixelHeight: 200, scale: 2)
    screen.scrolled.removeFromSuperlayer()
    display.draw([screen.root])

    screen.bar.position.y += 50

    #expect(
      display.draw([screen.root]) == [
        PixelRect(x: 0, y: 0, width: 100, height: 20),
        PixelRect(x: 0, y: 100, width: 100, height: 20),
      ])
  }

  @Test("The pixels of scrolled content are moved, and only what it exposes is drawn")
  func scrolling() {
    let screen = RowLayers()
    let before = screen.list
    screen.scrolled.bounds.origin.y += 8

    let difference = DisplayListDifference(from: before, to: screen.list)

    // The content is below the bar of 20 pixels, and moves up by 16 of its 180 pixels.
    let content = PixelRect(x: 0, y: 20, width: 100, height: 180)
    #expect(
      difference.moves == [PixelMove(rect: content, shift: PixelShift(x: 0, y: -16))])
    #expect(
      difference.damage.rects == [PixelRect(x: 0, y: 184, width: 100, height: 16)])
  }

  @Test("A background that covers scrolled content isn't drawn when its size changes")
  func resizedBackground() {
    let screen = RowLayers()
    let background = CALayer()
    background.frame = CGRect(x: 0, y: -100, width: 50, height: 300)
    background.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    screen.scrolled.insertSublayer(background, at: 0)
    let before = screen.list
    screen.scrolled.bounds.origin.y += 8
    background.frame.size.height = 310

    let difference = DisplayListDifference(from: before, to: screen.list)

    // Only what scrolling by 16 pixels exposes.
    #expect(difference.moves.count == 1)
    #expect(difference.damage.rects == [PixelRect(x: 0, y: 184, width: 100, height: 16)])
    background.backgroundColor = CGColor(gray: 0.6, alpha: 1)
    let recolored = DisplayListDifference(from: before, to: screen.list)
    #expect(recolored.damage.area == 100 * 180)
  }

  @Test("What doesn't move with scrolled content is drawn at both positions")
  func pinned() {
    let screen = RowLayers()
    let indicator = CALayer()
    indicator.frame = CGRect(x: 45, y: 40, width: 5, height: 10)
    indicator.backgroundColor = CGColor(gray: 0, alpha: 1)
    screen.root.addSublayer(indicator)
    let before = screen.list
    screen.scrolled.bounds.origin.y += 8

    let damage = DisplayListDifference(from: before, to: screen.list).damage

    // 16 pixels above the indicator there are its old pixels.
    #expect(damage.rects.contains(PixelRect(x: 90, y: 80, width: 10, height: 20)))
    #expect(damage.intersects(PixelRect(x: 90, y: 64, width: 10, height: 16)))
    #expect(damage.area == 10 * 36 + 100 * 16)
  }

  @Test("A drawing that changes without `setNeedsDisplay()` is reported")
  func missedChange() {
    let screen = RowLayers()
    let view = DrawingView()
    let drawn = CALayer()
    drawn.delegate = view
    drawn.frame = CGRect(x: 0, y: 50, width: 20, height: 20)
    screen.root.addSublayer(drawn)
    let display = LayerDisplay(pixelWidth: 100, pixelHeight: 200, scale: 2)
    #expect(checkedDraw(display, [screen.root]).isEmpty)

    view.gray = 1
    screen.bar.opacity = 0.5
    let differences = checkedDraw(display, [screen.root])
    #expect(
      differences.first?.contains(
        "0xff000000 at (0, 100) instead of 0xffffffff: something that is drawn there changed "
          + "without `setNeedsDisplay()`") == true)
    #expect(differences.first?.contains("DrawingView, CALayer") == true)

    drawn.setNeedsDisplay()
    #expect(checkedDraw(display, [screen.root]).isEmpty)
  }

  @Test("A display draws while an animation is in flight, and not after its end")
  func animation() {
    let screen = RowLayers()
    let display = LayerDisplay(pixelWidth: 100, pixelHeight: 200, scale: 2)
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.5)
    screen.bar.add(animation, forKey: "fade")
    display.draw([screen.root])
    for _ in 0..<29 {
      FrameClock.shared.advance(by: 1 / 60)
      #expect(display.needsDrawing)
      #expect(checkedDraw(display, [screen.root]).isEmpty)
    }
    FrameClock.shared.advance(by: 0.1)
    display.draw([screen.root])
    FrameClock.shared.advance(by: 0.1)
    #expect(display.draw([screen.root]).isEmpty)
  }

  @Test("A damaged region covers what was added, in disjoint rectangles")
  func region() {
    var random = SeededGenerator(seed: 1)
    let bounds = PixelRect(x: 0, y: 0, width: 60, height: 60)
    for round in 0..<200 {
      var region = DamagedRegion(in: bounds)
      for _ in 0..<25 {
        let added = PixelRect(
          x: Int.random(in: -9...59, using: &random), y: Int.random(in: -9...59, using: &random),
          width: Int.random(in: 0...30, using: &random),
          height: Int.random(in: 0...30, using: &random))
        let isWhole = Bool.random(using: &random)
        if isWhole { region.unite(added) } else { region.add(added) }
        let visible = added.intersection(bounds)
        let covered = region.rects.reduce(0) { $0 + $1.intersection(visible).area }
        #expect(covered == visible.area, "round \(round): \(added) in \(region.rects)")
        if isWhole, !visible.isEmpty {
          #expect(region.rects.contains { $0.contains(visible) }, "round \(round)")
        }
        let around = region.rects.enumerated().allSatisfy { index, rect in
          region.rects.dropFirst(index + 1).allSatisfy { !$0.intersects(rect) }
        }
        #expect(around && region.rects.count <= 12, "round \(round): \(region.rects)")
      }
    }
  }
}

/// A delegate that draws a gray.
private final class DrawingView: NSObject, CALayerDelegate, LayerOwner {
  var gray: CGFloat = 0
  var canAnimateLayer: Bool { false }
  var layerBackgroundColor: CGColor? { nil }
  var hasLayerBackground: Bool { false }
  var layerContentDependsOnClip: Bool { false }
  var layerContentPhase: Int? { nil }
  var layerContentFrame: CGRect? { nil }
  var hasLayerContent: Bool { true }
  var layerEffect: LayerEffect? { nil }
  func setLayerBackgroundColor(_ color: CGColor?) {}
  func drawLayerContent(in context: CGContext) {
    context.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), color: CGColor(gray: gray, alpha: 1))
  }
}

/// Draws layers on a display, and returns the descriptions of pixels that were left out.
@MainActor func checkedDraw(_ display: LayerDisplay, _ roots: [CALayer]) -> [String] {
  var differences: [String] = []
  let (checked, report) = (LayerDisplay.checksDrawing, LayerDisplay.reportsDifference)
  LayerDisplay.checksDrawing = true
  LayerDisplay.reportsDifference = { differences.append($0) }
  display.draw(roots)
  (LayerDisplay.checksDrawing, LayerDisplay.reportsDifference) = (checked, report)
  return differences
}

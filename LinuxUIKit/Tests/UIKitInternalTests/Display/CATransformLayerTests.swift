import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Transform layers") struct CATransformLayerTests {
  private let root = CALayer()
  private let transform = CATransformLayer()
  private let white = CGColor(gray: 1, alpha: 1)

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    transform.frame = CGRect(x: 4, y: 4, width: 10, height: 10)
    root.addSublayer(transform)
  }

  @discardableResult
  private func add(_ frame: CGRect, to layer: CALayer) -> CALayer {
    let sublayer = CALayer()
    sublayer.frame = frame
    sublayer.backgroundColor = white
    layer.addSublayer(sublayer)
    return sublayer
  }

  @Test("Only sublayers are drawn, outside the bounds too")
  func ownProperties() {
    transform.backgroundColor = white
    transform.borderWidth = 2
    transform.contents = root.picture(width: 10, height: 10)
    transform.shadowOpacity = 1
    transform.cornerRadius = 4
    transform.masksToBounds = true
    transform.mask = CALayer()
    #expect(root.alphas(row: 6) == Array(repeating: 0, count: 20))

    add(CGRect(x: 8, y: 0, width: 4, height: 4), to: transform)
    // From 4 + 8 to 4 + 12.
    let columns = root.alphas(row: 6).enumerated().filter { $0.element == 255 }.map(\.offset)
    #expect(columns == [12, 13, 14, 15])
  }

  @Test("The opacity applies to each sublayer, so that one shows through the other")
  func opacity() {
    add(CGRect(x: 0, y: 0, width: 6, height: 10), to: transform)
    add(CGRect(x: 4, y: 0, width: 6, height: 10), to: transform)
    transform.opacity = 0.5
    let row = root.alphas(row: 8)
    #expect((127...128).contains(row[5]))
    // Two halves cover 3 / 4 of 255, which is 191.25.
    #expect((190...192).contains(row[9]))
  }

  @Test("A transform layer passes its opacity on to the sublayers of another one")
  func nested() {
    let inner = CATransformLayer()
    inner.frame = CGRect(x: 2, y: 0, width: 8, height: 8)
    inner.opacity = 0.5
    transform.opacity = 0.5
    transform.addSublayer(inner)
    add(CGRect(x: 0, y: 0, width: 4, height: 8), to: inner)
    add(CGRect(x: 2, y: 0, width: 4, height: 8), to: inner)
    let row = root.alphas(row: 8)
    // A quarter of 255 is 63.75; two cover 1 - 9 / 16, which is 111.6.
    #expect((63...65).contains(row[6]))
    #expect((110...113).contains(row[8]))
  }

  @Test("Hit-testing finds sublayers, and never the layer")
  func hitTesting() {
    let sublayer = add(CGRect(x: 8, y: 0, width: 4, height: 4), to: transform)
    transform.masksToBounds = true
    #expect(transform.hitTest(CGPoint(x: 6, y: 10)) == nil)
    #expect(transform.hitTest(CGPoint(x: 15, y: 6)) === sublayer)
    #expect(root.hitTest(CGPoint(x: 6, y: 10)) === root)
  }

  @Test("A change of the opacity or of a sublayer is drawn on a display")
  func display() {
    let sublayer = add(CGRect(x: 0, y: 0, width: 4, height: 4), to: transform)
    let display = LayerDisplay(pixelWidth: 20, pixelHeight: 20, scale: 1)
    #expect(checkedDraw(display, [root]).isEmpty)
    transform.opacity = 0.5
    #expect(display.needsDrawing)
    #expect(checkedDraw(display, [root]).isEmpty)
    sublayer.position.x += 5
    #expect(display.needsDrawing)
    #expect(checkedDraw(display, [root]).isEmpty)
  }
}

extension CALayer {
  /// Returns the drawn layer, with y pointing down.
  func picture(width: Int, height: Int) -> CGImage? {
    let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1)
    if let context { render(in: context) }
    return context?.makeImage()
  }

  /// Returns the alphas of a row of 20 by 20 pixels, from the top.
  func alphas(row: Int) -> [UInt32] {
    let image = picture(width: 20, height: 20)
    return (0..<20).map { (image?.pixel(x: $0, y: row) ?? 0) >> 24 }
  }
}

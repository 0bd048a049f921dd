import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `CALayer`.
@MainActor struct CALayerOverridingTests {
  @Test("The overrides of a layer are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let layer: CALayer = LoggedLayer(log: log)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(layer.frame.size == CGSize(width: 100, height: 40))
    layer.setAffineTransform(.identity)
    #expect(layer.affineTransform() == .identity)
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(first)
    layer.insertSublayer(second, below: first)
    layer.insertSublayer(third, above: first)
    layer.insertSublayer(third, at: 0)
    layer.replaceSublayer(third, with: CALayer())
    #expect(layer.sublayers?.count == 3)
    layer.sublayers = nil
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil && layer.delegate == nil)

    #expect(layer.convert(CGPoint.zero, from: nil) == layer.convert(CGPoint.zero, to: nil))
    #expect(layer.convert(CGRect.zero, from: nil) == layer.convert(CGRect.zero, to: nil))
    #expect(layer.contains(CGPoint(x: 1, y: 1)))
    #expect(layer.hitTest(CGPoint(x: 1, y: 1)) === layer)

    layer.isDoubleSided = true
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.shouldRasterize = false
    layer.rasterizationScale = 1
    layer.sublayerTransform = CATransform3DIdentity
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      layer.render(in: context.cgContext)
    }
    #expect(image.size == CGSize(width: 1, height: 1))

    #expect(
      log.names == [
        "addSublayer(_:)", "affineTransform()", "contains(_:)", "contentsCenter", "contentsRect",
        "convert(_:from:)", "convert(_:to:)", "delegate", "frame", "hitTest(_:)",
        "insertSublayer(_:above:)", "insertSublayer(_:at:)", "insertSublayer(_:below:)",
        "isDoubleSided", "rasterizationScale", "removeFromSuperlayer()", "render(in:)",
        "replaceSublayer(_:with:)", "setAffineTransform(_:)", "shouldRasterize",
        "sublayerTransform",
        "sublayers", "superlayer",
      ])
  }
}

/// A `CALayer` that records the calls of its overrides.
private final class LoggedLayer: CALayer {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var delegate: (any CALayerDelegate)? {
    get {
      log.record()
      return super.delegate
    }
    set {
      log.record()
      super.delegate = newValue
    }
  }

  override var superlayer: CALayer? {
    log.record()
    return super.superlayer
  }

  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    log.record()
    return super.convert(p, from: l)
  }

  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    log.record()
    return super.convert(p, to: l)
  }

  override func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    log.record()
    return super.convert(r, from: l)
  }

  override func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    log.record()
    return super.convert(r, to: l)
  }

  override func contains(_ p: CGPoint) -> Bool {
    log.record()
    return super.contains(p)
  }

  override func hitTest(_ p: CGPoint) -> CALayer? {
    log.record()
    return super.hitTest(p)
  }

  override var frame: CGRect {
    get {
      log.record()
      return super.frame
    }
    set {
      log.record()
      super.frame = newValue
    }
  }

  override func affineTransform() -> CGAffineTransform {
    log.record()
    return super.affineTransform()
  }

  override func setAffineTransform(_ transform: CGAffineTransform) {
    log.record()
    super.setAffineTransform(transform)
  }

  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    log.record()
    super.insertSublayer(layer, below: sibling)
  }

  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    log.record()
    super.insertSublayer(layer, above: sibling)
  }

  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    log.record()
    super.replaceSublayer(oldLayer, with: newLayer)
  }

  override var sublayers: [CALayer]? {
    get {
      log.record()
      return super.sublayers
    }
    set {
      log.record()
      super.sublayers = newValue
    }
  }

  override func addSublayer(_ layer: CALayer) {
    log.record()
    super.addSublayer(layer)
  }

  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    log.record()
    super.insertSublayer(layer, at: index)
  }

  override func removeFromSuperlayer() {
    log.record()
    super.removeFromSuperlayer()
  }

  override var isDoubleSided: Bool {
    get {
      log.record()
      return super.isDoubleSided
    }
    set {
      log.record()
      super.isDoubleSided = newValue
    }
  }

  override var contentsRect: CGRect {
    get {
      log.record()
      return super.contentsRect
    }
    set {
      log.record()
      super.contentsRect = newValue
    }
  }

  override var contentsCenter: CGRect {
    get {
      log.record()
      return super.contentsCenter
    }
    set {
      log.record()
      super.contentsCenter = newValue
    }
  }

  override var shouldRasterize: Bool {
    get {
      log.record()
      return super.shouldRasterize
    }
    set {
      log.record()
      super.shouldRasterize = newValue
    }
  }

  override var rasterizationScale: CGFloat {
    get {
      log.record()
      return super.rasterizationScale
    }
    set {
      log.record()
      super.rasterizationScale = newValue
    }
  }

  override var sublayerTransform: CATransform3D {
    get {
      log.record()
      return super.sublayerTransform
    }
    set {
      log.record()
      super.sublayerTransform = newValue
    }
  }

  override func render(in ctx: CGContext) {
    log.record()
    super.render(in: ctx)
  }
}

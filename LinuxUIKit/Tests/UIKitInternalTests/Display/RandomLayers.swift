import SeededNumbers

@testable import QuartzCore

/// A tree of random layers of all kinds, and random changes of it.
@MainActor final class RandomLayers {
  let root = CALayer()
  private var random: SeededGenerator
  /// The numbers for transform layers and flipped geometry, without which a seed has the same tree.
  private var additions: SeededGenerator
  private var layers: [CALayer] = []
  /// The delegates, which layers don't retain.
  private var delegates: [BlurringView] = []
  private let usesFractions: Bool

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - count: The number of layers.
  ///   - usesFractions: Whether positions may be between pixels.
  init(seed: UInt64, count: Int, usesFractions: Bool) {
    random = SeededGenerator(seed: seed)
    additions = SeededGenerator(seed: ~seed)
    self.usesFractions = usesFractions
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    layers = [root]
    for _ in 1..<count { insertLayer() }
  }

  /// Changes one to four things, or scrolls.
  func change() {
    for _ in 0..<number(1...4) { changeOne() }
  }

  private func changeOne() {
    let layer = any(layers)
    switch number(0...15) {
    case 0: insertLayer()
    case 1: remove(layer)
    case 2: layer.opacity = Float(any([0, 0.4, 1, 1]))
    case 3: layer.backgroundColor = color()
    case 4: layer.position = point(in: 60)
    case 5: layer.zPosition = CGFloat(number(-1...1))
    case 6: layer.isHidden.toggle()
    case 7: layer.bounds.size = size()
    case 8: reorder(layer)
    case 9: setGeometry(of: layer)
    case 10: setDecoration(of: layer)
    default: scroll()
    }
  }

  private func scroll() {
    let clipping = layers.filter(\.masksToBounds)
    guard !clipping.isEmpty else { return }
    let layer = any(clipping)
    layer.bounds.origin.x += CGFloat(number(-2...2)) * step
    layer.bounds.origin.y += CGFloat(number(-9...9)) * step
  }

  private var step: CGFloat { usesFractions && number(0...5) == 0 ? 0.3 : 0.5 }

  private func insertLayer() {
    let layer = makeLayer()
    layer.frame = CGRect(origin: point(in: 50), size: size())
    layer.backgroundColor = number(0...2) == 0 ? nil : color()
    layer.masksToBounds = number(0...3) == 0
    if number(0...3) == 0 { setGeometry(of: layer) }
    if number(0...3) == 0 { setDecoration(of: layer) }
    any(layers).insertSublayer(layer, at: UInt32(number(0...3)))
    layers.append(layer)
  }

  private func makeLayer() -> CALayer {
    switch number(0...11) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: -5, y: 2, width: 30, height: 12), transform: nil)
      shape.fillColor = color()
      shape.strokeColor = color()
      shape.lineWidth = CGFloat(number(1...4))
      return shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color()]
      return gradient
    case 2:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(9, 4, 0)
      return replicator
    case 3:
      let layer = CALayer()
      let view = BlurringView()
      delegates.append(view)
      layer.delegate = view
      return layer
    case 4:
      let layer = CALayer()
      layer.contents = image()
      layer.contentsGravity = any([.resize, .center, .resizeAspectFill])
      layer.contentsScale = 2
      return layer
    default: return isAdded() ? CATransformLayer() : CALayer()
    }
  }

  private func image() -> CGImage? {
    let context = CGContext(pixelWidth: 20, pixelHeight: 14, scale: 1)
    for column in 0..<5 {
      context?.fill(
        .rectangle(CGRect(x: CGFloat(column) * 4, y: 0, width: 4, height: 14)), color: color())
    }
    return context?.makeFinalImage()
  }

  private func setGeometry(of layer: CALayer) {
    guard layer !== root else { return }
    switch number(0...3) {
    case 0: layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
    case 1: layer.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 0.75))
    default: layer.setAffineTransform(.identity)
    }
    if isAdded() { layer.isGeometryFlipped.toggle() }
  }

  private func setDecoration(of layer: CALayer) {
    switch number(0...6) {
    case 0:
      layer.shadowOpacity = 0.6
      layer.shadowRadius = CGFloat(number(0...3))
    case 1: layer.shadowOpacity = 0
    case 2: layer.cornerRadius = CGFloat(number(0...8))
    case 3:
      layer.borderWidth = CGFloat(number(0...2))
      layer.borderColor = color()
    case 4:
      let mask = CALayer()
      mask.frame = CGRect(origin: point(in: 10), size: size())
      mask.cornerRadius = 4
      mask.backgroundColor = CGColor(gray: 0, alpha: 0.7)
      layer.mask = mask
    case 5: layer.mask = nil
    default:
      layer.shouldRasterize.toggle()
      layer.rasterizationScale = 2
    }
  }

  private func remove(_ layer: CALayer) {
    guard layer !== root else { return }
    layer.removeFromSuperlayer()
    layers.removeAll { $0.isInside(layer) }
  }

  private func reorder(_ layer: CALayer) {
    guard layer !== root, let superlayer = layer.superlayer else { return }
    superlayer.insertSublayer(layer, at: UInt32(number(0...3)))
  }

  // MARK: Values

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func isAdded() -> Bool { Int.random(in: 0...4, using: &additions) == 0 }

  private func any<Value>(_ values: [Value]) -> Value { values[number(0...(values.count - 1))] }

  private func point(in side: Int) -> CGPoint {
    CGPoint(x: coordinate(-10...side), y: coordinate(-10...side))
  }

  private func size() -> CGSize {
    CGSize(width: coordinate(0...45), height: coordinate(0...45))
  }

  private func coordinate(_ range: ClosedRange<Int>) -> CGFloat {
    let whole = CGFloat(number(range))
    return usesFractions && number(0...2) == 0 ? whole + 0.3 : whole
  }

  private func color() -> CGColor {
    CGColor(
      red: CGFloat(number(0...5)) / 5, green: CGFloat(number(0...5)) / 5,
      blue: CGFloat(number(0...5)) / 5, alpha: any([1, 1, 0.5]))
  }
}

/// A delegate that blurs what is behind its layer.
final class BlurringView: NSObject, CALayerDelegate, LayerOwner {
  var canAnimateLayer: Bool { false }
  var layerBackgroundColor: CGColor? { nil }
  var hasLayerBackground: Bool { false }
  var layerContentDependsOnClip: Bool { true }
  var layerContentPhase: Int? { nil }
  var layerContentFrame: CGRect? { nil }
  var hasLayerContent: Bool { false }
  var layerEffect: LayerEffect? {
    .backdrop(
      BackdropMaterial(
        deviation: 3, saturation: 1.4, tint: CGColor(red: 0.9, green: 0.8, blue: 1, alpha: 0.5)))
  }
  func setLayerBackgroundColor(_ color: CGColor?) {}
  func drawLayerContent(in context: CGContext) {}
}

extension CALayer {
  fileprivate func isInside(_ other: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === other }
  }
}

import Foundation

/// A layer that emits particles: images that move, turn, grow and fade.
///
/// ```swift
/// let snow = CAEmitterLayer()
/// snow.emitterPosition = CGPoint(x: view.bounds.midX, y: 0)
/// snow.emitterSize = CGSize(width: view.bounds.width, height: 0)
/// snow.emitterShape = .line
/// snow.emitterCells = [flake]
/// view.layer.addSublayer(snow)
/// ```
///
/// The particles are a function of the layer's time and `seed`: those of one moment are always the
/// same. As on Apple's platforms the emission seems to have begun long ago; set `beginTime` to
/// `CACurrentMediaTime()` for one that begins now.
///
/// - Note: Not implemented: depth, `emitterZPosition`, `preservesDepth` and volumes.
open class CAEmitterLayer: CALayer {
  /// The largest number of particles that are drawn for a cell.
  private static let maximumCount = 4_096
  /// The part of a particle by which one may be born early: the rounding error of the clock.
  private static let tolerance = 1e-6

  /// The descriptions of the particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet { markContentAsChanged() }
  }
  /// The factor of the cells' birth rates.
  ///
  /// The default is 1.
  open var birthRate: Float = 1 {
    didSet { markContentAsChanged() }
  }
  /// The factor of the cells' lifetimes.
  ///
  /// The default is 1.
  open var lifetime: Float = 1 {
    didSet { markContentAsChanged() }
  }
  /// The center of the shape, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero {
    didSet { markContentAsChanged() }
  }
  /// The size of the shape.
  open var emitterSize = CGSize.zero {
    didSet { markContentAsChanged() }
  }
  /// The shape from which particles are emitted.
  ///
  /// The default is `point`.
  open var emitterShape = CAEmitterLayerEmitterShape.point {
    didSet { markContentAsChanged() }
  }
  /// The part of the shape from which particles are emitted.
  ///
  /// The default is `volume`: everywhere in it.
  open var emitterMode = CAEmitterLayerEmitterMode.volume {
    didSet { markContentAsChanged() }
  }
  /// The composition of the particles.
  ///
  /// The default is `unordered`.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { markContentAsChanged() }
  }
  /// The factor of the cells' velocities.
  ///
  /// The default is 1.
  open var velocity: Float = 1 {
    didSet { markContentAsChanged() }
  }
  /// The factor of the cells' scales.
  ///
  /// The default is 1.
  open var scale: Float = 1 {
    didSet { markContentAsChanged() }
  }
  /// The factor of the cells' spins.
  ///
  /// The default is 1.
  open var spin: Float = 1 {
    didSet { markContentAsChanged() }
  }
  /// The seed of the random numbers.
  ///
  /// The default is 0.
  open var seed: UInt32 = 0 {
    didSet { markContentAsChanged() }
  }

  override var drawsGeometry: Bool { true }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let time = ownTime(at: FrameTime.now)
    ctx.saveGState()
    if renderMode == .additive { ctx.setBlendMode(.plusLighter) }
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      guard let image = cell.contents as? CGImage else { continue }
      let particles = particles(of: cell, index: index, at: time)
      for particle in renderMode == .oldestLast ? particles.reversed() : particles {
        draw(particle, image: image, of: cell, in: ctx)
      }
    }
    ctx.restoreGState()
  }

  /// The particles may be anywhere: the layer's drawing isn't limited to its bounds.
  override var ownExtent: CGRect {
    let time = ownTime(at: FrameTime.now)
    return (emitterCells ?? []).enumerated().reduce(bounds) { extent, cell in
      let reach = reach(of: cell.element)
      return particles(of: cell.element, index: cell.offset, at: time).reduce(extent) {
        let length = reach * abs($1.scale)
        return $0.union(
          CGRect(x: $1.position.x, y: $1.position.y, width: 0, height: 0)
            .insetBy(dx: -length, dy: -length))
      }
    }
  }

  /// Returns half of the diagonal of a cell's image.
  private func reach(of cell: CAEmitterCell) -> CGFloat {
    guard let image = cell.contents as? CGImage else { return 0 }
    return hypot(CGFloat(image.width), CGFloat(image.height)) / 2 / max(cell.contentsScale, 0.01)
  }

  override func makePresentationCopy() -> CALayer { CAEmitterLayer(layer: self) }

  override func copyAppearance(of other: CALayer) {
    super.copyAppearance(of: other)
    guard let other = other as? CAEmitterLayer else { return }
    (emitterCells, birthRate, lifetime) = (other.emitterCells, other.birthRate, other.lifetime)
    (emitterPosition, emitterSize) = (other.emitterPosition, other.emitterSize)
    (emitterShape, emitterMode) = (other.emitterShape, other.emitterMode)
    (renderMode, velocity, scale) = (other.renderMode, other.velocity, other.scale)
    (spin, seed) = (other.spin, other.seed)
  }
}

// MARK: Particles

extension CAEmitterLayer {
  /// Returns the living particles of a cell at a time of the layer, the oldest first.
  ///
  /// Particle `n` is born at `n / rate`, from the layer's time 0 on if that is in its past.
  private func particles(
    of cell: CAEmitterCell, index: Int, at time: CFTimeInterval
  ) -> [EmitterParticle] {
    let rate = Double(cell.birthRate * birthRate)
    let longest = Double((cell.lifetime + abs(cell.lifetimeRange) / 2) * lifetime)
    guard rate > 0, longest > 0, time.isFinite, rate * longest < 1e9, time >= 0 else { return [] }
    let last = Int((time * rate + Self.tolerance).rounded(.down))
    let first = max(
      Int(((time - longest) * rate).rounded(.up)), last - Self.maximumCount + 1,
      hasOwnTime ? 0 : .min)
    guard first <= last else { return [] }
    return (first...last).compactMap { number in
      particle(number, of: cell, index: index, age: max(0, time - Double(number) / rate))
    }
  }

  /// Whether the layer's time begins with it, instead of with the clock.
  private var hasOwnTime: Bool { beginTime > 0 }

  /// Returns a particle at an age in seconds; `nil` after its end.
  private func particle(
    _ number: Int, of cell: CAEmitterCell, index: Int, age: Double
  ) -> EmitterParticle? {
    var random = ParticleNumbers(seed: seed, cell: index, particle: number)
    let life =
      Double(lifetime) * (Double(cell.lifetime) + Double(cell.lifetimeRange) * random.next())
    guard age < life else { return nil }
    let speed =
      Double(velocity) * (Double(cell.velocity) + Double(cell.velocityRange) * random.next())
    let angle = Double(cell.emissionLongitude) + Double(cell.emissionRange) * random.next()
    let flat = cos(Double(cell.emissionLatitude))
    let scale =
      Double(self.scale)
      * (Double(cell.scale) + Double(cell.scaleRange) * random.next() + Double(cell.scaleSpeed)
        * age)
    let turn = Double(spin) * (Double(cell.spin) + Double(cell.spinRange) * random.next())
    let start = startPoint(&random)
    let color = color(of: cell, age: age, &random)
    return EmitterParticle(
      position: CGPoint(
        x: start.x + speed * cos(angle) * flat * age + Double(cell.xAcceleration) * age * age / 2,
        y: start.y + speed * sin(angle) * flat * age + Double(cell.yAcceleration) * age * age / 2),
      scale: scale, rotation: turn * age, color: color)
  }

  private func color(
    of cell: CAEmitterCell, age: Double, _ random: inout ParticleNumbers
  ) -> SIMD4<Double> {
    let color = cell.color ?? CGColor(gray: 1, alpha: 1)
    let base = SIMD4(
      Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    let range = SIMD4(
      Double(cell.redRange) * random.next(), Double(cell.greenRange) * random.next(),
      Double(cell.blueRange) * random.next(), Double(cell.alphaRange) * random.next())
    let speed = SIMD4(
      Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed),
      Double(cell.alphaSpeed))
    return (base + range + speed * age).clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Returns the point of the shape at which a particle is born.
  private func startPoint(_ random: inout ParticleNumbers) -> CGPoint {
    let (across, down) = (random.next(), random.next())
    let (width, height) = (Double(emitterSize.width), Double(emitterSize.height))
    let center = (x: Double(emitterPosition.x), y: Double(emitterPosition.y))
    switch emitterShape {
    case .line: return CGPoint(x: center.x + across * width, y: center.y)
    case .rectangle where emitterMode == .outline:
      let sides: [(Double, Double)] = [
        (across, -0.5), (across, 0.5), (-0.5, across), (0.5, across),
      ]
      let side = sides[min(3, Int((down + 0.5) * 4))]
      return CGPoint(x: center.x + side.0 * width, y: center.y + side.1 * height)
    case .rectangle: return CGPoint(x: center.x + across * width, y: center.y + down * height)
    case .circle:
      // The width is the radius; the root spreads the particles evenly over the area.
      let radius = width * (emitterMode == .outline ? 1 : (down + 0.5).squareRoot())
      let angle = across * 2 * .pi
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    default: return CGPoint(x: center.x, y: center.y)
    }
  }

  private func draw(
    _ particle: EmitterParticle, image: CGImage, of cell: CAEmitterCell, in context: CGContext
  ) {
    let scale = particle.scale / max(cell.contentsScale, 0.01)
    let unit = cell.contentsRect
    let all = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let part = CGRect(
      x: unit.minX * all.width, y: unit.minY * all.height, width: unit.width * all.width,
      height: unit.height * all.height)
    guard particle.color.w > 0, scale != 0, !part.isEmpty else { return }
    context.saveGState()
    context.translateBy(x: particle.position.x, y: particle.position.y)
    context.rotate(by: particle.rotation)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -part.midX, y: -part.midY)
    if unit != CGRect(x: 0, y: 0, width: 1, height: 1) { context.clip(to: part) }
    context.multiplyAlpha(by: particle.color.w)
    drawImage(image, particle.color, in: context)
    context.restoreGState()
  }

  /// Draws an image whose colors are multiplied by those of a particle.
  private func drawImage(_ image: CGImage, _ color: SIMD4<Double>, in context: CGContext) {
    let draw = { context.draw(image, transform: .identity, templateColor: nil) }
    guard (color.x, color.y, color.z) != (1, 1, 1) else { return draw() }
    let all = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.drawGroup(in: all, maskedBy: draw) {
      draw()
      context.saveGState()
      context.setBlendMode(.multiply)
      context.fill(
        .rectangle(all), color: CGColor(red: color.x, green: color.y, blue: color.z, alpha: 1))
      context.restoreGState()
    }
    context.endTransparencyLayer()
  }
}

/// The shapes from which an emitter layer emits particles.
///
/// - Note: Not implemented: cuboids and spheres, which emit from a point.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape of a name; names other than Core Animation's emit from a point.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The position of the emitter.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as long as the emitter's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// The parts of its shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Creates a mode of a name; names other than Core Animation's emit everywhere in the shape.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Everywhere in the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The compositions of an emitter layer's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the composition.
  public let rawValue: String

  /// Creates a mode of a name; names other than Core Animation's draw as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The colors of particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

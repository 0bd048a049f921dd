import Foundation

/// A description of the particles of an emitter layer.
///
/// - Note: Not implemented: cells that particles emit, depth, filters and timing.
open class CAEmitterCell: NSObject {
  /// The name of the cell.
  open var name: String?
  /// Whether the cell's particles are emitted.
  ///
  /// The default is `true`.
  open var isEnabled = true
  /// A `CGImage` that is drawn for each particle; other values draw nothing.
  open var contents: Any?
  /// The part of `contents` that is drawn, in fractions of the image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of `contents` in a point.
  open var contentsScale: CGFloat = 1

  /// The number of particles that are emitted in a second.
  ///
  /// The default is 0.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  ///
  /// The default is 0.
  open var lifetime: Float = 0
  /// The range around `lifetime` from which a particle's lifetime is chosen.
  open var lifetimeRange: Float = 0

  /// The angle of emission in the plane, in radians from the x-axis.
  open var emissionLongitude: CGFloat = 0
  /// The angle of emission out of the plane, which shortens the way in it.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone around the emission angle in which particles are emitted.
  open var emissionRange: CGFloat = 0
  /// The initial velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range around `velocity` from which a particle's velocity is chosen.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x-axis, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y-axis, in points per second squared.
  open var yAcceleration: CGFloat = 0

  /// The scale of the image.
  ///
  /// The default is 1.
  open var scale: CGFloat = 1
  /// The range around `scale` from which a particle's scale is chosen.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation of the image in a second, in radians.
  open var spin: CGFloat = 0
  /// The range around `spin` from which a particle's spin is chosen.
  open var spinRange: CGFloat = 0

  /// The color that multiplies that of the image.
  ///
  /// The default is opaque white, which changes nothing.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The range around the red component of `color`.
  open var redRange: Float = 0
  /// The range around the green component of `color`.
  open var greenRange: Float = 0
  /// The range around the blue component of `color`.
  open var blueRange: Float = 0
  /// The range around the alpha component of `color`.
  open var alphaRange: Float = 0
  /// The change of the red component in a second.
  open var redSpeed: Float = 0
  /// The change of the green component in a second.
  open var greenSpeed: Float = 0
  /// The change of the blue component in a second.
  open var blueSpeed: Float = 0
  /// The change of the alpha component in a second.
  open var alphaSpeed: Float = 0

  /// Creates a cell that emits nothing.
  public override init() {}
}

/// A particle at one moment.
struct EmitterParticle {
  /// The center, in the coordinates of the layer.
  var position: CGPoint
  var scale: CGFloat
  /// The rotation in radians.
  var rotation: CGFloat
  /// The red, green, blue and alpha factors, from 0 to 1.
  var color: SIMD4<Double>
}

/// The random numbers of a particle, which depend on its cell and number only.
struct ParticleNumbers {
  private var state: UInt64

  init(seed: UInt32, cell: Int, particle: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    state ^= UInt64(truncatingIfNeeded: cell) &* 0xBF58_476D_1CE4_E5B9
    state ^= UInt64(truncatingIfNeeded: particle) &* 0x94D0_49BB_1331_11EB
  }

  /// Returns the next number, from -0.5 to 0.5 (SplitMix64).
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53) - 0.5
  }
}

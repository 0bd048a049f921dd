/// A movement of a symbol that starts and ends at rest, as tracks of differences to the values at rest.
///
/// Unverified: Apple publishes no measures of symbol effects. All numbers here are estimates.
struct SymbolMotion: Equatable {
  /// The duration of one run, in seconds.
  var duration: Double
  /// Whether the movement repeats until it is removed, unless the options say otherwise.
  var repeatsByDefault: Bool
  /// The differences of properties over a run.
  var tracks: [Track]

  /// The differences of one property, evenly spaced over a run.
  struct Track: Equatable {
    /// The key path of the layer's property.
    let keyPath: String
    /// The differences to the value at rest.
    let values: [Double]

    static func scale(_ values: Double...) -> Track {
      Track(keyPath: "transform.scale", values: values)
    }
    static func opacity(_ values: Double...) -> Track { Track(keyPath: "opacity", values: values) }
    static func rotation(_ values: [Double]) -> Track {
      Track(keyPath: "transform.rotation.z", values: values)
    }
  }

  /// Creates the movement of an effect; `nil` for an effect that changes the values at rest.
  init?(_ motion: SymbolEffectConfiguration.Motion, size: CGSize, isMirrored: Bool) {
    switch motion {
    case .bounce(let direction):
      let sign: Double = direction == .down ? -1 : 1
      self.init(0.6, repeats: false, .scale(0, 0.2 * sign, -0.05 * sign, 0))
    case .pulse:
      self.init(1.5, repeats: true, .opacity(0, -0.7, 0))
    case .variableColor(let color):
      self.init(color)
    case .wiggle(let direction):
      self.init(0.6, repeats: false)
      tracks = Self.wiggle(direction, size: size, isMirrored: isMirrored)
    case .breathe(let isPulse):
      self.init(2.4, repeats: true, .scale(0, 0.12, 0))
      if isPulse { tracks.append(.opacity(0, -0.4, 0)) }
    case .rotate(let isClockwise):
      self.init(1.8, repeats: true, .rotation([0, isClockwise ? 2 * .pi : -2 * .pi]))
    case .automatic, .appear, .disappear, .scale, .replace:
      return nil
    }
  }

  private init(_ duration: Double, repeats: Bool, _ tracks: Track...) {
    (self.duration, repeatsByDefault, self.tracks) = (duration, repeats, tracks)
  }

  /// Creates the movement of a symbol of one layer, which is inactive, then active.
  private init(_ color: SymbolEffectConfiguration.VariableColor) {
    let dimming = color.hidesInactive == true ? -1 : -0.7
    if color.isReversing == true {
      self.init(2, repeats: true, .opacity(0, dimming, 0, dimming, 0))
    } else {
      self.init(1, repeats: true, .opacity(0, dimming, 0))
    }
  }

  private static func wiggle(
    _ direction: SymbolEffectConfiguration.WiggleDirection, size: CGSize, isMirrored: Bool
  ) -> [Track] {
    let swing = [0, 1, -0.8, 0.5, -0.3, 0]
    func turn(_ angle: Double) -> [Track] { [.rotation(swing.map { $0 * angle })] }
    func move(_ x: Double, _ y: Double) -> [Track] {
      let distance = (x: x * 0.15 * size.width, y: y * 0.15 * size.height)
      return [
        Track(keyPath: "transform.translation.x", values: swing.map { $0 * distance.x }),
        Track(keyPath: "transform.translation.y", values: swing.map { $0 * distance.y }),
      ]
    }
    switch direction {
    case .automatic, .clockwise: return turn(0.2)
    case .counterClockwise: return turn(-0.2)
    case .left: return move(-1, 0)
    case .right: return move(1, 0)
    case .forward: return move(isMirrored ? -1 : 1, 0)
    case .backward: return move(isMirrored ? 1 : -1, 0)
    case .up: return move(0, -1)
    case .down: return move(0, 1)
    case .custom(let degrees):
      let radians = degrees * .pi / 180
      return degrees.isFinite ? move(cos(radians), sin(radians)) : []
    }
  }
}

extension SymbolMotion {
  /// The core animation of the runs that options ask for.
  func animation(_ options: SymbolEffectOptions) -> CAAnimationGroup {
    let run = duration / options.rate
    let group = CAAnimationGroup()
    group.animations = tracks.map { track in
      let animation = CAKeyframeAnimation(keyPath: track.keyPath)
      animation.values = track.values
      animation.isAdditive = true
      animation.duration = run
      let curve = CAMediaTimingFunction(name: .easeInEaseOut)
      animation.timingFunctions = Array(repeating: curve, count: max(track.values.count - 1, 0))
      return animation
    }
    let (count, pause) = runs(options)
    group.duration = run + pause
    group.repeatCount = count.map(Float.init) ?? .infinity
    return group
  }

  /// Returns the number of runs, and the pause after each in seconds; `nil` for runs without end.
  private func runs(_ options: SymbolEffectOptions) -> (count: Int?, pause: Double) {
    switch options.repetition {
    case .runs(let count, let delay): (count, delay ?? 0)
    case nil: (repeatsByDefault ? nil : 1, 0)
    }
  }
}

/// The values of a symbol at rest: the size and the visibility that effects set.
struct SymbolRest: Equatable {
  /// The factor of the size.
  var scale = 1.0
  /// The opacity.
  var opacity = 1.0

  /// The factors of sizes.
  ///
  /// Unverified, as all measures of effects.
  private enum Factor {
    static let larger = 1.25
    static let smaller = 0.8
    static let small = 0.5
    static let large = 1.5
  }

  /// The durations of changes, in seconds.
  enum Duration {
    static let scale = 0.3
    static let visibility = 0.35
    static let replacement = 0.25
  }

  /// The values that an effect of the size or the visibility changes to; `nil` for other effects.
  init?(_ motion: SymbolEffectConfiguration.Motion) {
    switch motion {
    case .scale(let direction): scale = direction == .down ? Factor.smaller : Factor.larger
    case .disappear(let direction): self = direction == .up ? .hiddenLarge : .hiddenSmall
    case .appear: break
    default: return nil
    }
  }

  init(scale: Double = 1, opacity: Double = 1) {
    (self.scale, self.opacity) = (scale, opacity)
  }

  static let hiddenSmall = SymbolRest(scale: Factor.small, opacity: 0)
  static let hiddenLarge = SymbolRest(scale: Factor.large, opacity: 0)

  /// Combines the values of two effects.
  static func * (one: SymbolRest, other: SymbolRest) -> SymbolRest {
    SymbolRest(scale: one.scale * other.scale, opacity: one.opacity * other.opacity)
  }
}

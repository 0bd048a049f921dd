import Foundation
import LayoutGeometry

/// The motion of one axis of a scroll view after a drag (uikit.md, 5.2).
///
/// It is computed once and evaluated for each frame. Times are in seconds, velocities in points per
/// second.
///
/// ```swift
/// let flight = ScrollFlight(
///   from: 0, velocity: 1_000, in: LayoutInterval(start: 0, end: 300), bounces: true)
/// flight.offset(after: 0.5)
/// ```
package struct ScrollFlight: Hashable, Sendable {
  /// The offset at which it stops.
  package let end: CGFloat
  /// The duration; 0 if it doesn't move.
  package let duration: TimeInterval
  /// Whether an edge affects it, so that it would be different in another range.
  package let meetsEdge: Bool
  private let first: Curve
  private let turn: TimeInterval
  private let second: Curve

  /// Creates the motion that follows from velocity, edges and friction.
  ///
  /// - Parameters:
  ///   - offset: The offset at the end of the drag.
  ///   - velocity: The velocity of the offset.
  ///   - range: The range of resting offsets.
  ///   - bounces: Whether it moves past an edge and back, instead of stopping there.
  ///   - deceleration: The deceleration.
  package init(
    from offset: CGFloat, velocity: CGFloat, in range: LayoutInterval, bounces: Bool,
    deceleration: ScrollDeceleration = .normal
  ) {
    let nearest = range.clamped(offset)
    let slide = Slide(from: offset, velocity: velocity, by: deceleration)
    // 1. Beyond an edge, a spring pulls it back, unless it returns to the range by itself.
    guard offset == nearest || (offset < nearest) == (slide.landing > nearest) else {
      self.init(
        .spring(.bounce(to: nearest, from: offset, velocity: velocity)), meetsEdge: true)
      return
    }
    // 2. It decelerates.
    let edge = range.clamped(slide.landing)
    guard edge != slide.landing else {
      self.init(.slide(slide))
      return
    }
    let crossing = slide.time(at: edge) ?? slide.duration
    // 3. At an edge a spring continues with the remaining velocity, or the motion stops.
    self.init(
      .slide(slide), until: crossing,
      bounces
        ? .spring(.bounce(to: edge, from: edge, velocity: slide.velocity(after: crossing)))
        : .rest(edge))
  }

  /// Creates the motion to a target that the delegate chose: the same curve with the velocity that
  /// leads there.
  package init(
    from offset: CGFloat, landingAt target: CGFloat, in range: LayoutInterval, bounces: Bool,
    deceleration: ScrollDeceleration = .normal
  ) {
    let velocity = deceleration.velocity(toGo: target - offset) * 1_000
    guard range.clamped(target) == target else {
      self.init(
        from: offset, velocity: velocity, in: range, bounces: bounces, deceleration: deceleration)
      return
    }
    self.init(.slide(Slide(from: offset, velocity: velocity, by: deceleration, to: target)))
  }

  /// Creates the motion to a page.
  package init(from offset: CGFloat, velocity: CGFloat, settlingAt page: CGFloat) {
    self.init(.spring(.settling(at: page, from: offset, velocity: velocity)))
  }

  /// Creates a motion that stays at an offset.
  package init(restingAt offset: CGFloat) {
    self.init(.rest(offset))
  }

  /// Returns the offset `time` seconds after its start.
  package func offset(after time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    return time < turn ? first.offset(after: time) : second.offset(after: time - turn)
  }

  /// Returns the velocity `time` seconds after its start.
  package func velocity(after time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    return time < turn ? first.velocity(after: time) : second.velocity(after: time - turn)
  }

  private init(_ only: Curve, meetsEdge: Bool = false) {
    (first, second) = (only, only)
    self.meetsEdge = meetsEdge
    (turn, duration, end) = (only.duration, only.duration, only.end)
  }

  private init(_ first: Curve, until turn: TimeInterval, _ second: Curve) {
    (self.first, self.turn, self.second) = (first, turn, second)
    (duration, end) = (turn + second.duration, second.end)
    meetsEdge = true
  }

  private enum Curve: Hashable, Sendable {
    case rest(CGFloat)
    case slide(Slide)
    case spring(ScrollSpring)

    var duration: TimeInterval {
      switch self {
      case .rest: 0
      case .slide(let slide): slide.duration
      case .spring(let spring): spring.duration
      }
    }

    var end: CGFloat {
      switch self {
      case .rest(let offset): offset
      case .slide(let slide): slide.landing
      case .spring(let spring): spring.target
      }
    }

    func offset(after time: TimeInterval) -> CGFloat {
      switch self {
      case .rest(let offset): offset
      case .slide(let slide): slide.offset(after: time)
      case .spring(let spring): spring.offset(after: time)
      }
    }

    func velocity(after time: TimeInterval) -> CGFloat {
      switch self {
      case .rest: 0
      case .slide(let slide): slide.velocity(after: time)
      case .spring(let spring): spring.velocity(after: time)
      }
    }
  }
}

/// Deceleration from a velocity, in seconds.
private struct Slide: Hashable, Sendable {
  let start: CGFloat
  let landing: CGFloat
  let duration: TimeInterval
  private let speed: CGFloat
  private let deceleration: ScrollDeceleration

  /// Creates a motion that ends exactly at `target`, if given, despite rounding errors.
  init(
    from start: CGFloat, velocity: CGFloat, by deceleration: ScrollDeceleration,
    to target: CGFloat? = nil
  ) {
    self.start = start
    self.deceleration = deceleration
    speed = velocity.isFinite ? velocity / 1_000 : 0
    landing = target ?? deceleration.landing(from: start, velocity: speed)
    duration = deceleration.duration(of: speed) / 1_000
  }

  func offset(after time: TimeInterval) -> CGFloat {
    deceleration.offset(after: time * 1_000, from: start, velocity: speed)
  }

  func velocity(after time: TimeInterval) -> CGFloat {
    deceleration.velocity(after: time * 1_000, from: speed) * 1_000
  }

  func time(at offset: CGFloat) -> TimeInterval? {
    deceleration.time(toPass: offset - start, velocity: speed).map { $0 / 1_000 }
  }
}

import Foundation

/// Animations that run together, in the time of the group.
///
/// ```swift
/// let group = CAAnimationGroup()
/// group.animations = [fade, move]
/// group.duration = 0.5
/// layer.add(group, forKey: nil)
/// ```
///
/// Their durations are not scaled: what extends beyond that of the group is cut off. Their delegates
/// and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func makeCopy() -> CAAnimation {
    let other = CAAnimationGroup()
    other.animations = animations?.map { $0.makeCopy() }
    return copyTiming(to: other)
  }

  override func apply(at time: CFTimeInterval, to layer: CALayer) {
    let time = progress(at: time) * duration
    for animation in animations ?? [] { animation.present(at: time, on: layer) }
  }

  override func resolveDuration(_ inherited: CFTimeInterval) {
    super.resolveDuration(inherited)
    for animation in animations ?? [] { animation.resolveDuration(duration) }
  }
}

/// A transition between two states of a layer's content.
///
/// ```swift
/// let fade = CATransition()
/// fade.type = .fade
/// label.layer.add(fade, forKey: nil)
/// label.text = "Next"
/// ```
///
/// The state before is that at the call of `add(_:forKey:)`.
///
/// - Note: Not implemented: filters.
open class CATransition: CAAnimation {
  /// The kind of transition.
  ///
  /// The default is `fade`.
  open var type = CATransitionType.fade
  /// The direction of `moveIn`, `push` and `reveal`; `nil` is from the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1

  override func makeCopy() -> CAAnimation {
    let other = CATransition()
    (other.type, other.subtype) = (type, subtype)
    (other.startProgress, other.endProgress) = (startProgress, endProgress)
    return copyTiming(to: other)
  }

  /// Returns the progress of the transition at a time of the layer; `nil` if it has no effect then.
  func transitionProgress(at time: CFTimeInterval) -> Double? {
    guard let run = timing.timeInRun(at: time) else { return nil }
    return Double(startProgress) + progress(at: run) * Double(endProgress - startProgress)
  }
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind of a name; names other than Core Animation's act as `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content appears gradually.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// Creates a direction of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

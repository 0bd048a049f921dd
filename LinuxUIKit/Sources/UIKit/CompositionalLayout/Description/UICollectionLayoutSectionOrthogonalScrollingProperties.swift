import CompositionalLayout

/// How the scroll view of a section that scrolls across its layout follows a finger.
///
/// ```swift
/// section.orthogonalScrollingBehavior = .continuous
/// section.orthogonalScrollingProperties.bounce = .never
/// section.orthogonalScrollingProperties.decelerationRate = .fast
/// ```
///
/// Checked against compositional-layout.md, 1.16 and 5.3.
@available(iOS 17.0, tvOS 17.0, *)
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// Whether it can be dragged past its edges.
  public var bounce = Bounce.automatic
  /// How fast it slows down once the finger lets go.
  public var decelerationRate = DecelerationRate.automatic

  /// Properties that leave all to the section's behavior.
  public override init() {}

  /// Returns a copy.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.bounce = bounce
    copy.decelerationRate = decelerationRate
    return copy
  }

  /// The properties as a value for the solver.
  var value: OrthogonalScrolling {
    OrthogonalScrolling(
      bounce: OrthogonalScrolling.Bounce(rawValue: bounce.rawValue) ?? .automatic,
      deceleration: decelerationRate.value)
  }

  /// Whether a section can be dragged past its edges.
  public enum Bounce: Int, Sendable {
    /// Where its content is longer than its scroll view.
    case automatic = 0
    /// Even where it is not.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What a millisecond leaves of the speed of a section that was let go.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public let rawValue: CGFloat

    /// This rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of the layout's scroll view, or a fast one where the section goes on by pages.
    // Unverified: the raw value 0; compositional-layout.md, 1.16 does not specify it.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of ordinary scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of scroll views that go on by pages.
    public static let fast = DecelerationRate(rawValue: 0.99)

    fileprivate var value: OrthogonalScrolling.Deceleration {
      self == .automatic ? .automatic : .rate(rawValue)
    }
  }
}

import CompositionalLayout

/// The scrolling properties of an orthogonally scrolling section.
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
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// The bounce behavior at the edges of the content.
  ///
  /// The default is `.automatic`.
  open var bounce = Bounce.automatic {
    didSet { lastChange = DescriptionClock.advance() }
  }
  /// The deceleration rate after a drag.
  ///
  /// The default is `.automatic`.
  open var decelerationRate = DecelerationRate.automatic {
    didSet { lastChange = DescriptionClock.advance() }
  }
  /// The time of the last change.
  private(set) var lastChange = 0

  /// Creates properties with the default values.
  public override init() {}

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
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

  /// The bounce behavior at the edges of a section's content.
  public enum Bounce: Int, Sendable {
    /// The section bounces if its content is longer than its scroll view.
    case automatic = 0
    /// The section always bounces.
    case always = 1
    /// The section never bounces.
    case never = 2
  }

  /// The deceleration rate of a section after a drag.
  ///
  /// The raw value is the factor by which the velocity decreases per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity decreases per millisecond.
    public let rawValue: CGFloat

    /// Creates a deceleration rate with a factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    // Unverified: the raw value 0; compositional-layout.md, 1.16 does not specify it.
    /// The rate of the layout's collection view, or a fast rate for paging sections.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The normal rate of scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate of scroll views, which paging sections use.
    public static let fast = DecelerationRate(rawValue: 0.99)

    fileprivate var value: OrthogonalScrolling.Deceleration {
      self == .automatic ? .automatic : .rate(rawValue)
    }
  }
}

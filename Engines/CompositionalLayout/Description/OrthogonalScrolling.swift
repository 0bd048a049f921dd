import Foundation

/// How a section that scrolls across its layout follows a finger, beside where it rests (5.3).
package struct OrthogonalScrolling: Hashable, Sendable {
  /// Whether it can be dragged past its edges.
  package var bounce: Bounce
  /// How fast it slows down.
  package var deceleration: Deceleration

  /// What the section's behavior has, unless it is said.
  package init(bounce: Bounce = .automatic, deceleration: Deceleration = .automatic) {
    self.bounce = bounce
    self.deceleration = deceleration
  }

  /// Whether it can be dragged past its edges.
  ///
  /// The raw values are those of `UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce`.
  package enum Bounce: Int, Hashable, Sendable {
    /// Where its content is longer than itself.
    case automatic = 0
    /// Even where it is not.
    case always = 1
    /// Never: it stops hard.
    case never = 2
  }

  /// How fast it slows down.
  package enum Deceleration: Hashable, Sendable {
    /// As the layout's scroll view, or fast where it goes on by pages.
    case automatic
    /// By this rate.
    case rate(CGFloat)
  }
}

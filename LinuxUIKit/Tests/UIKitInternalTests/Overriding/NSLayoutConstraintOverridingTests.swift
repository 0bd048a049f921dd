import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in constraints, and have Apple's
/// designated initializers.
@MainActor struct NSLayoutConstraintOverridingTests {
  @Test("A constraint without items is inactive and has no attributes")
  func withoutItems() {
    let constraint: NSLayoutConstraint = NamedConstraint()

    #expect(!constraint.isActive && constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute && constraint.constant == 0)
    #expect("\(constraint)" == "a constraint")
  }

  @Test("The overrides of an anchor are called through a reference of the superclass")
  func anchors() {
    let view = AnchoredView()
    let (left, top) = (view.leftAnchor, view.topAnchor)

    #expect(view.constraints.isEmpty)
    #expect(left.constraint(equalToSystemSpacingAfter: left, multiplier: 2).constant == 16)
    #expect(top.constraint(equalToSystemSpacingBelow: top, multiplier: 1).constant == 8)
    #expect((view as UIView).widthAnchor == view.heightAnchor)
  }

  @Test("A window and an image view have the initializers that their subclasses call")
  func initializers() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }

    #expect(Picture(image).bounds.size == CGSize(width: 3, height: 4))
    #expect(Picture(image).image === image)
    #expect(!Picture(image).isUserInteractionEnabled)
  }

  private final class NamedConstraint: NSLayoutConstraint {
    override nonisolated var description: String { "a constraint" }
  }

  private final class AnchoredView: UIView {
    override var widthAnchor: NSLayoutDimension { heightAnchor }
  }

  private final class Picture: UIImageView {
    init(_ picture: UIImage) {
      super.init(image: picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
}

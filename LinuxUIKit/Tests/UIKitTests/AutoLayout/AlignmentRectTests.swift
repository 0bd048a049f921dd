import Testing
import UIKit

/// Tests views with alignment rectangle insets of 1, 2, 3, and 4 points, and views with other
/// anchor points or transforms.
@MainActor @Suite("Alignment rectangles and frames")
struct AlignmentRectTests {
  private final class InsetView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  private let inset = InsetView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box = UIView()

  @Test("Edges of the outermost view are those of its alignment rectangle")
  func root() {
    inset.addPlaced(box)
    box.pinEdges(to: inset)
    inset.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 2, y: 1, width: 100 - 2 - 4, height: 100 - 1 - 3))
  }

  @Test("A frame with a mask follows the superview's frame")
  func mask() {
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    framed.autoresizingMask = .flexibleWidth
    inset.addSubview(framed)
    inset.addPlaced(box)
    box.pinCorner(to: inset)
    box.widthAnchor.constraint(equalTo: framed.widthAnchor).isActive = true
    inset.layoutIfNeeded()
    #expect(box.frame.width == 80)
    inset.frame.size.width = 150
    inset.layoutIfNeeded()
    #expect(box.frame.width == 130)
  }

  @Test("Margins are inside the bounds")
  func margins() {
    inset.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    inset.addPlaced(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: inset.layoutMarginsGuide.topAnchor),
      box.leftAnchor.constraint(equalTo: inset.layoutMarginsGuide.leftAnchor),
      box.rightAnchor.constraint(equalTo: inset.layoutMarginsGuide.rightAnchor),
      box.bottomAnchor.constraint(equalTo: inset.layoutMarginsGuide.bottomAnchor),
    ])
    inset.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("Subviews of a view with alignment insets are laid out in its bounds coordinates")
  func between() {
    let root = UIView.sized(200, 200)
    root.addPlaced(inset)
    inset.pinEdges(to: root, 10)
    inset.addPlaced(box)
    box.pinCorner(to: root, 30)
    root.layoutIfNeeded()
    #expect(inset.frame.origin == CGPoint(x: 10 - 2, y: 10 - 1))
    #expect(box.frame.origin == CGPoint(x: 30 - 8, y: 30 - 9))
  }

  @Test("A view with its anchor point in a corner has the frame that the constraints give")
  func anchorPoint() {
    let root = UIView.sized(200, 200)
    root.addPlaced(box)
    box.layer.anchorPoint = CGPoint(x: 0, y: 1)
    box.pinEdges(to: root, 20)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 20, width: 160, height: 160))
    #expect(box.center == CGPoint(x: 20, y: 180))
  }

  @Test("A rotated view keeps its center, and its neighbors ignore the rotation")
  func transform() {
    let (root, other) = (UIView.sized(200, 200), UIView())
    let container = CountingView()
    root.addPlaced(container, other)
    container.pinEdges(to: root)
    container.addPlaced(box)
    box.pinEdges(to: container, 20)
    other.pinCorner(to: root)
    let width = other.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    let before = container.count
    width.constant = 20
    root.layoutIfNeeded()
    #expect(other.frame.width == 20)
    #expect(box.bounds.size == CGSize(width: 160, height: 160))
    #expect(container.count == before)
  }

  /// A view that counts its layout passes.
  private final class CountingView: UIView {
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }
}

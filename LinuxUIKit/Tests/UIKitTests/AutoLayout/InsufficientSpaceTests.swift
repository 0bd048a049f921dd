import TestSupport
import Testing
import UIKit

/// Tests that constraints that don't fit in a frame are broken until there is enough space.
@MainActor @Suite("Constraints without enough space")
struct InsufficientSpaceTests {
  /// Creates a view constrained to both sides of its root; the trailing constraint is activated
  /// last.
  private func held(rootWidth: CGFloat) -> (
    root: UIView, box: UIView, leading: NSLayoutConstraint, trailing: NSLayoutConstraint
  ) {
    let (root, box) = (UIView.sized(rootWidth, 200), UIView())
    root.addPlaced(box)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    let trailing = box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8)
    leading.isActive = true
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    trailing.isActive = true
    root.layoutIfNeeded()
    return (root, box, leading, trailing)
  }

  @Test("In a frame that gets too small, the constraint added last is broken")
  func lastGivesWay() {
    let screen = held(rootWidth: 100)
    #expect(screen.box.frame.minX == 8)
    #expect(screen.box.frame.maxX == 92)
    screen.root.frame.size.width = 10
    screen.root.layoutIfNeeded()
    #expect(screen.box.frame.minX == 8)
  }

  @Test("A broken constraint is restored when the one that it conflicts with is removed")
  func opponentGone() {
    let screen = held(rootWidth: 10)
    #expect(screen.box.frame.minX == 8)
    screen.leading.isActive = false
    screen.root.layoutIfNeeded()
    #expect(screen.box.frame.maxX == 2)
    #expect(screen.trailing.isActive)
  }

  @Test("A broken constraint is restored when its new constant fits")
  func changedItself() {
    let screen = held(rootWidth: 10)
    screen.trailing.constant = 0
    screen.root.layoutIfNeeded()
    #expect(screen.box.frame.minX == 8)
    #expect(screen.box.frame.maxX == 10)
  }

  @Test("Removing a broken constraint leaves no traces")
  func takenOut() {
    let (root, box) = (UIView.sized(10, 200), UIView())
    root.addPlaced(box)
    box.pinCorner(to: root, 8)
    weak var kept: NSLayoutConstraint?
    do {
      let trailing = box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8)
      trailing.isActive = true
      root.layoutIfNeeded()
      trailing.isActive = false
      kept = trailing
    }
    root.layoutIfNeeded()
    #expect(kept == nil)
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A constraint that was removed and added again is reported again")
    func reportedAgain() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
            let box = UIView()
            root.addPlaced(box)
            box.pinCorner(to: root, 8)
            let trailing = box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8)
            for _ in 0..<2 {
              trailing.isActive = true
              root.layoutIfNeeded()
              trailing.isActive = false
              root.layoutIfNeeded()
            }
          }
        })
      let log = standardError(of: result)
      #expect(log.components(separatedBy: "Unable to simultaneously").count - 1 == 2)
    }
  #endif
}

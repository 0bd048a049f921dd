import Testing
import UIKit

/// A view of 320 by 480 points with a safe area of 30 points on the left, 20 on the right, and 40
/// at the top.
@MainActor @Suite("Section inset references of a flow layout")
struct SectionInsetReferenceTests {
  private func firstFrame(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference,
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .never
  ) -> CGRect? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 20)
    window.rootViewController = controller
    window.isHidden = false
    let screen = FlowScreen([1])
    screen.view.contentInsetAdjustmentBehavior = behavior
    screen.layout.itemSize = CGSize(width: 200, height: 50)
    screen.layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 3)
    screen.layout.sectionInsetReference = reference
    controller.view.addSubview(screen.view)
    window.layoutIfNeeded()
    return screen.frame(0)
  }

  @Test("Insets from the safe area do not count it twice")
  func safeArea() {
    // 320 - 30 - 20 leaves 270, and 260 without the section's insets. A line that fits only one
    // item centers it: 30 + 7 + (260 - 200) / 2.
    #expect(firstFrame(.fromSafeArea) == CGRect(67, 5, 200, 50))
  }

  @Test("Insets from the content inset count the safe area only as a part of it")
  func contentInset() {
    // 310 are free: 7 + (310 - 200) / 2.
    #expect(firstFrame(.fromContentInset) == CGRect(62, 5, 200, 50))
    // As part of the content inset, it leaves 260, and the content begins within it: 7 + 30.
    #expect(firstFrame(.fromContentInset, .always) == CGRect(37, 5, 200, 50))
  }

  @Test("A safe area that the content insets include is not counted twice")
  func once() {
    #expect(firstFrame(.fromSafeArea, .always) == CGRect(37, 5, 200, 50))
  }
}

import Testing
import UIKit

@Suite("Inherited tint colors") @MainActor struct InheritedTintTests {
  private final class TintedView: UIView {
    private(set) var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("A view that is added to one of another tint color is notified, with its descendants")
  func added() {
    let parent = UIView()
    parent.tintColor = .systemRed
    let (child, grandchild) = (TintedView(), TintedView())
    child.addSubview(grandchild)
    #expect(grandchild.changes == 0)

    parent.addSubview(child)

    #expect(child.changes == 1)
    #expect(grandchild.changes == 1)
    #expect(grandchild.tintColor == .systemRed)
  }

  @Test("A view with a tint color of its own isn't notified")
  func ownColor() {
    let parent = UIView()
    parent.tintColor = .systemRed
    let child = TintedView()
    child.tintColor = .systemGreen
    let before = child.changes

    parent.addSubview(child)

    #expect(child.changes == before)
  }

  @Test("A slider that is added to a window has the window's tint color")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.value = 1
    let parent = UIView(frame: slider.frame)
    parent.tintColor = .systemRed
    parent.addSubview(slider)

    #expect(slider.subviews.contains { $0.backgroundColor == .systemRed })
    #expect(!slider.subviews.contains { $0.backgroundColor == .systemBlue })
  }
}

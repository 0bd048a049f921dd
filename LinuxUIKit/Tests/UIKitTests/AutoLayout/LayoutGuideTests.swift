import Testing
import UIKit

@MainActor @Suite("Layout guides")
struct LayoutGuideTests {
  private let root = UIView.sized(300, 200)
  private let box = UIView()

  init() {
    root.addPlaced(box)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @Test("The margins guide is inset by 8 points, and follows the margins")
  func margins() {
    pin(box, to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(root.layoutMarginsGuide.layoutFrame == box.frame)
  }

  @Test("The margin attributes are those of the guide")
  func marginAttributes() {
    let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    for (own, outer) in attributes {
      NSLayoutConstraint(
        item: box, attribute: own, relatedBy: .equal, toItem: root, attribute: outer,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
  }

  @Test("The safe area guide excludes additional safe area insets")
  func safeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 5)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    controller.view.frame = window.bounds
    controller.view.addPlaced(box)
    pin(box, to: controller.view.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    let safe = controller.view.safeAreaInsets
    #expect(safe.top >= 40)
    #expect(box.frame == controller.view.bounds.inset(by: safe))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == box.frame)
  }

  @Test("A custom layout guide is laid out like a view")
  func ownGuide() {
    let gap = UILayoutGuide()
    root.addLayoutGuide(gap)
    #expect(gap.owningView === root)
    NSLayoutConstraint.activate([
      gap.topAnchor.constraint(equalTo: root.topAnchor),
      gap.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 6),
      gap.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
      gap.widthAnchor.constraint(equalToConstant: 30),
      box.topAnchor.constraint(equalTo: gap.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: gap.leadingAnchor),
      box.widthAnchor.constraint(equalTo: gap.widthAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // 200 / 4 = 50.
    #expect(gap.layoutFrame == CGRect(x: 6, y: 0, width: 30, height: 50))
    #expect(box.frame == CGRect(x: 6, y: 50, width: 30, height: 150))
  }

  @Test("Removing a guide removes its constraints")
  func removal() {
    let gap = UILayoutGuide()
    root.addLayoutGuide(gap)
    let constraint = box.topAnchor.constraint(equalTo: gap.bottomAnchor)
    constraint.isActive = true
    root.removeLayoutGuide(gap)
    #expect(!constraint.isActive)
    #expect(gap.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
  }
}

import Testing
import UIKit

@Suite("Guides of bars") @MainActor struct LayoutSupportTests {
  @Test("Views between the guides are in the safe area, also after it has changed")
  func safeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let insets: [(CGFloat, CGFloat)] = [(64, 49), (0, 0), (20, 34)]
    for (top, bottom) in insets {
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: top, left: 0, bottom: bottom, right: 0)
      window.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: top, width: 320, height: 480 - top - bottom))
      #expect(controller.topLayoutGuide.length == top)
      #expect(controller.bottomLayoutGuide.length == bottom)
    }
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
  }
}

import Testing
import UIKit

@MainActor @Suite("Intrinsic content sizes")
struct ContentSizeTests {
  private let root = UIView.sized(300, 200)

  /// Two views side by side, 10 points apart, that fill the root's width.
  private func row(_ left: UIView, _ right: UIView) {
    root.addPlaced(left, right)
    left.pinCorner(to: root)
    NSLayoutConstraint.activate([
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  @Test("A view without size constraints has its intrinsic content size")
  func natural() {
    let view = ContentView(70, 20)
    root.addPlaced(view)
    view.pinCorner(to: root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    view.natural = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    view.heightAnchor.constraint(equalToConstant: 33).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 90, height: 33))
  }

  @Test("The view with the lower hugging priority grows")
  func hugging() {
    let left = ContentView(70, 20)
    let right = ContentView(50, 20)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(left, right)
    root.layoutIfNeeded()
    // 300 - 70 - 10 = 220 remain for the right one.
    #expect(left.frame.width == 70)
    #expect(right.frame == CGRect(x: 80, y: 0, width: 220, height: 20))
  }

  @Test("The view with the lower compression resistance shrinks")
  func compression() {
    let left = ContentView(200, 20)
    let right = ContentView(150, 20)
    right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    row(left, right)
    root.layoutIfNeeded()
    // 300 - 150 - 10 = 140.
    #expect(left.frame.width == 140)
    #expect(right.frame == CGRect(x: 150, y: 0, width: 150, height: 20))
  }

  @Test("Priorities start at 250 and 750")
  func defaults() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("An inequality of higher priority limits the intrinsic content size")
  func inequality() {
    let view = ContentView(70, 20)
    root.addPlaced(view)
    view.pinCorner(to: root)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 15)
    NSLayoutConstraint.activate([least, most])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 120, height: 15))
    least.constant = 60
    most.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 20))
  }

  @Test("With equal priorities, only one view is stretched")
  func tie() {
    let left = ContentView(70, 20)
    let right = ContentView(50, 20)
    row(left, right)
    root.layoutIfNeeded()
    #expect(left.frame.width == 70 || right.frame.width == 50)
    #expect(left.frame.width + right.frame.width == 290)
  }

  @Test("Constraints act on the alignment rectangle")
  func alignment() {
    let view = ShadowedView(60, 40)
    root.addPlaced(view)
    view.pinCorner(to: root, 20)
    root.layoutIfNeeded()
    // The frame extends 2 points beyond the sides and 3 above.
    #expect(view.frame == CGRect(x: 18, y: 17, width: 64, height: 43))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 20, y: 20, width: 60, height: 40))
  }
}

private final class ShadowedView: UIView {
  private let natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 3, left: 2, bottom: 0, right: 2)
  }
}

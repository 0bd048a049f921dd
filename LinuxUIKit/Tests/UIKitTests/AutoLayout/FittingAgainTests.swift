import SeededNumbers
import Testing
import UIKit

/// Tests that remeasuring a view returns the same sizes as measuring a new one.
@MainActor @Suite("Repeated systemLayoutSizeFitting")
struct FittingAgainTests {
  /// A view with two subviews in a column, 5 points apart and 10 from the edges.
  @MainActor private final class Pair {
    let view = UIView()
    let upper = ContentView(30, 20)
    let lower = ContentView(50, 10)
    let gap: NSLayoutConstraint

    init() {
      view.addPlaced(upper, lower)
      upper.pinCorner(to: view, 10)
      gap = lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 5)
      NSLayoutConstraint.activate([
        gap, lower.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        lower.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        view.trailingAnchor.constraint(greaterThanOrEqualTo: upper.trailingAnchor, constant: 10),
        view.trailingAnchor.constraint(greaterThanOrEqualTo: lower.trailingAnchor, constant: 10),
      ])
      // 10 + 50 + 10 wide, 10 + 20 + 5 + 10 + 10 high.
      #expect(size == CGSize(width: 70, height: 55))
    }

    var size: CGSize { view.systemLayoutSizeFitting(.zero) }
  }

  private let pair = Pair()

  @Test("The fitting size follows content")
  func content() {
    pair.upper.natural = CGSize(width: 80, height: 40)
    #expect(pair.size == CGSize(width: 100, height: 75))
    pair.lower.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    #expect(pair.size == CGSize(width: 100, height: 65))
  }

  @Test("The fitting size follows changed, added and removed constraints")
  func constraints() {
    pair.gap.constant = 9
    #expect(pair.size.height == 59)
    let height = pair.lower.heightAnchor.constraint(equalToConstant: 100)
    height.isActive = true
    #expect(pair.size.height == 149)
    height.isActive = false
    #expect(pair.size.height == 59)
  }

  @Test("The fitting size follows the target size")
  func target() {
    let fitted = pair.view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 300, height: 55))
    #expect(pair.size == CGSize(width: 70, height: 55))
  }

  @Test("The fitting size follows added and removed views at any depth")
  func tree() {
    let inner = ContentView(200, 10)
    pair.upper.addPlaced(inner)
    inner.pinEdges(to: pair.upper)
    #expect(pair.size.width == 220)
    inner.removeFromSuperview()
    #expect(pair.size.width == 70)
    pair.lower.removeFromSuperview()
    #expect(pair.size.width == 50)
  }

  @Test("The fitting size follows constraints of an added view")
  func broughtAlong() {
    let inner = UIView()
    inner.widthAnchor.constraint(equalToConstant: 200).isActive = true
    pair.upper.addPlaced(inner)
    inner.pinEdges(to: pair.upper)
    #expect(pair.size.width == 220)
  }

  @Test("No state of a removed view is kept")
  func leftBehind() {
    weak var left: NSLayoutConstraint?
    do {
      let inner = UIView()
      let width = inner.widthAnchor.constraint(equalToConstant: 200)
      width.isActive = true
      left = width
      pair.upper.addPlaced(inner)
      inner.pinEdges(to: pair.upper)
      #expect(pair.size.width == 220)
      inner.removeFromSuperview()
    }
    #expect(left == nil)
  }

  @Test("The fitting size follows scrolled content")
  func scrolled() {
    let (outer, scrollView) = (UIView(), UIScrollView())
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    outer.addPlaced(scrollView)
    scrollView.pinCorner(to: outer)
    scrollView.addSubview(inner)
    NSLayoutConstraint.activate([
      scrollView.widthAnchor.constraint(equalToConstant: 100),
      scrollView.heightAnchor.constraint(equalToConstant: 30),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    #expect(outer.systemLayoutSizeFitting(.zero).height == 60)
    scrollView.contentSize = CGSize(width: 100, height: 400)
    scrollView.contentOffset.y = 20
    #expect(outer.systemLayoutSizeFitting(.zero).height == 40)
  }

  @Test("The fitting size follows margins, frames and stacks of descendants")
  func inputs() {
    let (framed, stack) = (UIView.sized(60, 60), UIStackView())
    let box = UIView()
    box.addSubview(framed)
    box.addPlaced(stack)
    stack.addArrangedSubview(ContentView(10, 10))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.pinCorner(to: box)
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      box.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor),
      box.bottomAnchor.constraint(greaterThanOrEqualTo: framed.bottomAnchor),
    ])
    // The margins are 8.
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 26, height: 60))
    stack.layoutMargins.left = 20
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 38, height: 60))
    framed.frame.size.height = 70
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 38, height: 70))
    stack.addArrangedSubview(ContentView(5, 90))
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 43, height: 106))
    stack.arrangedSubviews[0].isHidden = true
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 106))
  }

  @Test("Layout in between changes nothing")
  func shown() {
    let root = UIView.sized(300, 300)
    root.addPlaced(pair.view)
    pair.view.pinCorner(to: root)
    root.layoutIfNeeded()
    #expect(pair.view.frame.size == CGSize(width: 70, height: 55))
    pair.gap.constant = 6
    #expect(pair.size.height == 56)
    root.layoutIfNeeded()
    #expect(pair.view.frame.height == 56)
    pair.view.removeFromSuperview()
    pair.gap.constant = 7
    #expect(pair.size.height == 57)
  }

  @Test("After any random change it returns the same sizes as a new view")
  func random() {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let (old, new) = (Pair(), Pair())
      for _ in 0..<6 {
        let (step, number) = (
          Int.random(in: 0..<5, using: &random), CGFloat(Int.random(in: 0...90, using: &random))
        )
        for pair in [old, new] { change(pair, step, number) }
        _ = old.size
      }
      // The new view was measured only once in the meantime.
      #expect(old.size == new.size, "seed \(seed)")
    }
  }

  private func change(_ pair: Pair, _ step: Int, _ number: CGFloat) {
    switch step {
    case 0: pair.upper.natural = CGSize(width: number, height: number / 2)
    case 1: pair.lower.natural.height = number
    case 2: pair.gap.constant = number
    case 3: pair.gap.isActive.toggle()
    default:
      pair.lower.setContentHuggingPriority(UILayoutPriority(Float(number) + 1), for: .vertical)
    }
  }
}

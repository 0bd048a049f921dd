import TestSupport
import Testing
import UIKit

/// A view that adds a nested stack during layout, as a collection view does with cells.
@MainActor private final class Host: UIView {
  let first = ContentView(30, 20)
  private let second = ContentView(50, 20)
  private let cell = UIView()
  var isSecondHidden = false

  override func layoutSubviews() {
    super.layoutSubviews()
    second.isHidden = isSecondHidden
    guard cell.superview == nil else { return }
    let stack = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [first, second])])
    cell.frame = bounds
    cell.addPlaced(stack)
    stack.pinEdges(to: cell)
    addSubview(cell)
  }
}

/// Tests margins, layout direction, nesting, and changes during display (uikit.md, 4.10).
@MainActor @Suite("Layout of stacks in their superviews")
struct StackSuperviewTests {
  @Test("Margins-relative views are inside the margins, which include the safe area")
  func margins() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 40])
    scene.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    scene.stack.isLayoutMarginsRelativeArrangement = true
    // From 20 to 160, from 10 to 70.
    #expect(scene.along == [[20, 100], [120, 40]])
    #expect(scene.across == [[10, 60], [10, 60]])
    scene.stack.directionalLayoutMargins.leading = 30
    #expect(scene.along == [[30, 90], [120, 40]])
    scene.stack.isLayoutMarginsRelativeArrangement = false
    #expect(scene.along == [[0, 160], [160, 40]])
  }

  @Test("In right-to-left layouts the first view is at the right", arguments: 0..<5)
  func rightToLeft(distribution: Int) throws {
    let scenes = (0..<2).map { _ in StackScene(.horizontal, length: 200, naturals: [30, 90, 20]) }
    for scene in scenes {
      scene.stack.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
      scene.stack.spacing = 10
    }
    for view in [scenes[1].root, scenes[1].stack] + scenes[1].views {
      view.semanticContentAttribute = .forceRightToLeft
    }
    let mirrored = scenes[0].along.map { [200 - $0[0] - $0[1], $0[1]] }
    // Origin and length are each rounded to pixels at a scale of 3.
    for (frame, expected) in zip(scenes[1].along, mirrored) {
      #expect(abs(frame[0] - expected[0]) < 0.34 && abs(frame[1] - expected[1]) < 0.34)
    }
  }

  @Test(
    "A row that is mirrored after layout has the same frames as one mirrored before",
    arguments: 0..<5)
  func mirroredLater(distribution: Int) throws {
    let scenes = (0..<2).map { _ in StackScene(.horizontal, length: 200, naturals: [30, 90, 20]) }
    for (index, scene) in scenes.enumerated() {
      scene.stack.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
      if index == 1 { scene.root.layoutIfNeeded() }
      for view in [scene.root, scene.stack] + scene.views {
        view.semanticContentAttribute = .forceRightToLeft
      }
    }
    #expect(scenes[0].along == scenes[1].along)
    // A scene that is no longer referenced can be deallocated along with its constraints.
    withExtendedLifetime(scenes) {
      #expect(scenes[1].stack.constraints.allSatisfy { $0.isActive })
    }
  }

  @Test("A column in a row fills the remaining width")
  func nesting() {
    let (title, detail) = (ContentView(60, 20), ContentView(80, 15))
    let column = UIStackView(arrangedSubviews: [title, detail])
    column.axis = .vertical
    column.spacing = 5
    let (icon, badge) = (ContentView(30, 30), ContentView(20, 10))
    for view in [icon, badge] {
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    let row = UIStackView(arrangedSubviews: [icon, column, badge])
    row.alignment = .center
    row.spacing = 10
    let root = UIView.sized(200, 60)
    root.addPlaced(row)
    row.pinEdges(to: root)
    root.layoutIfNeeded()
    // 200 - 30 - 20 - 2 × 10 = 130 wide; 20 + 5 + 15 = 40 high, (60 - 40) / 2 from the top.
    #expect(column.frame == CGRect(x: 40, y: 10, width: 130, height: 40))
    #expect(title.frame == CGRect(x: 0, y: 0, width: 130, height: 20))
    #expect(detail.frame == CGRect(x: 0, y: 25, width: 130, height: 15))
    #expect(badge.frame == CGRect(x: 180, y: 25, width: 20, height: 10))
    // 30 + 80 + 20 and two gaps.
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 150, height: 40))
  }

  @Test("A stack that is added during layout is arranged in the same pass")
  func cameInLate() {
    let host = Host(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    host.layoutIfNeeded()
    #expect(host.first.frame == CGRect(x: 0, y: 0, width: 150, height: 100))
    host.isSecondHidden = true
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(host.first.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("The fitting size of equal lengths is that of the longest, for each")
  func fittingEqually() {
    let stack = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(70, 20)])
    stack.distribution = .fillEqually
    stack.spacing = 4
    // 2 × 70 + 4.
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 144, height: 20))
  }

  @Test("Hiding a view in an animation block animates the others")
  func animated() {
    withHeldClock { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let views = [ContentView(50, 10), ContentView(150, 10)]
      let stack = UIStackView(arrangedSubviews: views)
      window.isHidden = false
      window.addPlaced(stack)
      stack.pinEdges(to: window)
      window.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
      }
      #expect(views[1].frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      clock.advance(by: 0.5)
      // From the center 125 to the center 100, from a width of 150 to one of 200.
      #expect(views[1].layer.presentation()?.position.x == 112.5)
      #expect(views[1].layer.presentation()?.bounds.width == 175)
    }
  }
}

import Testing
import UIKit

/// Tests spacing, custom spacing, and hidden views (uikit.md, 4.10).
@MainActor @Suite("Spacing of stacks")
struct StackSpacingTests {
  private let scene = StackScene(.horizontal, length: 200, naturals: [30, 40, 50, 10])

  @Test("A view can have custom spacing after it")
  func custom() {
    scene.stack.spacing = 5
    scene.stack.setCustomSpacing(20, after: scene.views[1])
    // The first view fills the remaining space: 200 - 40 - 50 - 10 - 5 - 20 - 5 = 70.
    #expect(scene.along == [[0, 70], [75, 40], [135, 50], [190, 10]])
    #expect(scene.stack.customSpacing(after: scene.views[1]) == 20)
    #expect(scene.stack.customSpacing(after: scene.views[0]) == UIStackView.spacingUseDefault)
    scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: scene.views[1])
    #expect(scene.along == [[0, 85], [90, 40], [135, 50], [190, 10]])
  }

  @Test("The system's spacing is eight points")
  func system() {
    scene.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: scene.views[2])
    // 200 - 40 - 50 - 10 - 8.
    #expect(scene.along == [[0, 92], [92, 40], [132, 50], [190, 10]])
    scene.stack.spacing = UIStackView.spacingUseSystem
    #expect(scene.along == [[0, 76], [84, 40], [132, 50], [190, 10]])
  }

  @Test("Custom spacing belongs to the view, not to its position")
  func identity() {
    scene.stack.setCustomSpacing(20, after: scene.views[0])
    scene.stack.insertArrangedSubview(scene.views[0], at: 2)
    // In the order 40, 50, 30, 10: 200 - 50 - 30 - 20 - 10 = 90 for the first.
    #expect(scene.along == [[140, 30], [0, 90], [90, 50], [190, 10]])
  }

  @Test("Custom spacing is removed with its view")
  func leaving() {
    scene.stack.setCustomSpacing(20, after: scene.views[0])
    scene.stack.removeArrangedSubview(scene.views[0])
    #expect(scene.stack.customSpacing(after: scene.views[0]) == UIStackView.spacingUseDefault)
    scene.stack.insertArrangedSubview(scene.views[0], at: 0)
    #expect(scene.along.first == [0, 100])
    let stranger = UIView()
    scene.stack.setCustomSpacing(3, after: stranger)
    #expect(scene.stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
  }

  @Test("Spacing is rounded to pixels")
  func rounding() {
    scene.stack.setCustomSpacing(0.4, after: scene.views[2])
    // 0.4 points are 1.2 pixels at a scale of 3.
    #expect(Int((scene.along[2][0] * 3).rounded()) == 600 - 30 - 1 - 150)
  }

  @Test("A hidden view and the spacing after it occupy no space")
  func hidden() {
    scene.stack.spacing = 10
    scene.stack.setCustomSpacing(30, after: scene.views[0])
    scene.stack.setCustomSpacing(3, after: scene.views[1])
    scene.views[1].isHidden = true
    // The gap is the one after the first view: 200 - 50 - 10 - 30 - 10 = 100. The hidden view is at
    // its center.
    #expect(scene.along == [[0, 100], [115, 0], [130, 50], [190, 10]])
    #expect(scene.count("UISV-hiding") == 1)
    scene.views[1].isHidden = false
    #expect(scene.along == [[0, 57], [87, 40], [130, 50], [190, 10]])
    #expect(scene.count("UISV-hiding") == 0)
  }

  @Test("Views hidden at the ends stay there")
  func hiddenEnds() {
    scene.stack.spacing = 10
    scene.views[0].isHidden = true
    scene.views[2].isHidden = true
    scene.views[3].isHidden = true
    #expect(scene.along == [[0, 0], [0, 200], [200, 0], [200, 0]])
  }

  @Test("A hidden view does not enlarge the stack across its axis")
  func hiddenAcross() {
    let high = ContentView(30, 80)
    let stack = UIStackView(arrangedSubviews: [ContentView(30, 20), high])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 80))
    high.isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    stack.alignment = .center
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    high.isHidden = false
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 80))
  }

  @Test("A stack all of whose views are hidden has no length")
  func allHidden() {
    let inner = UIStackView(arrangedSubviews: [ContentView(30, 20), ContentView(30, 20)])
    let label = ContentView(50, 20)
    let stack = UIStackView(arrangedSubviews: [inner, label])
    let root = UIView.sized(200, 20)
    root.addPlaced(stack)
    stack.pinEdges(to: root)
    for view in inner.arrangedSubviews { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(inner.frame.width == 0)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test("Equal distributions leave hidden views out", arguments: [1, 2, 3, 4])
  func hiddenDistributed(distribution: Int) throws {
    scene.stack.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
    scene.views[1].isHidden = true
    scene.views[3].isHidden = true
    let expected: [[CGFloat]] = [[0, 100], [0, 75], [0, 30], [0, 30]]
    // Equal halves; 30 of 80; natural lengths at both ends.
    #expect(scene.along.first == expected[distribution - 1])
    let ends: [CGFloat] = [100, 125, 50, 50]
    #expect(scene.along[2] == [200 - ends[distribution - 1], ends[distribution - 1]])
  }
}

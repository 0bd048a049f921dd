import Testing
import UIKit

private let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

/// Tests the distribution along the axis (uikit.md, 4.10).
@MainActor @Suite("Distributions of stacks")
struct StackDistributionTests {
  @Test("Fill: the view with the lowest hugging priority grows", arguments: axes)
  func fillGrows(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 200, naturals: [30, 40, 50])
    scene.stack.spacing = 10
    scene.prioritize(hugging: [252, 250, 251])
    // 200 - 30 - 40 - 50 - 2 × 10 = 60 remain.
    #expect(scene.along == [[0, 30], [40, 100], [150, 50]])
    #expect(scene.across == [[0, 100], [0, 100], [0, 100]])
  }

  @Test(
    "Fill: the view with the lowest compression resistance shrinks, then the next", arguments: axes)
  func fillShrinks(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 80, naturals: [30, 40, 50])
    scene.prioritize(resistance: [749, 748, 750])
    // 120 - 80 = 40 are missing: all of the second view.
    #expect(scene.along == [[0, 30], [30, 0], [30, 50]])
    scene.prioritize(resistance: [748, 749, 750])
    // All of the first view and 10 of the second.
    #expect(scene.along == [[0, 0], [0, 30], [30, 50]])
  }

  @Test("Fill: of equal priorities the first view is compressed", arguments: axes)
  func fillTies(axis: NSLayoutConstraint.Axis) {
    let wide = StackScene(axis, length: 200, naturals: [30, 40, 50])
    // 200 - 120 = 80 remain.
    #expect(wide.along == [[0, 110], [110, 40], [150, 50]])
    let narrow = StackScene(axis, length: 100, naturals: [30, 40, 50])
    #expect(narrow.along == [[0, 10], [10, 40], [50, 50]])
  }

  @Test("Fill: of equal priorities after a higher one, the first view is compressed")
  func fillLaterTies() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 40, 50])
    scene.prioritize(hugging: [251, 250, 250])
    #expect(scene.along == [[0, 30], [30, 120], [150, 50]])
  }

  @Test(
    "Fill: of views without a natural length, the last one fills the rest", arguments: axes)
  func fillWithoutContent(axis: NSLayoutConstraint.Axis) {
    let none = UIView.noIntrinsicMetric
    let scene = StackScene(axis, length: 200, naturals: [none, 40, none, 50])
    #expect(scene.along == [[0, 0], [0, 40], [40, 110], [150, 50]])
  }

  @Test("Fill equally: all views are as long, whatever their content", arguments: axes)
  func fillEqually(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 200, naturals: [30, 90, 10])
    scene.stack.distribution = .fillEqually
    scene.stack.spacing = 10
    // (200 - 2 × 10) / 3.
    #expect(scene.along == [[0, 60], [70, 60], [140, 60]])
    #expect(scene.count("UISV-fill-equally") == 2)
  }

  @Test("Fill proportionally: the last view fills the rest of the stack", arguments: axes)
  func fillProportionally(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 240, naturals: [30, 60, 10])
    scene.stack.distribution = .fillProportionally
    scene.stack.spacing = 10
    // The sum is 30 + 60 + 10 + 2 × 10 = 120: 30/120 and 60/120 of 240, then 240 - 180 - 20.
    #expect(scene.along == [[0, 60], [70, 120], [200, 40]])
  }

  @Test("Fill proportionally follows content that changes")
  func proportionsChange() throws {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 70])
    scene.stack.distribution = .fillProportionally
    #expect(scene.along == [[0, 60], [60, 140]])
    let first = try #require(scene.views.first as? ContentView)
    first.natural = CGSize(width: 70, height: 20)
    #expect(scene.along == [[0, 100], [100, 100]])
    first.natural = CGSize(width: 0, height: 20)
    #expect(scene.along == [[0, 0], [0, 200]])
  }

  @Test("Fill proportionally measures views that have no natural length of their own")
  func proportionsOfNested() {
    let inner = UIStackView(arrangedSubviews: [ContentView(10, 20), ContentView(20, 20)])
    let stack = UIStackView(arrangedSubviews: [inner, ContentView(70, 20)])
    stack.distribution = .fillProportionally
    let root = UIView.sized(200, 20)
    root.addPlaced(stack)
    stack.pinEdges(to: root)
    root.layoutIfNeeded()
    // 30 and 70 of 100.
    #expect(inner.frame.width == 60)
  }

  @Test("Equal spacing: views keep their lengths, and gaps are equal", arguments: axes)
  func equalSpacing(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 200, naturals: [30, 90, 20])
    scene.stack.distribution = .equalSpacing
    scene.stack.spacing = 10
    // (200 - 140) / 2.
    #expect(scene.along == [[0, 30], [60, 90], [180, 20]])
    #expect(scene.count("UISV-distributing-edge") == 4)
    #expect(scene.count("UISV-distributing") == 1)
  }

  @Test(
    "Equal spacing: gaps keep the spacing, then the first of equal views shrinks", arguments: axes)
  func tightSpacing(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 150, naturals: [30, 90, 20])
    scene.stack.distribution = .equalSpacing
    scene.stack.spacing = 10
    // 140 + 20 - 150 = 10 are missing.
    #expect(scene.along == [[0, 20], [30, 90], [130, 20]])
  }

  @Test("Equal centering: the centers are equally far apart", arguments: axes)
  func equalCentering(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 200, naturals: [20, 60, 40])
    scene.stack.distribution = .equalCentering
    // The centers are at 10, 95, and 180.
    #expect(scene.along == [[0, 20], [65, 60], [160, 40]])
  }

  @Test("Equal centering yields to the minimum spacing", arguments: axes)
  func tightCentering(axis: NSLayoutConstraint.Axis) {
    let scene = StackScene(axis, length: 200, naturals: [20, 100, 40])
    scene.stack.distribution = .equalCentering
    scene.stack.spacing = 20
    // Centers at 10, 95, and 180 would leave 15 from 95 + 50 = 145 to 160. So the second ends at
    // 140.
    #expect(scene.along == [[0, 20], [40, 100], [160, 40]])
  }

  @Test("One view fills the stack in every distribution", arguments: 0..<5)
  func single(distribution: Int) throws {
    let scene = StackScene(.horizontal, length: 200, naturals: [30])
    scene.stack.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
    #expect(scene.along == [[0, 200]])
  }

  @Test("Changing the distribution leaves no traces of the former one")
  func change() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 90, 20])
    scene.stack.distribution = .equalSpacing
    #expect(scene.along == [[0, 30], [60, 90], [180, 20]])
    scene.stack.distribution = .fillEqually
    scene.stack.spacing = 1
    // (200 - 2) / 3.
    #expect(scene.along == [[0, 66], [67, 66], [134, 66]])
    #expect(scene.stack.layoutGuides.isEmpty)
    scene.stack.axis = .vertical
    scene.stack.distribution = .equalCentering
    scene.stack.spacing = 0
    // 100 points high, 20 each: centers at 10, 50, and 90.
    #expect(scene.across == [[0, 20], [40, 20], [80, 20]])
    #expect(scene.along == [[0, 200], [0, 200], [0, 200]])
  }

  @Test("Frames are on whole pixels")
  func pixels() {
    let scene = StackScene(.horizontal, length: 100, naturals: [1, 1, 1])
    scene.stack.distribution = .fillEqually
    scene.stack.spacing = 10
    // 80 / 3 points are 80 pixels at a scale of 3.
    let pixels = scene.along.map { $0.map { Int(($0 * 3).rounded()) } }
    #expect(pixels == [[0, 80], [110, 80], [220, 80]])
  }
}

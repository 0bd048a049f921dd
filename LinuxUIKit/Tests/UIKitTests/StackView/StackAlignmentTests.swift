import Testing
import UIKit

private let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

/// Tests the alignment across the axis (uikit.md, 4.10).
@MainActor @Suite("Alignments of stacks")
struct StackAlignmentTests {
  /// Views with cross-axis lengths of 10, 30, and 20 in a stack of 50.
  private func scene(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment
  ) -> StackScene {
    let scene = StackScene(axis, length: 90, across: 50, sizes: [(30, 10), (30, 30), (30, 20)])
    scene.stack.alignment = alignment
    return scene
  }

  @Test("Fill: from edge to edge", arguments: axes)
  func fill(axis: NSLayoutConstraint.Axis) {
    #expect(scene(axis, .fill).across == [[0, 50], [0, 50], [0, 50]])
  }

  @Test("Leading and top: at the leading edge", arguments: axes)
  func leading(axis: NSLayoutConstraint.Axis) {
    let scene = scene(axis, axis == .horizontal ? .top : .leading)
    #expect(scene.across == [[0, 10], [0, 30], [0, 20]])
    #expect(scene.along == [[0, 30], [30, 30], [60, 30]])
  }

  @Test("Trailing and bottom: at the other edge", arguments: axes)
  func trailing(axis: NSLayoutConstraint.Axis) {
    let scene = scene(axis, axis == .horizontal ? .bottom : .trailing)
    // 50 minus the length.
    #expect(scene.across == [[40, 10], [20, 30], [30, 20]])
  }

  @Test("Center: centered", arguments: axes)
  func center(axis: NSLayoutConstraint.Axis) {
    // (50 - length) / 2.
    #expect(scene(axis, .center).across == [[20, 10], [10, 30], [15, 20]])
  }

  @Test("A view larger than the stack shrinks to it", arguments: [1, 3, 4])
  func tooLarge(alignment: Int) throws {
    let scene = StackScene(.horizontal, length: 60, across: 50, sizes: [(30, 10), (30, 70)])
    scene.stack.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
    #expect(scene.across.last == [0, 50])
  }

  @Test(
    "A stack without a constraint across its axis is as large as its largest view", arguments: 0..<6
  )
  func free(alignment: Int) throws {
    let stack = UIStackView(arrangedSubviews: [
      ContentView(30, 10), ContentView(30, 30), ContentView(30, 20),
    ])
    stack.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
    let root = UIView.sized(90, 200)
    root.addPlaced(stack)
    stack.pinCorner(to: root)
    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
  }

  @Test(
    "A view around a stack has the stack's fitting height, whatever the target size",
    arguments: 0..<6
  )
  func offered(alignment: Int) throws {
    let stack = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(30, 30)])
    stack.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
    let root = UIView()
    root.addPlaced(stack)
    stack.pinEdges(to: root, 5)
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 90, height: 260), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 90, height: 40))
  }

  @Test("The alignment can change")
  func change() {
    let scene = scene(.horizontal, .top)
    #expect(scene.across == [[0, 10], [0, 30], [0, 20]])
    scene.stack.alignment = .bottom
    #expect(scene.across == [[40, 10], [20, 30], [30, 20]])
    scene.stack.alignment = .fill
    #expect(scene.across == [[0, 50], [0, 50], [0, 50]])
  }

  @Test("Raw values and aliases are Apple's")
  func names() {
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
  }
}

/// Tests alignment by baselines.
///
/// At a scale of 3, the first baseline of a label of 17 points is 49 pixels below its top, that of
/// 12 points 34 pixels; the labels are 61 and 43 pixels high (the table of uikit.md, 2.5).
@MainActor @Suite("Baselines of stacks")
struct StackBaselineTests {
  private let root = UIView.sized(300, 400)
  private let large = makeBaselineLabel("Large", size: 17)
  private let small = makeBaselineLabel("Small", size: 12)
  private let box = ContentView(20, 30)

  private func show(_ stack: UIStackView) {
    root.addPlaced(stack)
    stack.pinCorner(to: root)
    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
  }

  private func pixels(_ length: CGFloat) -> Int { Int((length * 3).rounded()) }

  @Test("First baselines are aligned, also with the top edges of views without text")
  func first() {
    let stack = UIStackView(arrangedSubviews: [small, large, box])
    stack.alignment = .firstBaseline
    show(stack)
    #expect(pixels(large.frame.minY) == 0)
    #expect(pixels(small.frame.minY) == 49 - 34)
    #expect(pixels(box.frame.minY) == 49)
    // The box ends lowest: 49 + 90.
    #expect(pixels(stack.frame.height) == 139)
  }

  @Test("Last baselines are aligned, also with the bottom edges of views without text")
  func last() {
    large.text = "Stations Stations"
    large.numberOfLines = 0
    large.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let stack = UIStackView(arrangedSubviews: [small, large, box])
    stack.alignment = .lastBaseline
    show(stack)
    // The second line's baseline is 109 pixels below the label's top.
    #expect(pixels(large.frame.minY) == 0)
    #expect(pixels(small.frame.minY) == 109 - 34)
    #expect(pixels(box.frame.maxY) == 109)
  }

  @Test("In a higher stack the row is at the top, or at the bottom")
  func higher() {
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
    show(stack)
    #expect(pixels(large.frame.minY) == 0)
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    // Below the large label's baseline are 61 - 49 = 12 pixels, below the small one's 43 - 34.
    #expect(pixels(large.frame.maxY) == 300)
    #expect(pixels(small.frame.maxY) == 300 - 12 + 9)
  }

  @Test("A column can have its spacing from baseline to baseline")
  func baselineRelative() {
    let stack = UIStackView(arrangedSubviews: [large, small, box])
    stack.axis = .vertical
    stack.spacing = 20
    stack.isBaselineRelativeArrangement = true
    show(stack)
    #expect(pixels(small.frame.minY) == 49 + 60 - 34)
    // The box has no text: it begins 20 points below the small label's baseline.
    #expect(pixels(box.frame.minY) == 49 + 60 + 60)
    stack.isBaselineRelativeArrangement = false
    root.layoutIfNeeded()
    #expect(pixels(small.frame.minY) == 61 + 60)
  }

  @Test("A column provides the baselines of its ends to a row around it")
  func nested() {
    let column = UIStackView(arrangedSubviews: [small, box, large])
    column.axis = .vertical
    let word = makeBaselineLabel("Word", size: 17)
    let stack = UIStackView(arrangedSubviews: [word, column])
    stack.alignment = .firstBaseline
    show(stack)
    #expect(pixels(column.frame.minY) == 49 - 34)
    #expect(column.forFirstBaselineLayout === small)
    #expect(column.forLastBaselineLayout === large)
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    // The column's last baseline is 43 + 90 + 49 pixels below its top.
    #expect(pixels(word.frame.minY) == 43 + 90)
  }
}

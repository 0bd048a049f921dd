import TestSupport
import Testing
import UIKit

/// Tests the list of arranged views and their constraints (uikit.md, 4.10).
@MainActor @Suite("Views of stacks")
struct StackListTests {
  @Test("A new stack is a row that fills, without spacing")
  func defaults() {
    for stack in [UIStackView(), UIStackView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))] {
      #expect(stack.axis == .horizontal)
      #expect(stack.distribution == .fill)
      #expect(stack.alignment == .fill)
      #expect(stack.spacing == 0)
      #expect(!stack.isBaselineRelativeArrangement)
      #expect(!stack.isLayoutMarginsRelativeArrangement)
      #expect(stack.arrangedSubviews.isEmpty)
      #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }

  @Test("Arranged views become subviews laid out by constraints; the order of both may differ")
  func order() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    #expect(stack.subviews == [first, second, third])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(third, at: 2)
    #expect(stack.arrangedSubviews == [first, second, third])
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third, first])
    #expect(stack.subviews == [first, second, third])
  }

  @Test("A removed arranged view stays a subview; a removed subview is no longer arranged")
  func removal() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 40, 50])
    #expect(scene.along == [[0, 110], [110, 40], [150, 50]])
    scene.stack.removeArrangedSubview(scene.views[0])
    #expect(scene.views[0].superview === scene.stack)
    #expect(scene.along.dropFirst() == [[0, 150], [150, 50]])
    scene.views[2].removeFromSuperview()
    #expect(scene.stack.arrangedSubviews == [scene.views[1]])
    #expect(scene.along[1] == [0, 200])
    // Added back before any layout.
    scene.views[1].removeFromSuperview()
    scene.stack.addArrangedSubview(scene.views[1])
    scene.stack.addArrangedSubview(scene.views[2])
    #expect(scene.along.dropFirst() == [[0, 150], [150, 50]])
  }

  @Test("Adding a view to another stack removes it from the first")
  func moving() {
    let view = ContentView(10, 10)
    let old = UIStackView(arrangedSubviews: [view])
    let new = UIStackView(arrangedSubviews: [view])
    #expect(old.arrangedSubviews.isEmpty)
    #expect(new.arrangedSubviews == [view])
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("An index beyond the end stops with Apple's text")
    func beyondTheEnd() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
          }
        })
      let log = standardError(of: result)
      #expect(
        log.contains(
          """
          NSInternalInconsistencyException: index out of bounds for arranged subview: index = 2 \
          expected to be less than or equal to 1
          """))
    }
  #endif

  @Test("A change keeps the constraints that still apply")
  func onlyWhatDiffers() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 40, 50])
    scene.root.layoutIfNeeded()
    let before = Set(scene.stack.constraints)
    scene.stack.spacing = 7
    scene.root.layoutIfNeeded()
    #expect(Set(scene.stack.constraints) == before)
    scene.views[1].isHidden = true
    scene.root.layoutIfNeeded()
    // The gap before the view changes. The constraint of the gap after it and the one of its far
    // edge across the axis are removed.
    #expect(before.subtracting(scene.stack.constraints).count == 2)
  }

  @Test("Constraints have Apple's names")
  func identifiers() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 40, 50])
    #expect(scene.count("UISV-canvas-connection") == 2)
    #expect(scene.count("UISV-spacing") == 2)
    #expect(scene.count("UISV-alignment") == 6)
    #expect(scene.stack.constraints.count == 10)
  }

  @Test("A stack can be filled with a color")
  func background() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stack.backgroundColor = .systemRed
    #expect(stack.backgroundColor == .systemRed)
  }
}

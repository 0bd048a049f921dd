import TestSupport
import Testing
import UIKit

/// The list of arranged views, margins, direction and nesting (uikit.md 4.10).
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

  @Test("Arranged views become subviews that constraints place; the order of both may differ")
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

  @Test("A view taken out of the list stays a subview; one taken out of the tree leaves the list")
  func removal() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 40, 50])
    #expect(scene.along == [[0, 110], [110, 40], [150, 50]])
    scene.stack.removeArrangedSubview(scene.views[0])
    #expect(scene.views[0].superview === scene.stack)
    #expect(scene.along.dropFirst() == [[0, 150], [150, 50]])
    scene.views[2].removeFromSuperview()
    #expect(scene.stack.arrangedSubviews == [scene.views[1]])
    #expect(scene.along[1] == [0, 200])
    // Back at once, before any layout.
    scene.views[1].removeFromSuperview()
    scene.stack.addArrangedSubview(scene.views[1])
    scene.stack.addArrangedSubview(scene.views[2])
    #expect(scene.along.dropFirst() == [[0, 150], [150, 50]])
  }

  @Test("A view that joins another stack leaves the first")
  func moving() {
    let view = ContentView(10, 10)
    let old = UIStackView(arrangedSubviews: [view])
    let new = UIStackView(arrangedSubviews: [view])
    #expect(old.arrangedSubviews.isEmpty)
    #expect(new.arrangedSubviews == [view])
  }

  @Test("An index beyond the end stops with Apple's text")
  func beyondTheEnd() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
        }
      })
    let log = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      log.contains(
        """
        NSInternalInconsistencyException: index out of bounds for arranged subview: index = 2 \
        expected to be less than or equal to 1
        """))
  }

  @Test("Views stand inside of the margins where those count, beside the safe area by itself")
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

  @Test("Where reading starts at the right the first view is there", arguments: 0..<5)
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
    // Origin and length are rounded each, to one of three pixels to the point.
    for (frame, expected) in zip(scenes[1].along, mirrored) {
      #expect(abs(frame[0] - expected[0]) < 0.34 && abs(frame[1] - expected[1]) < 0.34)
    }
  }

  @Test(
    "A row that is mirrored after it was laid out stands as one mirrored before", arguments: 0..<5)
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
    #expect(scenes[1].stack.constraints.allSatisfy { $0.isActive })
  }

  @Test("A column in a row takes what the row leaves it")
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

  @Test("The fitting size of equal lengths is that of the longest, for each")
  func fittingEqually() {
    let stack = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(70, 20)])
    stack.distribution = .fillEqually
    stack.spacing = 4
    // 2 × 70 + 4.
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 144, height: 20))
  }

  @Test("Hiding a view in the block of an animation moves the others")
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
      // From the middle 125 to the middle 100, from 150 wide to 200.
      #expect(views[1].layer.presentation()?.position.x == 112.5)
      #expect(views[1].layer.presentation()?.bounds.width == 175)
    }
  }

  @Test("A change leaves the constraints alone that still hold")
  func onlyWhatDiffers() {
    let scene = StackScene(.horizontal, length: 200, naturals: [30, 40, 50])
    scene.root.layoutIfNeeded()
    let before = Set(scene.stack.constraints)
    scene.stack.spacing = 7
    scene.root.layoutIfNeeded()
    #expect(Set(scene.stack.constraints) == before)
    scene.views[1].isHidden = true
    scene.root.layoutIfNeeded()
    // The gap before the view gets another length. The one behind it goes, and its far edge across.
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

  @Test("A stack can be filled with a colour")
  func background() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stack.backgroundColor = .systemRed
    #expect(stack.backgroundColor == .systemRed)
  }
}

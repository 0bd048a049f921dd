import LegoSupport
import LegoTesting
import LegoViews
import Testing
import UIKit

/// A container with a block in it, of each kind.
private enum ContainerKind: CaseIterable {
  case box, stack, plain

  @MainActor func container(@ViewBuilder _ content: () -> [UIView]) -> UIView {
    switch self {
    case .box: VBox { content() }
    case .stack: UIStackView(axis: .vertical, alignment: .leading) { content() }
    case .plain: UIView { content() }
    }
  }
}

@MainActor @Suite("Conditional blocks of views") struct IfBlockTests {
  @State private var flag = false
  @State private var number = 0
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  @Test(
    "A block displays one branch, and the other one after a change",
    arguments: ContainerKind.allCases)
  fileprivate func branches(kind: ContainerKind) {
    let container = kind.container {
      Piece("a")
      IfBlock($flag) {
        Piece("b")
        Piece("c")
      } else: {
        Piece("d")
      }
      Piece("e")
    }
    screen.arrangeViews { container }
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "ade")
    flag = true
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "abce")
    flag = false
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "ade")
  }

  @Test("The views of a branch are boxes of the box around the block")
  func boxFrames() {
    let (first, second, last) = (Piece("a"), Piece("b", 30), Piece("c"))
    let box = VBox {
      first
      IfBlock($flag) { second.margin(top: 5) }
      last
    }
    .space(10)
    box.frame = screen.bounds
    box.layoutIfNeeded()
    // A hidden branch has no space: 20 + 10.
    #expect(last.frame.minY == 30)
    flag = true
    box.layoutIfNeeded()
    // 20 + 10 + 5, and 20 + 10 below.
    #expect(second.frame == CGRect(x: 0, y: 35, width: 30, height: 20))
    #expect(last.frame.minY == 65)
    #expect(box.sizeThatFits(.zero) == CGSize(width: 30, height: 85))
  }

  @Test("The views of a branch are arranged by the stack view around the block")
  func stackFrames() {
    let (first, second, last) = (Piece("a"), Piece("b", 30), Piece("c"))
    let stack = UIStackView(axis: .horizontal, spacing: 8) {
      first
      IfBlock($flag) { second }
      last
    }
    screen.arrangeViews { stack }
    screen.layoutIfNeeded()
    // 10 + 8.
    #expect(last.frame.minX == 18)
    flag = true
    screen.layoutIfNeeded()
    #expect([second, last].map(\.frame.minX) == [18, 56])
  }

  @Test("In a plain view the views of a branch are at their alignments")
  func plainFrames() {
    let (one, other) = (Piece("a"), Piece("b"))
    screen.arrangeViews {
      IfBlock($flag) {
        one.alignment(.center)
      } else: {
        other.alignment([.trailing, .bottom])
      }
    }
    screen.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 190, y: 380, width: 10, height: 20))
    #expect(one.superview == nil)
    flag = true
    screen.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 95, y: 190, width: 10, height: 20))
    #expect(other.superview == nil)
  }

  @Test("The views of a block in a group are in the line of the group")
  func group() {
    let (first, second, last, below) = (Piece("a"), Piece("b", 30), Piece("c"), Piece("d"))
    let box = VBox {
      HGroup {
        first
        IfBlock($flag) { second }
        last
      }
      below
    }
    box.frame = screen.bounds
    flag = true
    box.layoutIfNeeded()
    #expect([first, second, last].map(\.frame.minX) == [0, 10, 40])
    #expect([first, second, last].map(\.frame.minY) == [0, 0, 0])
    #expect(below.frame.minY == 20)
    flag = false
    box.layoutIfNeeded()
    #expect(last.frame.minX == 10)
    #expect(second.superview == nil)
  }

  @Test("A view with a padding of its own is displayed and removed with it")
  func padding() {
    let (inner, last) = (Piece("a"), Piece("b"))
    let box = VBox {
      IfBlock($flag) { inner.padding(5) }
      last
    }
    box.frame = screen.bounds
    flag = true
    box.layoutIfNeeded()
    #expect(inner.convert(inner.bounds, to: box).origin == CGPoint(x: 5, y: 5))
    #expect(last.frame.minY == 30)
    flag = false
    box.layoutIfNeeded()
    #expect(inner.window == nil && !inner.isDescendant(of: box))
    #expect(last.frame.minY == 0)
  }

  @Test("A branch is created when it is displayed first, and kept")
  func laziness() {
    var created: [String] = []
    func piece(_ name: String) -> Piece {
      created.append(name)
      return Piece(name)
    }
    let block = IfBlock($flag) {
      piece("a")
    } else: {
      piece("b")
    }
    #expect(created == [])
    let box = VBox { block }
    #expect(created == ["b"])
    let first = block.views
    flag = true
    box.layoutIfNeeded()
    #expect(created == ["b", "a"])
    flag = false
    box.layoutIfNeeded()
    #expect(created == ["b", "a"])
    #expect(block.views == first)
  }

  @Test("A condition of a value changes the branch only if its result changes")
  func condition() {
    let block = IfBlock($number, map: { $0 > 2 }) {
      Piece("many")
    } else: {
      Piece("few")
    }
    let box = VBox { block }
    let few = block.views
    number = 2
    box.layoutIfNeeded()
    #expect(block.views == few)
    number = 3
    box.layoutIfNeeded()
    #expect(box.pieceNames == "many")
  }

  @Test("Without a binding the block displays its other branch")
  func noBinding() {
    let binding: Binding<Bool>? = nil
    let box = VBox {
      IfBlock(binding) {
        Piece("a")
      } else: {
        Piece("b")
      }
      IfBlock(nil as Binding<Int>?, map: { $0 == 0 }) { Piece("c") }
    }
    #expect(box.pieceNames == "b")
  }

  @Test("A block in a block is displayed with it", arguments: ContainerKind.allCases)
  fileprivate func nested(kind: ContainerKind) {
    let container = kind.container {
      IfBlock($flag) {
        Piece("a")
        IfBlock($number, map: { $0 == 1 }) {
          Piece("b")
        } else: {
          Piece("c")
        }
        Piece("d")
      }
      Piece("e")
    }
    screen.arrangeViews { container }
    number = 1
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "e")
    flag = true
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "abde")
    number = 2
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "acde")
    flag = false
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "e")
    number = 1
    flag = true
    screen.layoutIfNeeded()
    #expect(container.pieceNames == "abde")
  }

  @Test("A block that is removed takes its views with it, and displays them in the next superview")
  func removal() {
    let block = IfBlock($flag) {
      Piece("a")
    } else: {
      Piece("b")
    }
    let first = VBox { block }
    let second = VBox { Piece("c") }
    second.addSubview(block)
    #expect(first.subviews == [])
    #expect(second.pieceNames == "cb")
    block.removeFromSuperview()
    #expect(second.pieceNames == "c")
    flag = true
    first.addSubview(block)
    #expect(first.pieceNames == "a")
  }

  @Test("A change in an animation moves the other views, and fades in those that appear")
  func animation() {
    let (appearing, last) = (Piece("a"), Piece("b"))
    let box = VBox {
      IfBlock($flag) { appearing }
      last
    }
    let window = window(box)
    UIView.animate(withDuration: 1000) { flag = true }
    #expect(box.pieceNames == "ab")
    #expect(last.frame.minY == 20)
    // It is still drawn near its former center, 0 + 20 / 2.
    #expect(abs(last.presentedCenter.y - 10) < 1)
    // The view appears where it belongs, and isn't moved there: 0 + 10 / 2, 0 + 20 / 2.
    #expect(appearing.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(appearing.presentedCenter == CGPoint(x: 5, y: 10))
    #expect(appearing.alpha == 1)
    #expect((appearing.layer.presentation()?.opacity ?? 1) < 0.1)
    _ = window
  }

  @Test("A transaction with an animation animates the change, and one without doesn't")
  func transaction() {
    let last = Piece("b")
    let box = VBox {
      Piece("<")
      IfBlock($flag) { Piece("a").margin(leading: 7) }
      last
    }
    let window = window(box)
    withLegoTransaction(.none) { flag = true }
    window.layoutIfNeeded()
    #expect(last.frame.minY == 40)
    #expect(!box.subviews.contains { $0 is UIImageView })
    withLegoTransaction(.automatic) { flag = false }
    window.layoutIfNeeded()
    #expect(last.frame.minY == 20)
    // The image of the removed view fades out where it was.
    let image = box.subviews.compactMap { $0 as? UIImageView }.first
    #expect(image?.frame == CGRect(x: 7, y: 20, width: 10, height: 20))
    #expect(image?.alpha == 0)
  }

  @Test(
    "The image of a view that fades out is as opaque as the view, and removed at the end",
    .enabled(if: Touch.isAvailable))
  func fading() {
    flag = true
    let (removed, controller) = (Piece("a"), UIViewController())
    removed.backgroundColor = .red
    removed.alpha = 0.5
    let box = VBox { IfBlock($flag) { removed } }
    controller.view.arrangeViews { box.alignment([.leading, .top]) }
    let screen = Screen(controller)
    func image() -> UIImageView? { box.subviews.compactMap { $0 as? UIImageView }.first }
    screen.clock.hold {
      withLegoTransaction(.automatic) { flag = false }
      screen.settle()
      Touch.advance(by: 0.01)
      let opacity = image()?.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0.4 && opacity <= 0.5)
      Touch.advance(by: 1)
      #expect(image() == nil)
    }
  }

  @Test("The closure of a branch is released after it has run, and the block with its superview")
  func release() {
    final class Owner {}
    weak var weakOwner: Owner?
    weak var weakBlock: UIView?
    do {
      let owner = Owner()
      weakOwner = owner
      var box: VBox? = VBox {
        IfBlock($flag) {
        } else: {
          Piece("\(ObjectIdentifier(owner))")
        }
      }
      weakBlock = box?.subviews.first
      #expect(weakBlock is IfBlock)
      box = nil
    }
    #expect(weakOwner == nil)
    #expect(weakBlock == nil)
    flag = true
  }
}

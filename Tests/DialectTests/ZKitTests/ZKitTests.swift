import LegoSupport
import LegoTesting
import Testing
import UIKit
import ZKit

// The code blocks of ZKit's document, by its headings: "ResultBuilder基础", "已实现的拓展" (those of "表格tableview"
// are in `SeedTableTests`), "注意", "一些状态监听" and "自动刷新的If、ForEach". The demos of "一些简单Demos" are in `Demos`,
// the declarations of "已实现的属性修改" and "布局相关Attribute" in `DeclarationTests`.
//
// Views of a block that the document only names (`view1`) are pieces here. Typing errors corrected: the comma
// after `.horizontal` of the stack is a full-width one, `spacing: CGFloat = 0` of the scroll view is a
// declaration in a call, and the struct `ResultBuilder` has placeholders.

@MainActor @Suite("The code of ZKit's document") struct ZKitTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("A block of a view adds a text in its center")
  func helloWorld() throws {
    let controller = UIViewController()
    controller.view = view
    controller.hello()
    view.layoutIfNeeded()
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "Hello World")
    #expect(abs(label.frame.midX - 160) <= 0.5)
    #expect(abs(label.frame.midY - 240) <= 0.5)
  }

  @Test("A block adds views that exist to a view of any kind")
  func someViews() {
    let someView = UIView()
    let (view1, view2, view3) = (Piece("1"), Piece("2"), Piece("3"))
    someView.arrangeViews {
      view1
      view2
      view3
      // 根据内容的alignment属性排版，stack则根据自己的axis、distribution、alignment、spacing属性排版
    }
    #expect(someView.subviews == [view1, view2, view3])
  }

  @Test("Blocks may be empty")
  func emptyBlocks() {
    let views = [
      UIView {
        // 内容1...
        // 内容2...
        // 内容n...
        // 根据内容的alignment属性排版
      },
      UIStackView(axis: .horizontal, distribution: .fill, alignment: .fill, spacing: 0) {
        // 内容1...
        // 内容2...
        // 内容n...
        // 根据stack的axis、distribution、alignment、spacing属性排版
      },
    ]
    #expect(views.allSatisfy { $0.subviews.isEmpty })
    let scroll = UIScrollView(.vertical, spacing: 0) {
      // 内容1...
      // 内容2...
      // 内容n...
      // 排列逻辑与stack一致
    }
    #expect(scroll.subviews.contains { $0 is UIStackView })
  }

  @Test("A block may list views that exist already")
  func existingViews() {
    var myView = UILabel()

    let stack = UIStackView {
      // 前面一些views
      UIView()

      myView

      // 后面一些views
      UIView()
    }
    withUnsafeMutablePointer(to: &myView) { _ in }
    #expect(stack.arrangedSubviews[1] === myView)
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test("Labels, buttons and images have content at its alignment")
  func contentInitializers() {
    let (one, two, three) = (Piece("a"), Piece("b"), Piece("c"))
    let label = UILabel { one.alignment(.center) }
    let button = UIButton { two.alignment([.trailing, .bottom]) }
    let image = UIImageView { three }
    for content in [label, button, image] {
      content.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      content.layoutIfNeeded()
    }
    #expect(one.frame == CGRect(x: 45, y: 15, width: 10, height: 20))
    #expect(two.frame == CGRect(x: 90, y: 30, width: 10, height: 20))
    #expect(three.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test("A stack view arranges its content with its own properties")
  func stack() {
    let (one, two) = (Piece("a"), Piece("b", 30))
    view.arrangeViews {
      UIStackView(axis: .horizontal, distribution: .fill, alignment: .fill, spacing: 0) {
        one.alignment(.center)
        two
      }
    }
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(two.frame == CGRect(x: 10, y: 0, width: 30, height: 20))
  }

  @Test("A scroll view has one stack view inside")
  func scrollView() throws {
    let (one, two) = (Piece("a", 10, 300), Piece("b", 10, 400))
    let scrollView = UIScrollView(.vertical, spacing: 0) {
      one
      two
    }
    view.arrangeViews { scrollView.alignment(.allEdges) }
    view.layoutIfNeeded()
    // 300 + 400.
    #expect(scrollView.contentSize == CGSize(width: 320, height: 700))
    #expect(two.frame == CGRect(x: 0, y: 300, width: 320, height: 400))
    #expect(one.superview is UIStackView)
  }

  @Test("A conditional block shows one page at a time, with and without an else")
  func ifBlock() {
    let pages = Pages()
    let stack = pages.stack(Piece("1"), Piece("2"), Piece("3"))
    let window = window(stack)
    // Both blocks have the same views: those of the first one follow the second.
    #expect(stack.pieceNames == "12")
    pages.showPage1 = false
    window.layoutIfNeeded()
    #expect(stack.pieceNames == "3")
    pages.showPage1 = true
    window.layoutIfNeeded()
    #expect(stack.pieceNames == "12")
  }

  @Test("A conditional block follows a condition of a value") func condition() {
    let count = State(1)
    let box = UIStackView(axis: .vertical) {
      IfBlock(count.binding, map: { $0 > 2 }) {
        Piece("many")
      } contentElse: {
        Piece("few")
      }
      IfBlock(count.binding, map: { $0 > 2 }, contentIf: { Piece("+") })
      IfBlock(count.binding.map { $0 > 2 }, content: { Piece("!") }, contentElse: { Piece("?") })
    }
    let window = window(box)
    #expect(box.pieceNames == "few?")
    count.value = 3
    window.layoutIfNeeded()
    #expect(box.pieceNames == "many+!")
  }

  @Test("A button toggles the cake")
  func cake() throws {
    let owner = Cake()
    let stack = owner.stack()
    let window = window(stack)
    func cakes() -> [UILabel] {
      stack.arrangedSubviews.compactMap { $0 as? UILabel }.filter { $0.text == "Cake" }
    }
    #expect(cakes().isEmpty)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    #expect(button.title(for: .normal) == "toggle")
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(cakes().map(\.layer.borderWidth) == [1])
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(cakes().isEmpty)
  }

  @Test("A loop has the views of the elements of an array, at their alignments")
  func forEach() {
    let owner = Titles()
    owner.arrange(in: view)
    view.layoutIfNeeded()
    func labels() -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }
    #expect(labels().map(\.text) == ["a", "b"])
    #expect(labels().map(\.frame) == [view.bounds, view.bounds])
    owner.titles.append("c")
    view.layoutIfNeeded()
    #expect(labels().map(\.text) == ["a", "b", "c"])
  }

  @Test("A loop has several views of an element")
  func forEachViews() {
    @State var array = ["a"]
    let (view1, view2, view3) = (Piece("1"), Piece("2"), Piece("3"))
    let stack = UIStackView {
      ForEach($array) { item in
        view1
        view2
        view3
      }
    }
    #expect(stack.pieceNames == "123")
    array = []
    stack.layoutIfNeeded()
    #expect(stack.pieceNames == "")
  }

  @Test("A loop takes elements without an identity, and several views of each")
  func forEachElements() {
    struct Name { let text: String }
    @State var array = [Name(text: "a"), Name(text: "b")]
    let loop: ForEachView<Name> = ForEach($array) { item in
      Piece(item.text + "1")
      Piece(item.text + "2")
      Piece(item.text + "3")
    }
    let stack = UIStackView {
      loop
      ForEach($array, contents: { item in [Piece(item.text)] })
    }
    #expect(stack.pieceNames == "a1a2a3b1b2b3ab")
  }
}

extension UIViewController {
  /// The first block of "ResultBuilder基础".
  fileprivate func hello() {
    self.view.arrangeViews {
      UILabel()
        .text("Hello World")
        .alignment(.center)
    }
  }
}

/// The owner of the condition of "条件IfBlock".
@MainActor private final class Pages {
  @State var showPage1 = true

  func stack(_ view1: UIView, _ view2: UIView, _ view3: UIView) -> UIStackView {
    UIStackView(axis: .vertical) { [weak self] in
      IfBlock(self?.$showPage1) {
        view1
        view2
      }
      // 或者
      IfBlock(self?.$showPage1) {
        view1
        view2
      } contentElse: {
        view3
      }
    }
  }
}

/// The example of `IfBlock` in "自动刷新的If、ForEach".
@MainActor private final class Cake {
  @State var showCake = false
  private let str = "toggle"

  func stack() -> UIStackView {
    UIStackView(axis: .vertical) {
      IfBlock($showCake) {
        UILabel()
          .text("Cake")
          .borderColor(.blue).borderWidth(1)
      }
      UIButton()
        .text(str)
        .font(.systemFont(ofSize: 20, weight: .black))
        .textColor(.black)
        .textColor(.gray, for: .highlighted)
        .action { [weak self] in
          self?.showCake.toggle()
        }
    }
  }
}

/// The example of `ForEach` in "自动刷新的If、ForEach".
@MainActor private final class Titles {
  @State var titles = ["a", "b"]

  func arrange(in view: UIView) {
    view.arrangeViews {
      ForEach($titles) { str in
        UILabel().text(str).alignment(.allEdges)
      }
    }
  }
}

import LegoSupport
import LegoTesting
import Testing
import UIKit
import ZKit

// The code blocks of ZKit's document, in their order. Blocks on tables are with the tests of tables.

/// The demo with a text field, as the document has it.
private final class TextInputController: UIViewController {
  @State var text: String = "abc"
  let label = UILabel()
  let field = UITextField()
  let frameView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.arrangeViews {
      frameView.arrangeViews {
        UIStackView(axis: .vertical, spacing: 10) {
          UILabel().text("your input:")
          label.text(self.$text)
          field.text(self.$text).borderStyle(.roundedRect)
        }
        .padding(top: 10, leading: 10, bottom: 10, trailing: 10)
        .frame(width: .fillParent)
        .alignment(.allEdges)
      }
      .borderWidth(1)
      .borderColor(.black)
      .alignment([.top, .centerX])
      .frame(width: 200)
      .margin(top: 160)
    }
  }
}

/// The demo with a static list, as the document has it.
private final class ListController: UIViewController {
  private(set) var rows: [UIView] = []
  private(set) var icons: [UIView] = []
  private(set) var lines: [UIView] = []
  private(set) var scrollView: UIScrollView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.arrangeViews {
      UIScrollView(.vertical) {
        for row in 0..<10 {
          UIView {
            UIStackView(axis: .horizontal, alignment: .center, spacing: 10) {
              UIView()
                .backgroundColor(
                  UIColor(hue: CGFloat(row) / 10, saturation: 1, brightness: 1, alpha: 1)
                )
                .cornerRadius(4)
                .frame(width: 40, height: 40)
                .then { icons.append($0) }

              UIStackView(axis: .vertical, alignment: .leading) {
                UILabel().text("Title text \(row)")
                  .textColor(.label)
                  .font(.systemFont(ofSize: 17, weight: .semibold))
                UILabel().text("Detail text Detail text Detail text \(row)")
                  .textColor(.lightGray)
                  .font(.systemFont(ofSize: 14, weight: .regular))
              }
            }
            .frame(alignment: [.leading, .centerY])
            .margin(leading: 12)

            UIView()
              .backgroundColor(.lightGray)
              .frame(height: 0.5, alignment: [.leading, .bottom, .trailing])
              .margin(leading: 12)
              .then { lines.append($0) }
          }
          .frame(height: 60)
          .then { rows.append($0) }
        }
      }
      .frame(alignment: .allEdges)
      .bounce(.vertical)
      .then { scrollView = $0 }
    }
  }
}

@MainActor @Suite("The code of ZKit's document") struct ZKitTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Displays a controller in a window of 320 x 480 points.
  private func display(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: view.frame)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("A block of a view adds a text in its center")
  func helloWorld() throws {
    let returned = view.arrangeViews {
      UILabel()
        .text("Hello World")
        .alignment(.center)
    }
    view.layoutIfNeeded()
    #expect(returned === view)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "Hello World")
    #expect(abs(label.frame.midX - 160) <= 0.5)
    #expect(abs(label.frame.midY - 240) <= 0.5)
  }

  @Test("A block may list views that exist already")
  func existingViews() {
    let myView = UILabel()
    let stack = UIStackView {
      UIView()

      myView

      UIView()
    }
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
      UIStackView(axis: .horizontal, distribution: .fill, alignment: .fill, spacing: 5) {
        one.alignment(.center)
        two
      }
    }
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(two.frame == CGRect(x: 15, y: 0, width: 30, height: 20))
  }

  @Test("A scroll view has one stack view inside")
  func scrollView() throws {
    let (one, two) = (Piece("a", 10, 300), Piece("b", 10, 400))
    let scrollView = UIScrollView(.vertical, spacing: 20) {
      one
      two
    }
    view.arrangeViews { scrollView.alignment(.allEdges) }
    view.layoutIfNeeded()
    // 300 + 20 + 400.
    #expect(scrollView.contentSize == CGSize(width: 320, height: 720))
    #expect(two.frame == CGRect(x: 0, y: 320, width: 320, height: 400))
    #expect(one.superview is UIStackView)
  }

  @Test("A conditional block shows one page at a time, with and without an else")
  func ifBlock() {
    @MainActor final class Owner { @State var showPage1 = true }
    let owner = Owner()
    let (page1, page2, extra) = (Piece("1"), Piece("2"), Piece("+"))
    let stack = UIStackView(axis: .vertical) { [weak owner] in
      IfBlock(owner?.$showPage1) {
        page1
      } contentElse: {
        page2
      }
      IfBlock(owner?.$showPage1) {
        extra
      }
    }
    #expect(stack.pieceNames == "1+")
    owner.showPage1 = false
    stack.layoutIfNeeded()
    #expect(stack.pieceNames == "2")
  }

  @Test("A button toggles the cake")
  func cake() throws {
    @MainActor final class Owner { @State var showCake = false }
    let owner = Owner()
    let str = "toggle"
    let stack = UIStackView(axis: .vertical) {
      IfBlock(owner.$showCake) {
        UILabel()
          .text("Cake")
          .borderColor(.blue).borderWidth(1)
      }
      UIButton()
        .text(str)
        .font(.systemFont(ofSize: 20, weight: .black))
        .textColor(.black)
        .textColor(.gray, for: .highlighted)
        .action { [weak owner] in
          owner?.showCake.toggle()
        }
    }
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
    @MainActor final class Owner { @State var titles = ["a", "b"] }
    let owner = Owner()
    view.arrangeViews {
      ForEach(owner.$titles) { str in
        UILabel().text(str).alignment(.allEdges)
      }
    }
    view.layoutIfNeeded()
    func labels() -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }
    #expect(labels().map(\.text) == ["a", "b"])
    #expect(labels().map(\.frame) == [view.bounds, view.bounds])
    owner.titles.append("c")
    view.layoutIfNeeded()
    #expect(labels().map(\.text) == ["a", "b", "c"])
  }

  @Test("Text that is typed reaches the label that is bound to the same state")
  func textInput() {
    let controller = TextInputController()
    let window = display(controller)
    #expect(controller.label.text == "abc")
    #expect(controller.field.text == "abc")
    controller.field.becomeFirstResponder()
    controller.field.insertText("d")
    #expect(controller.text == "abcd")
    #expect(controller.label.text == "abcd")
    controller.text = "new"
    #expect(controller.field.text == "new")
    // 200 points wide in the center of 320, and 160 points from the top.
    window.layoutIfNeeded()
    #expect(controller.frameView.frame.minX == 60)
    #expect(controller.frameView.frame.minY == 160)
    #expect(controller.frameView.frame.width == 200)
    // The padding of 10 points on each side.
    #expect(controller.label.convert(controller.label.bounds, to: controller.frameView).minX == 10)
    #expect(controller.label.frame.width == 180)
  }

  @Test("The static list has ten rows of 60 points")
  func staticList() throws {
    let controller = ListController()
    let screen = Screen(
      controller, size: view.frame.size, traits: UITraitCollection(displayScale: 2))
    let scrollView = try #require(controller.scrollView)
    #expect(scrollView.frame == view.frame)
    #expect(scrollView.alwaysBounceVertical)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 600))
    #expect(
      controller.rows.map(\.frame)
        == (0..<10).map { CGRect(x: 0, y: $0 * 60, width: 320, height: 60) })
    for (row, (icon, line)) in zip(controller.rows, zip(controller.icons, controller.lines)) {
      // 12 from the leading edge, in the center of 60: (60 - 40) / 2.
      #expect(icon.convert(icon.bounds, to: row) == CGRect(x: 12, y: 10, width: 40, height: 40))
      // 320 - 12 wide, and one pixel of 1 / 2 high at the bottom: 60 - 0.5.
      #expect(line.frame == CGRect(x: 12, y: 59.5, width: 308, height: 0.5))
    }
    withExtendedLifetime(screen) {}
  }
}

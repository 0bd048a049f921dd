import LegoTesting
import Testing
import UIKit
import ZKit

// The demos of "一些简单Demos" in ZKit's document, as they are written there.

// "文本输入和绑定"

private final class TextInputController: UIViewController {
  @State var text: String = "abc"

  override func viewDidLoad() {
    super.viewDidLoad()

    // swift-format-ignore
    self.view.arrangeViews {
      UIView() {
        UIStackView(axis: .vertical, spacing: 10) {
          UILabel().text("your input:")
          UILabel().text(self.$text)
          UITextField().text(self.$text).borderStyle(.roundedRect)
        }
        .padding(top: 10, leading: 10, bottom: 10, trailing: 10)
      }
      .borderWidth(1)
      .borderColor(.black)
      .alignment([.top, .centerX])
      .frame(width: 200)
      .padding(top: 160)
    }
    // Do any additional setup after loading the view.
  }
}

// "静态列表"

private final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.arrangeViews {
      UIScrollView(.vertical) {
        for row in 0..<10 {
          UIView {
            UIStackView(axis: .horizontal, alignment: .center, spacing: 10) {
              UIView()
                .backgroundColor(
                  UIColor(
                    hue: CGFloat.random(in: 0...1), saturation: 1, brightness: 1, alpha: 1)
                )
                .cornerRadius(4)
                .frame(width: 40, height: 40)

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
          }.frame(height: 60)

        }
      }
      .frame(alignment: .allEdges)
      .bounce(.vertical)
    }
  }
}

/// The text field of "一些状态监听".
private final class FieldController: UIViewController {
  @State var text: String = "abc"

  override func viewDidLoad() {
    super.viewDidLoad()
    ///...
    self.view.arrangeViews {
      UITextField().text(self.$text)
    }
  }
}

@MainActor @Suite("The demos of ZKit's document") struct DemoTests {
  private let size = CGSize(width: 320, height: 480)

  private func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + views(of: type, in: child)
    }
  }

  @Test("Text that is typed reaches the label that is bound to the same state")
  func textInput() throws {
    let controller = TextInputController()
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let field = try #require(views(of: UITextField.self, in: controller.view).first)
    let label = try #require(
      views(of: UILabel.self, in: controller.view).first { $0.text == "abc" })
    #expect(field.text == "abc")
    field.becomeFirstResponder()
    field.insertText("d")
    #expect(controller.text == "abcd")
    #expect(label.text == "abcd")
    controller.text = "new"
    #expect(field.text == "new")
    // 200 points wide in the center of 320, and 160 points from the top.
    window.layoutIfNeeded()
    let frame = try #require(
      views(of: UIView.self, in: controller.view).first { $0.layer.borderWidth == 1 })
    let origin = frame.convert(CGPoint.zero, to: controller.view)
    #expect(origin == CGPoint(x: 60, y: 160))
    #expect(frame.bounds.width == 200)
    // The padding of 10 points on each side.
    #expect(label.convert(label.bounds, to: frame).minX == 10)
    let distance = frame.bounds.height - field.convert(field.bounds, to: frame).maxY
    #expect(abs(distance - 10) < 0.001)
  }

  @Test("A field writes the state that it displays") func field() throws {
    let controller = FieldController()
    let field = try #require(views(of: UITextField.self, in: controller.view).first)
    #expect(field.text == "abc")
    field.text = "abcd"
    field.sendActions(for: .editingChanged)
    #expect(controller.text == "abcd")
  }

  @Test("The static list has ten rows of 60 points")
  func staticList() throws {
    let controller = ListController()
    let screen = Screen(controller, size: size, traits: UITraitCollection(displayScale: 2))
    let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(scrollView.frame == CGRect(origin: .zero, size: size))
    #expect(scrollView.alwaysBounceVertical)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 600))
    let stack = try #require(views(of: UIStackView.self, in: scrollView).first)
    let rows = stack.arrangedSubviews
    #expect(
      rows.map(\.frame) == (0..<10).map { CGRect(x: 0, y: $0 * 60, width: 320, height: 60) })
    for row in rows {
      let icon = try #require(
        views(of: UIView.self, in: row).first { $0.layer.cornerRadius == 4 })
      // 12 from the leading edge, in the center of 60: (60 - 40) / 2.
      #expect(icon.convert(icon.bounds, to: row) == CGRect(x: 12, y: 10, width: 40, height: 40))
      // 320 - 12 wide, and one pixel of 1 / 2 high at the bottom: 60 - 0.5.
      #expect(row.subviews.last?.frame == CGRect(x: 12, y: 59.5, width: 308, height: 0.5))
    }
    withExtendedLifetime(screen) {}
  }
}

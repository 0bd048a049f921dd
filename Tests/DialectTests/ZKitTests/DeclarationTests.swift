import LegoSupport
import TestSupport
import Testing
import UIKit
import ViewSupport
import ZKit

// The declarations of ZKit's document, each of which is called: those of "ResultBuilder基础", "已实现的属性修改" with
// its headings, "布局相关Attribute" and "一些状态监听". `IfBlock` and `ForEach` are classes here whose values stand in
// blocks, in place of functions that return views; their calls are in `ZKitTests`.
@MainActor @Suite("The declarations of ZKit's document") struct DeclarationTests {
  @Test("A result builder collects values of any type, and one of views is ViewBuilder")
  func resultBuilder() {
    func texts(@ResultBuilder<String> _ content: ResultBuilder<String>.ContentBlock) -> [String] {
      content()
    }
    func views(@ViewBuilder _ content: ViewBuilder.ContentBlock) -> [UIView] { content() }
    let result = texts {
      "a"
      if Bool(true) { "b" } else { "c" }
      for number in 1...2 { "\(number)" }
    }
    #expect(result == ["a", "b", "1", "2"])
    #expect(views { UILabel() }.count == 1)
    #expect(ViewBuilder.buildBlock([UIView()], [UIView(), UIView()]).count == 3)
  }

  @Test("UIView") func view() {
    let view = UIView()
      .backgroundColor(.red)
      .cornerRadius(CGFloat(3))
      .clipped()
      .borderColor(.blue)
      .borderWidth(CGFloat(2))
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == 3)
    #expect(view.clipsToBounds)
    #expect(view.layer.borderColor == UIColor.blue.cgColor)
    #expect(view.layer.borderWidth == 2)
    view.border(width: 4, color: .green)
    #expect(view.layer.borderColor == UIColor.green.cgColor)
    #expect(view.layer.borderWidth == 4)
  }

  @Test("UILabel") func label() {
    let state = State("a")
    let stateText: Binding<String> = state.binding
    let font = UIFont.systemFont(ofSize: 9)
    let label = UILabel()
      .text("text")
      .textColor(.red)
      .textAlignment(NSTextAlignment.right)
      .numberOfLines(2)
      .font(font)
    #expect(label.text == "text")
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.numberOfLines == 2)
    #expect(label.font == font)
    label.text(binding: stateText)
    state.value = "b"
    #expect(label.text == "b")
  }

  @Test("UIControl, UIButton") func button() {
    let state = State("a")
    let stateText: Binding<String> = state.binding
    var count = 0
    let action: UIControl.ActionBlock = { count += 1 }
    let control = UIControl().action(for: .valueChanged, action).action(action)
      .textAlignment(UIControl.ContentHorizontalAlignment.right)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(count == 2)
    #expect(control.contentHorizontalAlignment == .right)
    let font = UIFont.systemFont(ofSize: 9)
    let button = UIButton().font(font).text("text").text("pressed", for: .highlighted)
      .textColor(.red).textColor(.blue, for: .disabled)
    #expect(button.titleLabel?.font == font)
    #expect(button.title(for: .normal) == "text")
    #expect(button.title(for: .highlighted) == "pressed")
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .disabled) == .blue)
    button.text(binding: stateText).text(binding: stateText, for: .selected)
    state.value = "b"
    #expect(button.title(for: .normal) == "b")
    #expect(button.title(for: .selected) == "b")
  }

  @Test("The content of a control is aligned as the text is") func textAlignment() {
    ModifierRow.row(
      "UIControl.textAlignment", { UIControl() }, \.contentHorizontalAlignment, (.left, .right)
    ) {
      $0.textAlignment($1)
    } bind: {
      $0.textAlignment($1)
    }.check()
    let field = UITextField().textAlignment(.center)
    #expect(field.textAlignment == .center)
    #expect(field.contentHorizontalAlignment == UITextField().contentHorizontalAlignment)
  }

  @Test("UIScrollView") func scrollView() async throws {
    var (offsets, pages): ([CGPoint], [CGFloat]) = ([], [])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      .bounce(.horizontal, bounce: true)
      .contentOffsetObserve(handler: { offsets.append($0) })
      .pageObserve(handler: { pages.append($0) })
    #expect(scroll.alwaysBounceHorizontal)
    #expect(!scroll.alwaysBounceVertical)
    scroll.bounce(.vertical).bounce(.horizontal, bounce: false)
    #expect(scroll.alwaysBounceVertical)
    #expect(!scroll.alwaysBounceHorizontal)
    scroll.contentSize = CGSize(width: 300, height: 50)
    scroll.contentOffset.x = 150
    try await nextRunLoopPass()
    #expect(offsets == [CGPoint(x: 150, y: 0)])
    // 150 / 100.
    #expect(pages == [1.5])
  }

  @Test("UITextField") func textField() {
    let state = State("a")
    let text: Binding<String> = state.binding
    let font = UIFont.systemFont(ofSize: 9)
    let field = UITextField().textColor(.red).textAlignment(NSTextAlignment.right).font(font)
      .borderStyle(.line).text(binding: text)
    #expect(field.textColor == .red)
    #expect(field.textAlignment == .right)
    #expect(field.font == font)
    #expect(field.borderStyle == .line)
    #expect(field.text == "a")
    field.text = "b"
    field.sendActions(for: .editingChanged)
    #expect(state.value == "b")
    let view = UITextView().text(binding: text)
    #expect(view.text == "b")
  }

  @Test("Alignments, sizes and paddings") func layout() {
    let (view, inset) = (Piece("a"), Piece("b"))
    let edges: Alignment = [.leading, .trailing, .top, .bottom]
    #expect(edges == .allEdges)
    #expect(Alignment.center == [.centerX, .centerY])
    let (width, height): (SizeFill?, SizeFill?) = (.fillParent, .equalTo(30))
    let root = UIView {
      view.alignment(.bottom, value: -5).alignment(.leading, value: nil)
        .frame(width: width, height: height)
      inset.padding(top: 1, leading: 2, bottom: 3, trailing: 4).alignment([.trailing, .top])
    }
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    // 100 - 5 - 30.
    #expect(view.frame == CGRect(x: 0, y: 65, width: 200, height: 30))
    // 200 - 10 - 4.
    #expect(inset.convert(inset.bounds, to: root) == CGRect(x: 186, y: 1, width: 10, height: 20))
  }

  @Test("State has a value and a binding, and reports changes") func state() {
    @State var text: String = "abc"
    let binding: Binding<String> = $text
    var changes: [Changed<String>] = []
    let unbinder = binding.changes().outputing { changes.append($0) }
    text = "d"
    #expect(changes == [Changed(old: "abc", new: "d")])
    #expect(binding.wrappedValue == "d")
    unbinder.unbind()
  }
}

import LegoSupport
import LegoTesting
import LegoViews
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Modifiers of controls and gestures") struct ControlModifierTests {
  @Test("A button has titles, colors and images of its states") func states() {
    let image = UIImage(systemName: "star")
    let button = UIButton()
      .text("Cake").text("Pressed", for: .highlighted)
      .font(.systemFont(ofSize: 20, weight: .black))
      .textColor(.black).textColor(.gray, for: .highlighted)
      .image(image).backgroundImage(image, for: .disabled)
      .attributedText(NSAttributedString(string: "Selected"), for: .selected)
    #expect(button.title(for: .normal) == "Cake")
    #expect(button.title(for: .highlighted) == "Pressed")
    #expect(button.titleColor(for: .normal) == .black)
    #expect(button.titleColor(for: .highlighted) == .gray)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 20, weight: .black))
    #expect(button.image(for: .normal) == image)
    #expect(button.backgroundImage(for: .disabled) == image)
    #expect(button.attributedTitle(for: .selected)?.string == "Selected")
  }

  @Test("The titles, colors and images of a button's states follow streams") func boundStates() {
    let (title, other, color) = (State("a"), State<String?>("b"), State(UIColor.red))
    let symbols = (UIImage(systemName: "minus"), UIImage(systemName: "plus"))
    let (image, font) = (State(symbols.0), State(UIFont.systemFont(ofSize: 9)))
    let button = UIButton().text(title).text(other, for: .highlighted).textColor(
      color, for: .disabled
    )
    .image(image).backgroundImage(image.map { $0 ?? UIImage() }).font(font)
    .attributedText(title.map { NSAttributedString(string: $0) }, for: .selected)
    (title.value, other.value, color.value) = ("c", "d", .blue)
    (image.value, font.value) = (symbols.1, .systemFont(ofSize: 12))
    #expect(button.title(for: .normal) == "c")
    #expect(button.title(for: .highlighted) == "d")
    #expect(button.titleColor(for: .disabled) == .blue)
    #expect(button.image(for: .normal) === symbols.1)
    #expect(button.backgroundImage(for: .normal) === symbols.1)
    #expect(button.titleLabel?.font == font.value)
    #expect(button.attributedTitle(for: .selected)?.string == "c")
  }

  @Test("A bound configuration displays its title") func configuration() {
    var plain = UIButton.Configuration.plain()
    plain.title = "a"
    let state = State(plain)
    let button = UIButton().configuration(state)
    #expect(button.configuration?.title == "a")
    state.value.title = "b"
    #expect(button.configuration?.title == "b")
    #expect(UIButton().configuration(.filled()).configuration != nil)
  }

  @Test("A tap calls actions and closures, which may hold an object weakly") func events() {
    final class Target { var senders: [UIButton] = [] }
    let target = Target()
    var calls: [String] = []
    let button = UIButton()
      .action { calls.append("action") }
      .onEvent(.touchUpInside) { calls.append("closure \($0.tag)") }
      .onEvent(.touchDown) { _ in calls.append("down") }
      .onEvent(.touchUpInside) { [weak target] in target?.senders.append($0) }
      .tag(7)
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["action", "closure 7"])
    #expect(target.senders == [button])
  }

  @Test("An event is a stream that other views are bound to") func eventStream() {
    let events = SimpleIO<UIButton>()
    let button = UIButton().text("Go").onEvent(.touchUpInside) { events.input(value: $0) }
    let label = UILabel().text(events.map { $0.title(for: .normal) })
    #expect(label.text == nil)
    button.sendActions(for: .touchUpInside)
    #expect(label.text == "Go")
  }

  @Test("The content of a control is aligned, and the text of a field apart from it")
  func alignment() {
    let button = UIButton().contentHorizontalAlignment(.right).contentVerticalAlignment(.top)
    #expect(button.contentHorizontalAlignment == .right)
    #expect(button.contentVerticalAlignment == .top)
    let field = UITextField().textAlignment(.center)
    #expect(field.textAlignment == .center)
    #expect(field.contentHorizontalAlignment == UITextField().contentHorizontalAlignment)
  }

  @Test("A tap and a long press of a view call their functions", .enabled(if: Touch.isAvailable))
  func gestures() throws {
    var calls: [String] = []
    let label = UILabel().text("Press").onTap { calls.append("tap") }
      .onTap(count: 2) { calls.append("double tap") }
      .onLongPress(duration: 1) { calls.append("press") }
    let controller = UIViewController()
    controller.view.arrangeViews { label.size(200, 60).alignment(.center) }
    let screen = Screen(controller, size: CGSize(width: 390, height: 844))
    try screen.tap(at: label.center)
    #expect(label.isUserInteractionEnabled)
    #expect(calls == ["tap"])
    screen.longPress(at: label.center, duration: 0.9)
    #expect(calls == ["tap"])
    screen.longPress(at: label.center, duration: 1.1)
    #expect(calls == ["tap", "press"])
  }

  @Test("The events of a field call functions, and a function limits its text") func field() {
    var calls: [String] = []
    let field = UITextField()
      .onBeginEditing { calls.append("begin") }.onEndEditing { calls.append("end") }
      .onTextChange { calls.append($0) }
      .shouldChangeText { text, _, new in text.count + new.count <= 2 }
      .onReturn { calls.append("return") }
    let controller = UIViewController()
    controller.view.arrangeViews { field.size(200, 60).alignment(.center) }
    let screen = Screen(controller, size: CGSize(width: 390, height: 844))
    field.becomeFirstResponder()
    for text in ["a", "b", "c"] { field.insertText(text) }
    field.sendActions(for: .editingDidEndOnExit)
    field.resignFirstResponder()
    #expect(field.text == "ab")
    #expect(calls == ["begin", "a", "ab", "return", "end"])
    withExtendedLifetime(screen) {}
  }

  @Test("The content offset and the page are reported, whichever delegate is set")
  func scrolling() async throws {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
    }
    let delegate = Delegate()
    var offsets: [CGPoint] = []
    let (pages, input) = (SimpleIO<CGFloat>(), State(CGPoint.zero))
    var recorded: [CGFloat] = []
    let unbinder = pages.outputing { recorded.append($0) }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      .onContentOffsetChanged { offsets.append($0) }
      .onContentOffsetChanged { input.input(value: $0) }.onPageChanged { pages.input(value: $0) }
    scroll.delegate = delegate
    scroll.contentSize = CGSize(width: 300, height: 50)
    scroll.contentOffset.x = 150
    try await nextRunLoopPass()
    scroll.contentOffset.x = 150
    try await nextRunLoopPass()
    scroll.contentOffset.x = 200
    try await nextRunLoopPass()
    #expect(offsets == [CGPoint(x: 150, y: 0), CGPoint(x: 200, y: 0)])
    #expect(input.value == CGPoint(x: 200, y: 0))
    // 150 / 100 and 200 / 100.
    #expect(recorded == [1.5, 2])
    #expect(delegate.calls == 2)
    unbinder.unbind()
    let column = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      .onPageChanged { recorded.append($0) }
    column.contentSize = CGSize(width: 100, height: 500)
    column.contentOffset.y = 25
    try await nextRunLoopPass()
    #expect(recorded == [1.5, 2, 0.5])
  }

  @Test("A scroll view bounces along an axis, with or without indicators") func bounce() {
    let scroll = UIScrollView().bounces(false).bounces(true).alwaysBounceVertical(true)
      .showsIndicators(false)
    #expect(scroll.bounces)
    #expect(scroll.alwaysBounceVertical)
    #expect(!scroll.alwaysBounceHorizontal)
    #expect(!scroll.showsVerticalScrollIndicator && !scroll.showsHorizontalScrollIndicator)
    scroll.alwaysBounceVertical(false).alwaysBounceHorizontal(true)
    #expect(!scroll.alwaysBounceVertical)
    #expect(scroll.alwaysBounceHorizontal)
  }

  @Test("Views have borders, shadows, priorities and visibility") func views() {
    let view = UIView().border(width: 2, color: .red)
      .shadow(opacity: 0.5, radius: 4, offset: CGSize(width: 1, height: 2))
      .contentHugging(.required, for: .vertical).compressionResistance(
        .defaultLow, for: .horizontal)
    #expect(view.layer.borderWidth == 2)
    #expect(view.layer.borderColor == UIColor.red.cgColor)
    #expect(view.layer.shadowOpacity == 0.5)
    #expect(view.layer.shadowRadius == 4)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    #expect(view.hidden().isHidden)
    #expect(!view.hidden(false).isHidden)
    let (color, isHidden) = (State(UIColor.red), State(false))
    view.borderColor(color).hidden(isHidden)
    (color.value, isHidden.value) = (.blue, true)
    #expect(view.layer.borderColor == UIColor.blue.cgColor)
    #expect(view.isHidden)
    view.visibility(State(BoxVisibility.visible))
    #expect(!view.isHidden)
  }

  @Test("Sizes follow streams of lengths and numbers") func sizes() {
    let (width, height, isActive) = (State(CGFloat(10)), State(ViewLength.equalTo(20)), State(true))
    let view = UIView().width(width).height(height).activate(isActive)
    let box = ZBox { view }
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    box.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 20))
    (width.value, height.value) = (30, .fill)
    box.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 100))
    isActive.value = false
    width.value = 5
    box.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 100))
  }

  @Test("Segments, pages, indicators and stacks have what is set and bound") func others() {
    let (titles, isAnimating) = (State(["One"]), State(false))
    let segments = UISegmentedControl().segments(titles)
    #expect(segments.numberOfSegments == 1)
    segments.selectedSegmentIndex(0)
    #expect(segments.selectedSegmentIndex == 0)
    #expect(UIPageControl().numberOfPages(3).currentPage(2).currentPage == 2)
    titles.value = ["Two", "Three"]
    #expect(segments.titleForSegment(at: 1) == "Three")
    #expect(segments.selectedSegmentIndex == 0)
    let indicator = UIActivityIndicatorView().animating(isAnimating)
    #expect(!indicator.isAnimating)
    isAnimating.value = true
    #expect(indicator.isAnimating)
    #expect(!indicator.animating(false).isAnimating)
    let (one, two) = (UIView(), UIView())
    let stack = UIStackView {
      one; two
    }.customSpacing(12, after: one)
    #expect(stack.customSpacing(after: one) == 12)
    let field = UITextField().leftView(one).rightView(two, mode: .whileEditing)
    #expect(field.leftView === one && field.leftViewMode == .always)
    #expect(field.rightView === two && field.rightViewMode == .whileEditing)
    #expect(UILabel().textStyle(.body).adjustsFontForContentSizeCategory)
    #expect(
      UIButton().menu(UIMenu(title: "More")).showsMenuAsPrimaryAction(true)
        .showsMenuAsPrimaryAction)
  }
}

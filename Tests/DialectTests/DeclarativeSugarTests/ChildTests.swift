import DeclarativeSugar
import Testing
import UIKit

// The code blocks of 3.3 (Padding), 3.4 (Center) and 3.5 (SizedBox) in DeclarativeSugar's document, as they are
// written there: elements of an array of children, with a comma behind them.
@MainActor @Suite("The widgets with a child of DeclarativeSugar's document") struct ChildTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) + abs(one.minY - other.minY) + abs(one.width - other.width)
      + abs(one.height - other.height) < 0.001
  }

  private func child(of widget: DZWidget, _ size: CGSize? = nil) throws -> UIView {
    view.arrangeViews { widget }
    if let size { widget.frame(width: .equalTo(size.width), height: .equalTo(size.height)) }
    view.layoutIfNeeded()
    return try #require(widget.subviews.first)
  }

  @Test("Paddings have insets at some edges, at opposite ones, or at all") func paddings() throws {
    let children: [DZWidget?] = [
      DZPadding(
        edgeInsets: DZEdgeInsets.only(left: 10, top: 8, right: 10, bottom: 8),
        child: UILabel().then { $0.text = "hello world" }
      ),
      DZPadding(
        edgeInsets: DZEdgeInsets.symmetric(vertical: 10, horizontal: 20),
        child: UILabel().then { $0.text = "hello world" }
      ),
      DZPadding(
        edgeInsets: DZEdgeInsets.all(16),
        child: UILabel().then { $0.text = "hello world" }
      ),
    ]
    let insets = [(10, 8), (20, 10), (16, 16)] as [(CGFloat, CGFloat)]
    for (widget, (x, y)) in zip(children.compactMap { $0 }, insets) {
      let label = try child(of: widget)
      #expect((label as? UILabel)?.text == "hello world")
      let text = label.sizeThatFits(.zero)
      #expect(isClose(label.frame, CGRect(origin: CGPoint(x: x, y: y), size: text)))
      #expect(
        isClose(
          widget.bounds, CGRect(x: 0, y: 0, width: text.width + 2 * x, height: text.height + 2 * y))
      )
    }
  }

  @Test("A center has its child in the center") func center() throws {
    let label = try child(
      of:
        DZCenter(
          child: UILabel().then { $0.text = "hello world" }
        ),
      CGSize(width: 200, height: 100))
    #expect(label.frame.size == label.sizeThatFits(.zero))
    // The positions are rounded to pixels.
    #expect(abs(label.frame.midX - 100) <= 0.5)
    #expect(abs(label.frame.midY - 50) <= 0.5)
  }

  @Test("A sized box has a width and a height, which its child fills") func sizedBox() throws {
    let image = try child(
      of:
        DZSizedBox(
          width: 50,
          height: 50,
          child: UIImageView(image: UIImage(named: "icon"))
        ))
    #expect(image is UIImageView)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("A spacer is a width in a row, and a height in a column") func spacers() {
    let row = DZRow(
      children: [
        UILabel().then { $0.text = "hello world" },
        DZSpacer(20),
        UILabel().then { $0.text = "hello world" },
      ]
    )
    let column = DZColumn(
      children: [
        UILabel().then { $0.text = "hello world" },
        DZSpacer(20),
        UILabel().then { $0.text = "hello world" },
      ]
    )
    view.arrangeViews { row }
    view.arrangeViews { column }
    view.layoutIfNeeded()
    let text = row.subviews[0].sizeThatFits(.zero)
    #expect(abs(row.frame.width - (2 * text.width + 20)) < 0.001)
    #expect(abs(column.frame.height - (2 * text.height + 20)) < 0.001)
  }

  @Test("A distance of zero places the target of a stack at that edge") func zeroInsets() throws {
    let target = UIView().then { $0.frame(width: .equalTo(20), height: .equalTo(10)) }
    let stack = DZStack(
      edgeInsets: .only(bottom: 0), direction: .horizontal, base: UIView(), target: target)
    _ = try child(of: stack, CGSize(width: 200, height: 100))
    #expect(isClose(target.frame, CGRect(x: 90, y: 90, width: 20, height: 10)))
    // Zero at the end of the other axis, and distances that are equal to those without it.
    let other = UIView().then { $0.frame(width: .equalTo(20), height: .equalTo(10)) }
    let trailing = DZStack(edgeInsets: .only(right: 0), base: UIView(), target: other)
    _ = try child(of: trailing, CGSize(width: 200, height: 100))
    #expect(isClose(other.frame, CGRect(x: 180, y: 0, width: 20, height: 10)))
    #expect(UIEdgeInsets.only(bottom: 0) == .zero)
  }

  @Test("A center follows the height of its column when the context changes it")
  func changedColumn()
    throws
  {
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    let spacer = DZSpacer(20)
    let column = DZColumn(children: [first, spacer, second])
    let center = DZCenter(child: column)
    _ = try child(of: center, CGSize(width: 200, height: 300))
    #expect(column.frame.height == 80)
    let context = DeclarativeViewController().context
    context.setSpacing(50, for: spacer)
    view.layoutIfNeeded()
    #expect(column.frame.height == 110)
    #expect(first.frame.height == 30)
    context.setHidden(true, for: second)
    view.layoutIfNeeded()
    #expect(column.frame.height == 80)
    #expect(first.frame.height == 30)
  }
}

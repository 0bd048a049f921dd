import DeclarativeSugar
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Rows, columns and other widgets") struct WidgetTests {
  /// Lays out a widget that fills a view of 200 x 100.
  private func filled(_ widget: UIView) {
    UIView { widget.alignment(.allEdges) }.laidOut(200, 100)
  }

  @Test("A row is a stack view that leaves out children that are nil") func row() {
    let (first, last) = (BlockView(40, 20), BlockView(30, 10))
    let row = DZRow(
      mainAxisAlignment: .equalSpacing, crossAxisAlignment: .center, children: [first, nil, last])
    filled(row)
    #expect(row.arrangedSubviews == [first, last])
    #expect(first.frame == rect(0, 40, 40, 20))
    #expect(last.frame == rect(170, 45, 30, 10))
  }

  @Test("A column has the distribution and the alignment of a stack view") func column() {
    let (first, last) = (BlockView(40, 20), BlockView(30, 10))
    let column = DZColumn(
      mainAxisAlignment: .fillEqually, crossAxisAlignment: .trailing, children: [nil, first, last])
    filled(column)
    #expect(column.axis == .vertical)
    #expect(first.frame == rect(160, 0, 40, 50))
    #expect(last.frame == rect(170, 50, 30, 50))
  }

  @Test("A spacer is a width in a row and a height in a column") func spacers() {
    for isRow in [true, false] {
      let (first, spacer, last) = (BlockView(40, 20), DZSpacer(15), BlockView(40, 20))
      let stacks: [UIView] =
        isRow
        ? [
          DZRow(crossAxisAlignment: .leading, children: [first, spacer, last, DZSpacer()])
        ]
        : [DZColumn(crossAxisAlignment: .leading, children: [first, spacer, last, DZSpacer()])]
      filled(stacks[0])
      #expect(last.frame.origin == (isRow ? CGPoint(x: 55, y: 0) : CGPoint(x: 0, y: 35)))
      spacer.length = 25
      stacks[0].layoutIfNeeded()
      #expect(last.frame.origin == (isRow ? CGPoint(x: 65, y: 0) : CGPoint(x: 0, y: 45)))
    }
  }

  @Test("A spacer lets touches through, and yields to a stack view that is too short")
  func spacerLimits() {
    let (spacer, view) = (DZSpacer(60), BlockView(80, 20))
    #expect(!spacer.isUserInteractionEnabled)
    let row = DZRow(crossAxisAlignment: .leading, children: [spacer, view])
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    UIView { row.alignment([.leading, .top, .trailing]) }.laidOut(100, 50)
    // 100 - 80: the length has the priority 999.
    #expect(spacer.frame.width == 20)
    #expect(view.frame.width == 80)
  }

  @Test("A spacer in a box is a length of the line, and without one what is left") func boxSpacers()
  {
    let (first, second, last) = (BlockView(40, 20), BlockView(40, 20), BlockView(40, 20))
    let spacer = DZSpacer(15)
    let box = HBox {
      first
      spacer
      second
      DZSpacer()
      last
    }
    .laidOut(200, 100)
    #expect([first, second, last].map(\.frame.minX) == [0, 55, 160])
    spacer.length = 20
    box.layoutIfNeeded()
    #expect([first, second, last].map(\.frame.minX) == [0, 60, 160])
    #expect(box.sizeThatFits(.zero) == CGSize(width: 140, height: 20))
  }

  @Test("A padding insets its child at some, opposite or all edges") func paddings() {
    func frame(_ insets: UIEdgeInsets) -> CGRect {
      let child = BlockView(40, 20)
      filled(DZPadding(edgeInsets: insets, child: child))
      return child.frame
    }
    #expect(
      frame(UIEdgeInsets.only(left: 10, top: 8, right: 10, bottom: 8)) == rect(10, 8, 180, 84))
    #expect(frame(UIEdgeInsets.symmetric(vertical: 10, horizontal: 20)) == rect(20, 10, 160, 80))
    #expect(frame(UIEdgeInsets.all(16)) == rect(16, 16, 168, 68))
    let padding = DZPadding(edgeInsets: .only(top: 3), child: BlockView(40, 20))
    #expect(padding.intrinsicContentSize == CGSize(width: 40, height: 23))
  }

  @Test("A center has its child in the center, with the child's size") func center() {
    let child = BlockView(40, 20)
    filled(DZCenter(child: child))
    #expect(child.frame == rect(80, 40, 40, 20))
  }

  @Test("A sized box has a width and a height, or one of both") func sizedBox() {
    let (child, other) = (BlockView(40, 20), BlockView(40, 20))
    let row = DZRow(
      crossAxisAlignment: .top,
      children: [
        DZSizedBox(width: 50, height: 50, child: child), DZSizedBox(height: 70, child: other),
        DZSpacer(),
      ])
    filled(row)
    #expect(row.frame(of: child) == rect(0, 0, 50, 50))
    #expect(row.frame(of: other) == rect(50, 0, 40, 70))
    #expect(DZSizedBox(width: 7).sizeThatFits(.zero) == CGSize(width: 7, height: 0))
  }

  @Test("An overlay has a target above its base, in the center of an axis") func overlay() {
    let (base, target) = (BlockView(120, 90), BlockView(40, 20))
    let stack = DZStack(
      edgeInsets: UIEdgeInsets.only(bottom: 40), direction: .horizontal, base: base, target: target)
    filled(stack)
    #expect(stack.subviews == [base, target])
    #expect(base.frame == rect(0, 0, 200, 100))
    #expect(target.frame == rect(80, 40, 40, 20))
    let (left, other) = (BlockView(40, 20), BlockView(120, 90))
    filled(DZStack(edgeInsets: .only(left: 15), direction: .vertical, base: other, target: left))
    #expect(left.frame == rect(15, 40, 40, 20))
  }

  @Test("A function configures a view in its place") func then() {
    let label = UILabel().then { $0.text = "hello world" }
    #expect(label.text == "hello world")
  }

  @Test("Widgets nest in boxes, and boxes in widgets") func nesting() {
    let (icon, title, text) = (BlockView(24, 24), PiecesView(5), PiecesView(30))
    let box = VBox {
      DZRow(
        crossAxisAlignment: .center,
        children: [
          DZPadding(edgeInsets: .all(4), child: icon), DZSpacer(6), HBox { title }, DZSpacer(),
        ]
      )
      .size(.fill, .wrap)
      DZPadding(edgeInsets: .symmetric(horizontal: 10), child: text)
    }
    .laidOut()
    // 24 + 2 x 4 = 32 points; the title is in the center: (32 − 20) / 2.
    #expect(box.frame(of: icon) == rect(4, 4, 24, 24))
    #expect(box.frame(of: title) == rect(38, 6, 50, 20))
    // 200 − 2 x 10 = 180 points: 30 pieces are two lines.
    #expect(box.frame(of: text) == rect(10, 32, 180, 40))
    #expect(box.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 72))
  }

  @Test("A row in Flutter's words") func flutterRow() {
    let (icon, title) = (PiecesView(1), PiecesView(4))
    let row = DZRow(
      crossAxisAlignment: .center,
      children: [
        DZSizedBox(width: 24, height: 24, child: icon), DZSpacer(8),
        DZPadding(edgeInsets: .all(4), child: title),
        DZSpacer(),
      ])
    let root = UIView { row.alignment([.leading, .trailing, .top]) }.laidOut()
    // The padding is 20 + 2 x 4 = 28 points high, the sized box 2 below its top.
    #expect(root.frames(of: [icon, title]) == [rect(0, 2, 24, 24), rect(36, 4, 40, 20)])
  }
}

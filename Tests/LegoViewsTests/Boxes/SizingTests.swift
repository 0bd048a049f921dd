import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Boxes in constraints, and constraints in boxes") struct SizingTests {
  @Test("A box between two edges has the height of its text in that width, in one layout pass")
  func edges() {
    let box = VBox { PiecesView(30) }.padding(5)
    let root = UIView { box.alignment([.leading, .trailing, .top]).margin(leading: 10) }
    root.frame = rect(0, 0, 200, 400)
    #expect(box.intrinsicContentSize == CGSize(width: 310, height: 50))
    root.layoutIfNeeded()
    // 200 − 10 − 2 x 5 = 180 points: 30 pieces are two lines of 20.
    #expect(box.frame == rect(10, 0, 190, 50))
  }

  @Test("A box between edges that a user's constraints pin has the height of its text") func pins()
  {
    let box = VBox { PiecesView(30) }
    let (middle, root) = (UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(box)
    for view in [middle, box] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      middle.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: 30),
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
      box.widthAnchor.constraint(equalTo: middle.widthAnchor, constant: -50),
      box.topAnchor.constraint(equalTo: middle.topAnchor),
      box.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
    ])
    root.laidOut()
    // 200 − 20 − 30 − 50 = 100 points: 30 pieces are three lines of 20.
    #expect(box.bounds.size == CGSize(width: 100, height: 60))
    #expect(middle.frame == rect(20, 0, 150, 60))
  }

  @Test("Edges that the superview is pinned by are known before the layout, too")
  func pinsOfSuperview() {
    let (box, root) = (VBox { PiecesView(30) }, UIView(frame: rect(0, 0, 200, 400)))
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: -20),
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    // 200 - 20 - 30 = 150 points: 30 pieces are two lines of 20. One line of them is 300 wide.
    #expect(box.intrinsicContentSize == CGSize(width: 300, height: 40))
    root.layoutIfNeeded()
    #expect(box.frame == rect(20, 0, 150, 40))
  }

  @Test("A box in a stack view with margins has the height of its text between them")
  func stackMargins() {
    let box = VBox { PiecesView(30) }
    let stack = UIStackView(axis: .vertical) { box }
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 70)
    let root = UIView { stack.alignment([.leading, .trailing, .top]) }
    root.frame = rect(0, 0, 200, 400)
    // Margins without an effect: 200 points, two lines of 20.
    #expect(box.intrinsicContentSize == CGSize(width: 300, height: 40))
    stack.isLayoutMarginsRelativeArrangement = true
    // 200 - 30 - 70 = 100 points: three lines.
    #expect(box.intrinsicContentSize == CGSize(width: 300, height: 60))
    root.layoutIfNeeded()
    #expect(root.frame(of: box) == rect(30, 0, 100, 60))
    // A stack view that doesn't stretch its views leaves the box as wide as it is.
    stack.alignment = .center
    #expect(box.intrinsicContentSize == CGSize(width: 300, height: 60))
  }

  @Test("A box in a wider or narrower view has the height of its text there") func widths() {
    let box = VBox { PiecesView(30) }
    let root = UIView { box.alignment([.leading, .trailing, .top]) }.laidOut()
    #expect(box.frame.height == 40)
    root.laidOut(100)
    root.layoutIfNeeded()
    #expect(box.frame.height == 60)
    root.laidOut(300)
    root.layoutIfNeeded()
    #expect(box.frame.height == 20)
  }

  @Test("A text that changes changes the height that constraints give its box") func changes() {
    let (text, below) = (PiecesView(10), BlockView(10, 10))
    let box = VBox { text }
    let stack = UIStackView(axis: .vertical) {
      box; below
    }
    let root = UIView { stack.alignment([.leading, .trailing]) }.laidOut(100)
    #expect(root.frame(of: below).minY == 20)
    text.pieces = 25
    text.setNeedsBoxLayout()
    root.layoutIfNeeded()
    #expect(root.frame(of: below).minY == 60)
  }

  @Test("A stack view in a box is as high as its views in the width of the box") func stackInBox() {
    let (text, below) = (UILabel(), BlockView(10, 10))
    text.text = "One two three four five six seven eight nine ten"
    text.numberOfLines = 0
    let stack = UIStackView(axis: .vertical) { text }
    let box = VBox {
      stack.size(.fill, .wrap)
      below
    }
    .laidOut(100)
    let height = text.sizeThatFits(CGSize(width: 100, height: 1000)).height
    #expect(height > 2 * text.font.lineHeight)
    #expect(abs(below.frame.minY - height) <= 1)
    text.text = "One"
    text.setNeedsBoxLayout()
    box.layoutIfNeeded()
    #expect(abs(below.frame.minY - text.font.lineHeight) <= 1)
  }

  @Test("Constraints and boxes alternate on four levels") func alternates() {
    let (text, last) = (PiecesView(30), BlockView(10, 10))
    // Constraints: 5 points at each side. The boxes: a padding of 10.
    let inner = VBox { text }.padding(10)
    let wrapper = UIView { inner.alignment(.allEdges).margin(5) }
    let outer = HBox {
      BlockView(20, 10); wrapper.size(.fill, .wrap)
    }.padding(10)
    let column = UIStackView(axis: .vertical) {
      outer; last
    }
    let root = UIView { column.alignment([.leading, .trailing]) }.laidOut(200)
    root.layoutIfNeeded()
    // 200 − 2 x 10 − 20 − 2 x 5 − 2 x 10 = 130 points: 13 + 13 + 4 pieces in three lines.
    #expect(root.frame(of: text) == rect(45, 25, 130, 60))
    // 60 + 2 x 10 + 2 x 5 = 90 points, and 2 x 10.
    #expect(root.frame(of: wrapper) == rect(30, 10, 160, 90))
    #expect(root.frame(of: last).minY == 110)
    text.pieces = 10
    text.setNeedsBoxLayout()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.frame(of: last).minY == 70)
  }

  @Test("A view with an intrinsic size, and none that fits, has it in a box") func intrinsic() {
    final class Intrinsic: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: 30, height: UIView.noIntrinsicMetric)
      }
    }
    let (view, sized) = (Intrinsic(), UIView(frame: rect(0, 0, 25, 15)))
    let box = VBox {
      view; sized
    }.laidOut()
    #expect(view.frame == rect(0, 0, 30, 0))
    #expect(sized.frame == rect(0, 0, 25, 15))
    // A layout doesn't change what a view asks for.
    sized.width(.fill)
    box.layoutIfNeeded()
    #expect(sized.frame.width == 200)
    sized.width(.wrap)
    box.layoutIfNeeded()
    #expect(sized.frame.width == 25)
  }

  @Test("A view that moves from a plain view to a box loses its constraints") func movesIntoBox() {
    let view = BlockView(40, 20)
    let root = UIView { view.alignment(.center) }.laidOut()
    let box = VBox { BlockView(10, 10) }.laidOut()
    box.add(view)
    box.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.frame == rect(80, 10, 40, 20))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }
}

/// A cell whose content is a box with a text.
private final class BoxCell: UICollectionViewCell {
  let text = PiecesView(1)
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    contentView.arrangeViews {
      VBox {
        text
        label
      }
      .padding(10).alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Cells made of boxes") struct BoxCellTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let pieces: [Int]
    let text: String?

    init(_ pieces: [Int], text: String?) { (self.pieces, self.text) = (pieces, text) }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      pieces.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      guard let cell = cell as? BoxCell else { return cell }
      cell.text.pieces = pieces[indexPath.item]
      cell.text.setNeedsBoxLayout()
      cell.label.text = text
      cell.label.setNeedsBoxLayout()
      return cell
    }
  }

  /// A collection view whose rows are as high as their cells, with its data source.
  private func list(_ pieces: [Int], text: String? = nil) -> (UICollectionView, AnyObject) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let view = UICollectionView(
      frame: rect(0, 0, 120, 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = Source(pieces, text: text)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source)
  }

  private func heights(_ view: UICollectionView, _ count: Int) -> [CGFloat] {
    (0..<count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
    }
  }

  @Test("A cell whose content is a box has the box's height in the first layout pass") func first()
  {
    let (view, source) = list([5, 10, 30])
    // 100 points: one, one and three lines of 20, with 2 x 10.
    #expect(heights(view, 3) == [40, 40, 80])
    _ = source
  }

  @Test("A cell has the height of its box in another width") func width() {
    let (view, source) = list([5, 10, 30])
    view.frame.size.width = 70
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    // 50 points: one, two and six lines.
    #expect(heights(view, 3) == [40, 60, 140])
    view.frame.size.width = 320
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(heights(view, 3) == [40, 40, 40])
    _ = source
  }

  @Test("A cell has the height of its box after a change of a text in it") func change() throws {
    let (view, source) = list([5, 10])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? BoxCell)
    cell.text.pieces = 21
    cell.text.setNeedsBoxLayout()
    view.layoutIfNeeded()
    #expect(heights(view, 2) == [80, 40])
    _ = source
  }

  @Test("A cell has the height of its box after a change of the text size") func textSize() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let (view, source) = list([1, 1], text: "Text")
    child.view.addSubview(view)
    parent.view.layoutIfNeeded()
    func expected(_ category: UIContentSizeCategory) -> CGFloat {
      let label = UILabel()
      label.font = .preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      label.text = "Text"
      return 40 + label.sizeThatFits(CGSize(width: 100, height: 1000)).height
    }
    for category in [UIContentSizeCategory.large, .accessibilityExtraLarge, .small] {
      parent.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: category), forChild: child)
      parent.view.layoutIfNeeded()
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      for height in heights(view, 2) { #expect(abs(height - expected(category)) <= 1) }
    }
    _ = source
  }
}

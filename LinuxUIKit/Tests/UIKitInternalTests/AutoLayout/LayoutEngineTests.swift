import Testing

@testable import UIKit

@MainActor @Suite("Layout engine") struct LayoutEngineTests {
  @Test("The description has equations with the names of views")
  func description() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    let engine = try #require(root.layoutEngine)
    #expect(engine.description.contains("\(view.layoutName).width = 200"))
  }

  @Test("The description has violated constraints in the form of logs")
  func violated() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.translatesAutoresizingMaskIntoConstraints = true
    let wish = root.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultLow
    wish.identifier = "narrow"
    wish.isActive = true
    root.layoutIfNeeded()
    let engine = try #require(root.layoutEngine)
    #expect(engine.description.contains("violated: <NSLayoutConstraint:0x"))
    #expect(
      engine.description.contains(
        "'narrow' \(root.layoutName).width == 300 @250   (active)> by 20 @250"))
  }

  @Test("Measuring a view does not change the layout of the view and its subviews")
  func measuring() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    root.layoutIfNeeded()
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 30)
    #expect(!root.isDueForLayout)
    #expect(view.frame.height == 480)
  }

  @Test("A changed constant computes the frames of the views that it moves only")
  func localChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cells = (0..<50).map { _ in InsetsCountingCell() }
    for cell in cells { root.addSubview(cell) }
    root.layoutIfNeeded()
    let before = cells.map(\.content.insetsReadCount)
    cells[7].top.constant = 12
    root.layoutIfNeeded()
    let isRead = zip(cells, before).map { $0.content.insetsReadCount > $1 }
    #expect(isRead == (0..<50).map { $0 == 7 })
    #expect(cells[7].content.frame == CGRect(x: 0, y: 12, width: 20, height: 20))
  }

  @Test("Reordered subviews come in their order from an index, and the others after them")
  func subviewOrder() {
    let root = UIView()
    let views = (0..<5).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    let foreign = CALayer()
    root.layer.insertSublayer(foreign, at: 2)
    root.setSubviewOrder([views[4], views[2]], from: 1)
    let order = [0, 4, 2, 1, 3].map { views[$0] }
    #expect(root.subviews == order)
    #expect(
      root.layer.sublayers?.map(ObjectIdentifier.init)
        == [
          order[0].layer, order[1].layer, foreign, order[2].layer, order[3].layer, order[4].layer,
        ]
        .map(ObjectIdentifier.init))
  }
}

/// A view of constant frame with one subview under constraints.
private final class InsetsCountingCell: UIView {
  let content = InsetsCountingView()
  private(set) lazy var top = content.topAnchor.constraint(equalTo: topAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      top, content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 20),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that counts the reads of its alignment insets, which every computation of its frame needs.
private final class InsetsCountingView: UIView {
  private(set) var insetsReadCount = 0

  override var alignmentRectInsets: UIEdgeInsets {
    insetsReadCount += 1
    return .zero
  }
}

import LegoViews
import SeededNumbers
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Boxes beside other layouts, and odd numbers") struct CoexistenceTests {
  @Test("A view that isn't active keeps its constraints in a box") func constraints() {
    let (view, other) = (UIView(), PiecesView(1))
    let box = VBox {
      view.activate(false)
      other
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    box.laidOut(200, 100)
    #expect(view.frame == rect(160, 5, 30, 20))
    #expect(other.frame == rect(0, 0, 10, 20))
  }

  @Test("A box that isn't active lays out its views in its own frame") func inactiveBox() {
    let view = PiecesView(1)
    let inner = ZBox { view.alignment([.trailing, .bottom]) }
    let box = VBox { inner.activate(false).then { $0.frame = rect(20, 30, 50, 60) } }.laidOut()
    #expect(inner.frame == rect(20, 30, 50, 60))
    #expect(view.frame == rect(40, 40, 10, 20))
    view.width(30)
    box.layoutIfNeeded()
    #expect(view.frame == rect(20, 40, 30, 20))
    inner.activate(true)
    box.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 30, 20))
  }

  @Test(
    "Lengths that aren't numbers end, with finite frames",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, 0,
    ])
  func oddNumbers(number: CGFloat) {
    let views = (0..<6).map { PiecesView($0 * 7) }
    let box = VBox {
      views[0].size(.equalTo(number), .equalTo(number)).margin(number)
      views[1].size(.fill(number), .wrap(add: number, min: number, max: number))
      HBox {
        views[2].width(.wrap(priority: number, shrink: number, grow: number))
        views[3].width(.aspectRatio(number)).alignment(xRatio: number, yRatio: number)
      }
      .space(number).padding(number).format(.spaceBetween)
      HFlow {
        views[4]
        views[5]
      }
      .space(number).lineSpacing(number).lineLength(.equalTo(number))
    }
    .space(number).padding(number)
    UIView { box.alignment([.leading, .trailing]) }.laidOut(200, 100)
    for view in views {
      let frame = view.frame
      #expect(
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
    }
    let size = box.sizeThatFits(CGSize(width: number, height: number))
    #expect(size.width.isFinite && size.height.isFinite)
  }

  /// A random tree of boxes, groups, plain views and stack views.
  private func randomView(_ numbers: inout SeededGenerator, depth: Int, leaves: inout [UIView])
    -> UIView
  {
    let kind = depth == 0 ? 0 : Int.random(in: 0..<7, using: &numbers)
    var children: [UIView] = []
    if kind > 0 {
      for _ in 0...Int.random(in: 0..<3, using: &numbers) {
        children.append(randomView(&numbers, depth: depth - 1, leaves: &leaves))
      }
    }
    let view: UIView
    switch kind {
    case 1: view = VBox { children }.space(CGFloat(Int.random(in: 0..<9, using: &numbers)))
    case 2: view = HBox { children }.padding(CGFloat(Int.random(in: 0..<9, using: &numbers)))
    case 3: view = HFlow { children }.lineSpacing(3)
    case 4: view = ZBox { children }.justifyContent(.center)
    case 5: view = UIStackView(axis: .vertical, alignment: .leading, spacing: 2) { children }
    case 6: view = VBox { HGroup { children }.space(4) }
    default: view = PiecesView(1 + Int.random(in: 0..<30, using: &numbers))
    }
    if kind == 0 { leaves.append(view) }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: view.width(.fill)
    case 1: view.margin(CGFloat(Int.random(in: 0..<5, using: &numbers)))
    case 2: view.height(.equalTo(CGFloat(10 + Int.random(in: 0..<50, using: &numbers))))
    default: break
    }
    return view
  }

  @Test(
    "A second layout of random views changes nothing, and a change that is taken back nothing either"
  )
  func twice() {
    var numbers = SeededGenerator(seed: 14)
    for _ in 0..<60 {
      var leaves: [UIView] = []
      let inner = randomView(&numbers, depth: 3, leaves: &leaves)
      let box = VBox { inner }.laidOut(240, 6000)
      box.layoutIfNeeded()
      let frames = box.frames(of: leaves)
      box.setNeedsLayout()
      box.layoutIfNeeded()
      #expect(box.frames(of: leaves) == frames)
      for leaf in leaves { leaf.setNeedsBoxLayout() }
      box.layoutIfNeeded()
      #expect(box.frames(of: leaves) == frames)
      guard let leaf = leaves.randomElement(using: &numbers) else { continue }
      let margin = leaf.measure.style.margin
      leaf.margin(40)
      box.layoutIfNeeded()
      leaf.measure.style.margin = margin
      box.layoutIfNeeded()
      box.layoutIfNeeded()
      #expect(box.frames(of: leaves) == frames)
    }
  }

  @Test("From right to left boxes are the mirror image of themselves") func mirrored() {
    for seed in 0..<40 as Range<UInt64> {
      func leaves(_ direction: UISemanticContentAttribute) -> [CGRect] {
        var numbers = SeededGenerator(seed: seed)
        var leaves: [UIView] = []
        let box = VBox { randomView(&numbers, depth: 2, leaves: &leaves) }
        box.semanticContentAttribute = direction
        setDirection(direction, of: box)
        box.laidOut(240, 6000)
        return box.frames(of: leaves)
      }
      let left = leaves(.forceLeftToRight)
      #expect(
        leaves(.forceRightToLeft) == left.map { rect(240 - $0.maxX, $0.minY, $0.width, $0.height) })
    }
  }

  private func setDirection(_ direction: UISemanticContentAttribute, of view: UIView) {
    view.semanticContentAttribute = direction
    for subview in view.subviews { setDirection(direction, of: subview) }
  }
}

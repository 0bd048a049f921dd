import Testing
import UIKit

/// Tests baseline anchors.
///
/// At a scale of 3, the first baseline of a label of 17 points is 49 pixels below its top
/// (16.187 points), that of 12 points 34 pixels (11.426); the labels are 61 and 43 pixels high (the
/// table of uikit.md, 2.5).
@MainActor @Suite("Baselines")
struct BaselineTests {
  private let root = UIView.sized(300, 400)
  private let large = makeBaselineLabel("Large", size: 17)
  private let small = makeBaselineLabel("Small", size: 12)

  init() {
    root.addPlaced(large, small)
    large.pinCorner(to: root, 10)
    small.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
  }

  /// The top edge of the small label in pixels, after layout.
  private var smallTop: Int {
    root.layoutIfNeeded()
    // Frames are on whole pixels, apart from rounding errors.
    return Int((small.frame.minY * 3).rounded())
  }

  @Test("Labels of two sizes share a baseline")
  func firstBaselines() {
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    #expect(smallTop == 30 + 49 - 34)
    #expect(abs(small.frame.height * 3 - 43) < 1e-6)
  }

  @Test("A new font moves the other label; without text it is aligned to the bottom edge")
  func changes() {
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    large.font = .systemFont(ofSize: 12)
    #expect(smallTop == 30)
    // An empty label has no height: its bottom edge is at 30 pixels.
    large.text = nil
    #expect(smallTop == 30 - 34)
    large.text = "Large"
    large.font = .systemFont(ofSize: 17)
    #expect(smallTop == 30 + 49 - 34)
  }

  @Test("The last baseline follows line breaks at the current width")
  func lastBaseline() {
    large.text = "Stations Stations"
    large.numberOfLines = 0
    let width = large.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width,
      small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 20),
    ])
    // The second line's baseline: 20.287 + 16.187 = 36.474 points, 109 pixels.
    #expect(smallTop == 30 + 109 + 60 - 34)
    width.constant = 250
    #expect(smallTop == 30 + 49 + 60 - 34)
    width.constant = 100
    #expect(smallTop == 30 + 109 + 60 - 34)
  }

  @Test("Text is centered vertically in a label that is higher than it")
  func stretched() {
    let height = large.heightAnchor.constraint(equalToConstant: 121 / 3)
    NSLayoutConstraint.activate([
      height, small.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    // 60 pixels remain, 30 of them above.
    #expect(smallTop == 30 + 30 + 49 - 34)
    height.constant = 61 / 3
    #expect(smallTop == 30 + 49 - 34)
  }

  @Test("A label with a frame has a baseline as well")
  func framed() {
    let framed = makeBaselineLabel("Framed", size: 17)
    framed.frame = CGRect(x: 0, y: 50, width: 100, height: 61 / 3)
    root.addSubview(framed)
    small.firstBaselineAnchor.constraint(equalTo: framed.firstBaselineAnchor).isActive = true
    #expect(smallTop == 150 + 49 - 34)
    framed.frame.origin.y = 70
    #expect(smallTop == 210 + 49 - 34)
  }

  @Test("A view without text has both baselines at its bottom edge")
  func plain() {
    let box = UIView()
    root.addPlaced(box)
    box.pinCorner(to: root, 20)
    box.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(box.forFirstBaselineLayout === box)
    #expect(box.forLastBaselineLayout === box)
    for anchor in [box.firstBaselineAnchor, box.lastBaselineAnchor] {
      let aligned = small.firstBaselineAnchor.constraint(equalTo: anchor)
      aligned.isActive = true
      #expect(smallTop == 150 - 34)
      aligned.isActive = false
    }
  }

  @Test(
    "A view can use the baseline of a subview, and that of its own subview",
    arguments: [true, false])
  func named(byConstraints: Bool) {
    let card = Card(byConstraints: byConstraints)
    root.addPlaced(card)
    card.pinCorner(to: root, 20)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 120),
      card.heightAnchor.constraint(equalToConstant: 80),
      small.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor),
    ])
    // The button is 15 points below the card's top, the title 5 below the button's.
    #expect(smallTop == 60 + 45 + 15 + 49 - 34)
    // First baselines are not forwarded: the card's bottom edge is at 100 points.
    small.removeFromSuperview()
    root.addPlaced(small)
    small.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
    #expect(smallTop == 300 - 34)
  }

  @Test("A view whose baseline view is no descendant uses its bottom edge")
  func namedOutside() {
    final class LostView: UIView {
      weak var named: UIView?
      override var forFirstBaselineLayout: UIView { named ?? self }
    }
    let lost = LostView()
    lost.named = large
    root.addPlaced(lost)
    lost.pinCorner(to: root, 20)
    lost.heightAnchor.constraint(equalToConstant: 30).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: lost.firstBaselineAnchor).isActive = true
    #expect(smallTop == 150 - 34)
  }

  @Test("Baselines are measured from the alignment rectangle")
  func alignment() {
    let label = RaisedLabel()
    label.text = "Raised"
    root.addPlaced(label)
    label.pinCorner(to: root, 10)
    small.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    // The frame begins 9 pixels further up and is 9 pixels taller than the text; 5 of these are
    // above the text (half a pixel is rounded up). 5 + 48.56 = 54.
    #expect(smallTop == 30 - 9 + 54 - 34)
  }

  @Test("A fitting height includes baseline constraints")
  func fitting() {
    let box = UIView()
    let (upper, lower) = (makeBaselineLabel("Stations Stations", size: 17), small)
    upper.numberOfLines = 0
    lower.removeFromSuperview()
    box.addPlaced(upper, lower)
    upper.pinCorner(to: box)
    NSLayoutConstraint.activate([
      upper.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      lower.firstBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor, constant: 20),
      lower.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 109 to the second baseline, 60 more, then the remainder of 43 below 34.
    #expect(abs(size.height - (109 + 60 + 43 - 34) / 3) < 1e-6)
  }

  @Test("Attributes have Apple's raw values and names")
  func attributes() {
    #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
    let made = NSLayoutConstraint(
      item: small, attribute: .firstBaseline, relatedBy: .equal, toItem: large,
      attribute: .lastBaseline, multiplier: 1, constant: 0)
    #expect(made.firstAttribute == .firstBaseline)
    #expect(made.secondAttribute == .lastBaseline)
    #expect(made.firstAnchor.description.contains(".firstBaseline"))
    #expect(made.secondAnchor?.description.contains(".lastBaseline") == true)
    made.isActive = true
    #expect(smallTop == 30 + 49 - 34)
  }
}

/// Creates a label that doesn't depend on the settings of the machine.
@MainActor
func makeBaselineLabel(_ text: String, size: CGFloat) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  return label
}

private final class RaisedLabel: UILabel {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
  }
}

/// A view with a title 5 points from its top-left corner.
private final class TitleButton: UIView {
  let title = makeBaselineLabel("Title", size: 17)

  init(byConstraints: Bool) {
    super.init(frame: .zero)
    title.translatesAutoresizingMaskIntoConstraints = !byConstraints
    addSubview(title)
    if byConstraints { title.pinCorner(to: self, 5) }
  }

  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: UIView { title }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard title.translatesAutoresizingMaskIntoConstraints else { return }
    title.sizeToFit()
    title.frame.origin = CGPoint(x: 5, y: 5)
  }
}

/// A view with a button 15 points from its top-left corner.
private final class Card: UIView {
  private let button: TitleButton

  init(byConstraints: Bool) {
    button = TitleButton(byConstraints: byConstraints)
    super.init(frame: .zero)
    addPlaced(button)
    button.pinCorner(to: self, 15)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: UIView { button }
}

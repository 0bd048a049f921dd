import Testing
import UIKit

@MainActor @Suite("Labels with constraints")
struct LabelLayoutTests {
  private let root = UIView.sized(120, 400)
  private let label = UILabel()

  init() {
    label.text = "Several words that do not fit on one line of the view around them"
    label.numberOfLines = 0
    root.addPlaced(label)
    label.pinCorner(to: root)
  }

  @Test("A multiline label has the height of its text at its width")
  func wrapping() {
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let wrapped = label.sizeThatFits(CGSize(width: 120, height: 1_000))
    #expect(label.frame.width == 120)
    #expect(label.frame.height == wrapped.height)
    #expect(wrapped.height > 2 * label.font.lineHeight)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(label.frame.width == 300)
    #expect(label.frame.height < wrapped.height)
  }

  @Test("A change of text changes the size")
  func newText() {
    label.text = "Short"
    root.layoutIfNeeded()
    let natural = label.intrinsicContentSize
    #expect(label.frame.size == natural)
    label.text = "Rather longer"
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width > natural.width)
  }

  @Test("A fitting height is that of the text at the target width")
  func fitting() {
    label.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let wrapped = label.sizeThatFits(CGSize(width: 150, height: 1_000))
    #expect(size == CGSize(width: 150, height: wrapped.height))
  }

  @Test("Padding that a subclass adds to the intrinsic size stays around wrapped text")
  func padding() {
    let padded = PaddedLabel()
    padded.text = label.text
    padded.numberOfLines = 0
    root.addPlaced(padded)
    padded.pinCorner(to: root)
    padded.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    // 10 points on either side of the text, 5 above and below.
    let text = padded.sizeThatFits(CGSize(width: 100, height: 1_000))
    #expect(padded.frame.width == 120)
    #expect(abs(padded.frame.height - (text.height + 10)) < 0.01)
  }
}

private final class PaddedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let natural = super.intrinsicContentSize
    return CGSize(width: natural.width + 20, height: natural.height + 10)
  }
}

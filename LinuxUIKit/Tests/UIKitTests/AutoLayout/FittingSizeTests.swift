import Testing
import UIKit

@MainActor @Suite("systemLayoutSizeFitting")
struct FittingSizeTests {
  private let cell = UIView()
  private let label = ContentView(120, 40)

  @Test("Content and spacing determine the size, compressed and expanded alike")
  func content() {
    label.setContentHuggingPriority(.required, for: .vertical)
    cell.addPlaced(label)
    label.pinEdges(to: cell, 10)
    let small = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(small == CGSize(width: 140, height: 60))
    // The hugging priority of 250 is higher than the fitting priority of 50.
    let large = cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(large == CGSize(width: 140, height: 60))
  }

  @Test("A required width is exact, and the height follows")
  func requiredWidth() {
    cell.addPlaced(label)
    label.pinEdges(to: cell, 10)
    label.heightAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5).isActive = true
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // The label is 180 wide and therefore 90 high; 110 with the margins.
    #expect(size == CGSize(width: 200, height: 110))
  }

  @Test("Without constraints it is the intrinsic content size, else the target size")
  func noConstraints() {
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 40))
    let target = CGSize(width: 30, height: 20)
    #expect(cell.systemLayoutSizeFitting(target) == target)
  }

  @Test("Sizes are rounded up to whole pixels")
  func pixels() {
    let scale = cell.traitCollection.displayScale
    cell.addPlaced(label)
    label.natural = CGSize(width: 10.1, height: 5)
    label.pinEdges(to: cell)
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: (10.1 * scale).rounded(.up) / scale, height: 5))
    label.natural = CGSize(width: 10, height: 5.1)
    let high = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(high == CGSize(width: 10, height: (5.1 * scale).rounded(.up) / scale))
  }

  @Test("Text whose width depends on another text's height wraps at its final width")
  func textBesideText() {
    let texts = [3, 8].map { count in
      let text = makeLabel(Array(repeating: "Stations", count: count).joined(separator: " "))
      text.numberOfLines = 0
      return text
    }
    cell.addPlaced(texts[0], texts[1])
    for text in texts {
      text.pinCorner(to: cell)
      text.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor).isActive = true
    }
    texts[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
    texts[1].widthAnchor.constraint(equalTo: texts[0].heightAnchor, multiplier: 2).isActive = true
    // The first text's height takes precedence over the second text's width.
    texts[0].setContentHuggingPriority(.required, for: .vertical)
    // Three lines of one word each: two words are wider than 100.
    let first = texts[0].sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(first > 60)
    let second = texts[1].sizeThatFits(CGSize(width: 2 * first, height: 0)).height
    #expect(second > first)
    #expect(cell.systemLayoutSizeFitting(.zero).height == second)
  }

  @Test("Measuring changes no frames")
  func noSideEffect() {
    cell.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    cell.addPlaced(label)
    label.pinCorner(to: cell)
    cell.layoutIfNeeded()
    let before = label.frame
    _ = cell.systemLayoutSizeFitting(CGSize(width: 900, height: 900))
    #expect(label.frame == before)
    #expect(cell.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test("A subview that fills its superview by its mask determines the size")
  func contentViewOfCell() {
    let contentView = UIView()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(contentView)
    contentView.addPlaced(label)
    label.pinEdges(to: contentView, 5)
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 130, height: 50))
  }
}

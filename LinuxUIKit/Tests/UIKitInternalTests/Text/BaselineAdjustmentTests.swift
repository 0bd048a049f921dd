import Testing

@testable import UIKit

/// The position of text that shrinks: 17 points in a label of 40.
@MainActor struct BaselineAdjustmentTests {
  private let rect = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func positioned(_ adjustment: UIBaselineAdjustment?) throws -> PositionedText {
    let label = UILabel()
    label.text = "Hillside Hillside"
    label.lineBreakMode = .byClipping
    label.adjustsFontSizeToFitWidth = adjustment != nil
    label.baselineAdjustment = adjustment ?? .none
    return try #require(label.positionedText(in: rect))
  }

  @Test("The baseline, the center or the top edge stays")
  func adjustments() throws {
    let full = try positioned(nil)
    let baselines = try positioned(.alignBaselines)
    #expect(baselines.layout.size.height < full.layout.size.height / 2)
    #expect(
      abs(
        baselines.top + baselines.layout.firstBaseline - full.top - full.layout.firstBaseline)
        < 1e-9)
    let middle = try positioned(.alignCenters)
    // Block and offset are whole pixels, three per point.
    #expect(abs(middle.top + middle.layout.size.height / 2 - 20) <= 0.34)
    #expect(try positioned(UIBaselineAdjustment.none).top == full.top)
  }

  @Test("A line that shrinks keeps its indent")
  func indented() throws {
    let face = FontFace(size: 17)
    let text = "Hillside Hillside"
    let natural = TextLayoutSolver(
      shape: TextShape(text, face: face, format: ParagraphFormat()), width: nil, lineLimit: 1
    ).solve().size.width
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    style.lineBreakMode = .byTruncatingTail
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    label.adjustsFontSizeToFitWidth = true
    let rect = CGRect(x: 0, y: 0, width: 120, height: 40)
    let shown = try #require(label.positionedText(in: rect)).layout.lines[0].paragraph.content
    // 90 points are left for a width of `natural` at 17; rounding takes a thousandth.
    #expect(abs(shown.runs[0].face.size - 17 * 90 / natural) < 0.05)
  }

  @Test("Several lines shrink until they fit the height")
  func severalLines() throws {
    let label = UILabel()
    label.text = "Hill\nHill"
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    let low = CGRect(x: 0, y: 0, width: 100, height: 20)
    // Two lines of 17 points are 40.57 high; half a point more than the height is tolerated.
    let layout = try #require(label.positionedText(in: low)).layout
    #expect(layout.lines.count == 2)
    #expect(layout.size.height <= 20.5)
    #expect(layout.size.height > 19.5)
  }
}

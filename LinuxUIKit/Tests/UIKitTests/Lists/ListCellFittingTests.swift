import Testing
import UIKit

/// Tests the heights of list cells with accessories (uikit.md, 3.4.3 and 3.4.5).
@Suite("Heights of list cells with accessories") @MainActor struct ListCellFittingTests {
  @Test(
    "A row is as high as its content in the width that the accessories leave, for every length",
    arguments: [true, false], ["9", "a wide accessory"])
  func lengths(hasImage: Bool, accessory: String) {
    let lengths = Array(1...40)
    let screen = ListCellScreen(
      .plain, count: lengths.count, size: CGSize(width: 320, height: 8_000)
    ) { cell, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = String(repeating: "n", count: lengths[item])
      content.secondaryText = "Detail"
      if hasImage { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      cell.accessories = [.label(text: accessory), .disclosureIndicator()]
    }
    for item in lengths.indices {
      guard let cell = screen.cell(item) else {
        Issue.record("no cell \(item)")
        continue
      }
      // The content's width is final now, so its preferred height is that of its texts.
      let wanted = cell.contentView.sizeThatFits(cell.contentView.bounds.size).height
      #expect(abs(cell.frame.height - wanted) < 0.34, "\(lengths[item]): \(cell.frame.height)")
    }
  }

  @Test("A text that fills the line before an accessory stays in that line")
  func fullLine() throws {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let text = "A text that fills it"
    let width = text.size(withAttributes: [.font: font]).width.rounded(.up)
    // From the leading edge: a margin of 16, the text, the content's own margin of 8, the slot of
    // the disclosure indicator of 14, and a margin of 16 (uikit.md, 3.4.3 and 3.4.5).
    let screen = ListCellScreen(
      .plain, count: 1, size: CGSize(width: 16 + width + 8 + 14 + 16, height: 300)
    ) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    #expect(screen.cell(0)?.frame.height == 44)
  }
}

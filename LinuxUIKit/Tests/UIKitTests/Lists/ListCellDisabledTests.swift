import TestSupport
import Testing
import UIKit

/// Tests rows with disabled user interaction (uikit.md, 3.4.3 and 3.4.5).
@MainActor struct ListCellDisabledTests {
  /// The pixels of a row with text and a disclosure indicator, without its last 30 points.
  private func pixels(isEnabled: Bool, style: UIUserInterfaceStyle) -> (
    text: [UInt32], arrow: [UInt32]
  ) {
    let screen = ListCellScreen(.insetGrouped, count: 1) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Sound"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      cell.isUserInteractionEnabled = isEnabled
    }
    screen.view.overrideUserInterfaceStyle = style
    guard let cell = screen.cell(0) else { return ([], []) }
    let reader = cell.picture()
    let border = reader.width - 30
    func part(_ columns: Range<Int>) -> [UInt32] {
      (0..<reader.height).flatMap { y in columns.map { reader[$0, y] } }
    }
    return (part(0..<border), part(border..<reader.width))
  }

  @Test(
    "The text of a disabled row is dimmed, its disclosure indicator isn't",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func arrow(style: UIUserInterfaceStyle) {
    let enabled = pixels(isEnabled: true, style: style)
    let disabled = pixels(isEnabled: false, style: style)
    #expect(Set(enabled.arrow).count > 1)
    #expect(enabled.arrow == disabled.arrow)
    #expect(enabled.text != disabled.text)
  }
}

import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of list cells") @MainActor struct ListCellPictureTests {
  @Test("Rows with accessories, one selected and one highlighted, in four appearances")
  func appearances() {
    for appearance in TraitsHost.appearances {
      var kept: ListCellScreen?
      let host = TraitsHost(appearance.traits) {
        let screen = makeScreen()
        kept = screen
        return screen.view
      }
      host.view.layoutIfNeeded()
      kept?.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      kept?.cell(4)?.isHighlighted = true
      expectImage(host.picture, named: "cells_\(appearance.name)")
    }
  }

  private func makeScreen() -> ListCellScreen {
    let accessories: [[UICellAccessory]] = [
      [.disclosureIndicator()], [.checkmark()], [.label(text: "12"), .disclosureIndicator()],
      [.delete(displayed: .always), .reorder(displayed: .always)],
      [.multiselect(displayed: .always), .detail()],
    ]
    return ListCellScreen(
      .insetGrouped, count: 5, size: CGSize(width: 240, height: 310)
    ) { cell, item in
      var content = item == 1 ? UIListContentConfiguration.subtitleCell() : .valueCell()
      content.text = "Row \(item)"
      content.secondaryText = item == 1 || item == 0 ? "Detail" : nil
      if item == 0 { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      cell.accessories = accessories[item]
    }
  }
}

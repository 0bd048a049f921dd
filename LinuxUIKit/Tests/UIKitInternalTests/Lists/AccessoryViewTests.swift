import Testing

@testable import UIKit

/// The reuse of accessory views when the accessories are set again.
@Suite("Views of accessories") @MainActor struct AccessoryViewTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private func views(_ accessories: [UICellAccessory]) -> [AccessoryView] {
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell.accessoryViews.all
  }

  private func texts(_ views: [AccessoryView]) -> [String?] {
    views.map { ($0.subviews.first as? UILabel)?.text }
  }

  @Test("Equal accessories keep their views, and the cell needs no layout")
  func equal() {
    let first = views([.checkmark(), .label(text: "3"), .disclosureIndicator()])
    cell.accessories = [.checkmark(), .label(text: "3"), .disclosureIndicator()]
    #expect(!cell.isDueForLayout)
    #expect(zip(first, cell.accessoryViews.trailing).allSatisfy { $0 === $1 })
  }

  @Test("A view shows the next text, color and room of an accessory of its type")
  func changed() {
    let first = views([.label(text: "3"), .checkmark()])
    let second = views([
      .label(text: "12"), .checkmark(options: .init(isHidden: true, tintColor: .red)),
    ])
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(texts(second) == ["12", nil])
    #expect(second.last?.isHidden == true)
    #expect(second.last?.subviews.first?.tintColor == .red)
  }

  @Test("What is new gets a view, what is gone loses it, and the others stay")
  func partly() {
    let first = views([.checkmark(), .disclosureIndicator()])
    let second = views([.disclosureIndicator(), .label(text: "new")])
    #expect(second.last === first.last)
    #expect(first.first?.superview == nil)
    #expect(texts(second) == ["new", nil])
  }

  @Test("The last action given is called")
  func actions() {
    let taps = TapLog()
    let first = views([.detail(actionHandler: { taps.names.append("old") })])
    let second = views([.detail(actionHandler: { taps.names.append("new") })])
    #expect(first.first === second.first)
    second.first?.sendActions(for: .touchUpInside)
    #expect(taps.names == ["new"])
    #expect(views([.detail()]).first?.isUserInteractionEnabled == false)
  }

  @Test("A view of one's own stays in its place, and another one gets a place of its own")
  func customViews() {
    let (one, other) = (UIView(), UIView())
    func accessory(_ view: UIView) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: .trailing()))
    }
    let first = views([accessory(one)])
    #expect(views([accessory(one)]).first === first.first)
    let second = views([accessory(other)])
    #expect(second.first !== first.first)
    #expect(other.superview === second.first)
  }

  @Test("Selecting a row keeps the views of its accessories")
  func selection() {
    let first = views([.multiselect(displayed: .always)])
    let before = (first.first?.subviews.last as? UIImageView)?.image
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.accessoryViews.leading.first === first.first)
    #expect((first.first?.subviews.last as? UIImageView)?.image != before)
  }
}

@MainActor private final class TapLog {
  var names: [String] = []
}

import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

/// A card with stripes that are taller than it.
private struct Card: TypedItemType, Equatable {
  typealias CellType = CardCell
  var id: Int
}

private final class CardCell: UICollectionViewCell, TypedCellType, ScrollEffectCell {
  private let stripes = UIView()

  var scrollAppearance = ScrollEffect.Appearance() {
    didSet { stripes.transform = scrollAppearance.transform }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemGray5
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    contentView.addSubview(stripes)
    stripes.frame = contentView.bounds.insetBy(dx: 0, dy: -20)
    stripes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for index in 0..<6 {
      let stripe = UIView(
        frame: CGRect(x: 20 + index * 44, y: 30 + index * 8, width: 30, height: 30))
      stripe.backgroundColor = index == 0 ? .systemOrange : .systemTeal
      stripes.addSubview(stripe)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Card) {}

  static func layout(constraintsTo size: CGSize, with item: Card) -> CGSize {
    CGSize(width: size.width, height: 100)
  }
}

@MainActor @Suite("Pictures of scroll effects") struct ScrollEffectPictureTests {
  /// Lists with a cell that moves its content, with cells that fade and shrink, and with turned ones.
  private final class Effects: LegoViewController {
    override var lego: Lego {
      Lego {
        Section(id: "rows", layout: .list(.insetGrouped)) { TextRow("A row that fades") }
          .scrollEffect(.fade)
        Section(id: "cards", layout: .rows(spacing: 10)) { [1, 2].map { Card(id: $0) } }
          .scrollEffect(.parallax(30))
        Section(id: "tiles", layout: .rows(spacing: 10)) { (3..<8).map { Card(id: $0) } }
        Section(id: "last", layout: .rows()) { TextRow("A row that shrinks and turns", id: 1) }
          .scrollEffect(.shrink)
          .scrollEffect(ScrollEffect { .init(rotation: $0.value / 4) })
      }
    }
  }

  @Test(
    "Cells at the edges of the screen match their golden pictures", arguments: ["start", "end"])
  func effects(position: String) throws {
    let screen = Screen(
      Effects(), size: CGSize(width: 320, height: 400),
      traits: UITraitCollection(displayScale: 1))
    if position == "end" {
      try screen.scrollToEnd()
      try screen.scroll(by: -22)
    } else {
      try screen.scroll(by: 40)
    }
    expectImage(screen.image(), named: "effects_\(position)")
  }
}

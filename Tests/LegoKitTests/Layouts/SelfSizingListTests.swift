import LegoKit
import LegoSupport
import Testing
import UIKit

/// An item with a self-sizing cell.
struct Paragraph: TypedItemType, Equatable {
  typealias CellType = ParagraphCell
  var id: Int
  var height: CGFloat
}

/// A cell with a view whose height is a constraint.
final class ParagraphCell: UICollectionViewCell, TypedCellType {
  private let block = UIView()
  private var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    let height = block.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      height,
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    self.height = height
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Paragraph) { height?.constant = item.height }
}

@MainActor @Suite("Lists of self-sizing cells") struct SelfSizingListTests {
  private func list(_ heights: [CGFloat]) -> Lego {
    Lego {
      Section(id: 0, layout: RowsLayout(spacing: 2)) {
        for (id, height) in heights.enumerated() { Paragraph(id: id, height: height) }
      }
    }
  }

  @Test("Rows have the heights of the constraints in their cells") func rows() {
    let shown = DisplayedLego(list([30, 70, 50]))
    // 30 + 2 = 32, 32 + 70 + 2 = 104.
    #expect(
      areClose(
        shown.frames,
        [
          CGRect(x: 0, y: 0, width: 375, height: 30), CGRect(x: 0, y: 32, width: 375, height: 70),
          CGRect(x: 0, y: 104, width: 375, height: 50),
        ]))
  }

  @Test("A row takes the new height of its cell when its item changes") func change() {
    let shown = DisplayedLego(list([30, 70]))
    shown.apply(list([90, 70]))
    #expect(
      areClose(
        shown.frames,
        [CGRect(x: 0, y: 0, width: 375, height: 90), CGRect(x: 0, y: 92, width: 375, height: 70)]))
  }
}

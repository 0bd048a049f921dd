import LegoTesting
import LegoViews
import Testing
import UIKit

/// An item whose cell is arranged in boxes.
private struct BoxItem: TypedItemType, Equatable {
  typealias CellType = BoxItemCell
  var text: String
  var usesModifier: Bool
  var id: Int = 0
}

private final class BoxItemCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.arrangeViews {
      VBox { label.numberOfLines(0).size(.fill, .wrap) }.padding(10).alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: BoxItem) {
    if item.usesModifier { label.text(item.text) } else { label.text = item.text }
  }
}

@MainActor @Suite("The heights of cells in boxes") struct BoxCellHeightTests {
  enum Kind: String, CaseIterable { case modifier, property, boundView, view }

  private final class Cells: LegoViewController {
    @State var text = ""
    var kind = Kind.modifier
    var layout: any SectionLayout = RowsLayout()

    override var lego: Lego {
      Lego {
        Section(id: 0, layout: layout) {
          switch kind {
          case .modifier: BoxItem(text: text, usesModifier: true)
          case .property: BoxItem(text: text, usesModifier: false)
          case .boundView:
            ViewItem(id: 0, text) { text in
              VBox { UILabel().text(text).numberOfLines(0).size(.fill, .wrap) }.padding(10)
            }
          case .view:
            ViewItem(id: 0, text) {
              VBox { UILabel().numberOfLines(0).size(.fill, .wrap) }.padding(10)
            } update: { box, text in
              (box.subviews.first as? UILabel)?.text = text
            }
          }
        }
      }
    }
  }

  private static let layouts: [(name: String, layout: any SectionLayout)] = [
    ("rows", .rows()), ("list", .list(.plain)), ("grid", .grid(columns: 1)),
    ("waterfall", .waterfall(columns: 1)), ("carousel", .carousel(itemWidth: .fraction(1))),
    ("table", .table(columns: [.flexible])),
  ]

  @Test("A cell has the height of its text, whatever it displayed before", arguments: Kind.allCases)
  func heights(_ kind: Kind) throws {
    let long = String(repeating: "long text ", count: 20)
    for (name, layout) in Self.layouts {
      for width: CGFloat in [240, 390] {
        for category: UIContentSizeCategory in [.small, .large, .accessibilityLarge] {
          let controller = Cells()
          (controller.kind, controller.layout) = (kind, layout)
          let screen = Screen(
            controller, size: CGSize(width: width, height: 4_000),
            traits: UITraitCollection(preferredContentSizeCategory: category))
          for text in ["Short", long, "Short", long + long] {
            controller.text = text
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            let height = label.sizeThatFits(CGSize(width: width - 20, height: 10_000)).height + 20
            #expect(
              try abs(screen.frame(ofID: 0).height - height) < 1,
              "\(name), \(width), \(category.rawValue), \(text.count) letters")
          }
        }
      }
    }
  }
}

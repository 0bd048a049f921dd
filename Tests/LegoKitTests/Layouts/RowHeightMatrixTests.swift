import LegoKit
import LegoTesting
import Testing
import UIKit

/// Items whose heights follow from their content.
private enum SizedItem: String, CaseIterable {
  case text, subtitle, value, button, switchRow, slider, stepper, segments, field, textView
  case menu, date, progress, message
  case status, skeleton, configuration, constraintsView, labelView, constraintsCell, statedCell

  @MainActor @ItemBuilder func items(_ text: String) -> ItemList {
    switch self {
    case .text: TextRow(text, id: 0).image(.symbol("star")).accessories(.disclosure)
    case .subtitle: SubtitleRow("Title", text, id: 0)
    case .value: ValueRow("Title", text, id: 0)
    case .button: ButtonRow(text, id: 0) {}
    case .switchRow: SwitchRow(text, isOn: .constant(true), id: 0)
    case .slider: SliderRow(text, value: .constant(0.5), id: 0)
    case .stepper: StepperRow(text, value: .constant(1), in: 0...9, id: 0)
    case .segments: SegmentRow(text, selection: .constant(1), options: [1, 2], id: 0) { "\($0)" }
    case .field: TextFieldRow(text, text: .constant("Value"), id: 0)
    case .textView: TextViewRow("Title", text: .constant(text), id: 0)
    case .menu: PickerRow("Title", selection: .constant(text), options: [text], id: 0) { $0 }
    case .date: DateRow(text, date: .constant(.distantPast), mode: .date, id: 0)
    case .progress: ProgressRow(text, value: 0.5, id: 0)
    case .message: TextFieldRow("Title", text: .constant("Value"), id: 0).message(text)
    case .status: StatusRow(id: "0", text: text, actionTitle: "Try Again")
    case .skeleton: SkeletonRow(id: "0")
    case .configuration: configuration(text)
    case .constraintsView:
      ViewItem(id: 0, text) {
        LabelView()
      } update: {
        $0.label.text = $1
      }
    case .labelView:
      ViewItem(id: 0, text) {
        Self.label()
      } update: {
        $0.text = $1
      }
    case .constraintsCell: LabelItem(text: text)
    case .statedCell: StatedItem(text: text)
    }
  }

  @MainActor private func configuration(
    _ text: String
  ) -> ConfigurationItem<Int, UIListContentConfiguration> {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Title", text)
    return ConfigurationItem(id: 0, content, accessories: [.disclosure])
  }

  @MainActor static func label() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}

/// A view with a label in it.
private final class LabelView: UIView {
  let label = SizedItem.label()

  init() {
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private struct LabelItem: TypedItemType, Equatable {
  typealias CellType = LabelCell
  var text: String
  var id: Int { 0 }
}

private final class LabelCell: UICollectionViewCell, TypedCellType {
  private let view = LabelView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    view.frame = contentView.bounds
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: LabelItem) { view.label.text = item.text }
}

private struct StatedItem: TypedItemType, Equatable {
  typealias CellType = StatedCell
  var text: String
  var id: Int { 0 }
}

private final class StatedCell: UICollectionViewCell, TypedCellType {
  func update(with item: StatedItem) {}

  static func layout(constraintsTo size: CGSize, with item: StatedItem) -> CGSize {
    CGSize(width: size.width, height: 20 + CGFloat(item.text.count) * 300 / size.width)
  }
}

/// A screen of one item in each section.
private final class MatrixScreen: LegoViewController {
  @State var texts: [String]
  private let kind: SizedItem
  private let layouts: [any SectionLayout]

  init(_ kind: SizedItem, _ layouts: [any SectionLayout], texts: [String]) {
    (self.kind, self.layouts) = (kind, layouts)
    _texts = State(wrappedValue: texts)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      for (index, layout) in layouts.enumerated() {
        for (number, text) in texts.enumerated() {
          Section(id: "\(index).\(number)", layout: layout) { kind.items(text) }
        }
      }
    }
  }

  /// The frame of each item as the layout has it, after all cells have been measured.
  var sizes: [CGSize] {
    guard let view = legoRenderer.collectionView else { return [] }
    return (0..<view.numberOfSections).map { section in
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.size ?? .zero
    }
  }
}

@MainActor @Suite("The heights of items in all layouts") struct RowHeightMatrixTests {
  private static let layouts: [(name: String, layout: any SectionLayout)] = [
    ("list", .list(.plain)), ("grid", .grid(columns: 1)), ("waterfall", .waterfall(columns: 1)),
    ("carousel", .carousel(itemWidth: .fraction(1))),
    ("table", .table(columns: [.flexible])), ("two columns", .grid(columns: 2, spacing: 0)),
    ("two waterfalls", .waterfall(columns: 2, spacing: 0)),
  ]
  private static let long = String(repeating: "long text ", count: 12)

  private func sizes(
    _ kind: SizedItem, _ layouts: [any SectionLayout], texts: [String], width: CGFloat,
    _ category: UIContentSizeCategory
  ) -> [CGSize] {
    let controller = MatrixScreen(kind, layouts, texts: texts)
    // High enough for all cells to be measured.
    let screen = Screen(
      controller, size: CGSize(width: width, height: 40_000),
      traits: UITraitCollection(preferredContentSizeCategory: category))
    screen.settle()
    return controller.sizes
  }

  @Test(
    "An item has the height that it has in rows of its width", arguments: SizedItem.allCases)
  fileprivate func heights(_ kind: SizedItem) {
    let categories: [UIContentSizeCategory] = [.small, .large, .accessibilityExtraExtraLarge]
    for category in categories {
      for width: CGFloat in [240, 320, 390, 520, 800] {
        let texts = ["Short", Self.long]
        let all = sizes(kind, Self.layouts.map(\.layout), texts: texts, width: width, category)
        var known: [CGFloat: [CGFloat]] = [:]
        for (index, size) in all.enumerated() {
          let text = texts[index % 2]
          let rows = known[size.width] ?? rowHeights(kind, texts, width: size.width, category)
          known[size.width] = rows
          let expected = rows.dropFirst(index % 2).first ?? -1
          let name = Self.layouts[index / 2].name
          // The margins of a system list are those of the view, so that a text may need more lines.
          let isHigher = name == "list" && size.height > expected
          #expect(
            isHigher || abs(size.height - expected) < 0.6,
            "\(Self.layouts[index / 2].name), \(text.count) letters, \(width), \(category.rawValue)"
          )
        }
      }
    }
  }

  private func rowHeights(
    _ kind: SizedItem, _ texts: [String], width: CGFloat, _ category: UIContentSizeCategory
  ) -> [CGFloat] {
    sizes(kind, [RowsLayout()], texts: texts, width: width, category).map(\.height)
  }
}

import LegoViews
import UIKit

/// A year of months, whose days are selected, and the events of the selected day.
///
/// The events are below the month of the day, and beside it where the screen is wide.
final class CalendarScreen: LegoViewController {
  @StateObject var model: CalendarModel
  @Focus private var isAdding: Bool?

  /// Creates a screen for the months of a model.
  init(_ model: CalendarModel = CalendarModel()) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      for month in model.months {
        let title = TextHeader(month.title, style: .prominent).background(.systemBackground)
        Section(id: month.id, layout: Self.layout, header: title) {
          NestedList(id: month.title) {
            Section(id: "days", layout: Self.days, header: weekdays) {
              for position in 0..<month.blankCount {
                ViewItem(id: position) { UIView() }.canSelect(false)
              }
              ForEach(month.days, id: \.self) { [model] in Self.item(of: $0, model) }
            }
          }
          if month.id == model.selectedMonth { events() }
        }
      }
    }
  }

  @ItemBuilder private func events() -> ItemList {
    HeadingItem(id: "day", title: model.fullText(of: model.selection), side: 8)
    let events = model.events(on: model.selection)
    if events.isEmpty { TextRow("Nothing planned").textColor(.secondaryLabel) }
    ForEach(events) { [model] event in
      event.row.swipeActions {
        SwipeAction("Delete", style: .destructive) { model.delete(event.id) }
      }
    }
    TextFieldRow("", text: $model.newTitle, prompt: "New event")
      .onSubmit { [model] in model.addEvent() }
      .focused($isAdding, equals: true)
  }

  private static func item(of day: Date, _ model: CalendarModel) -> some LegoItem {
    let display = model.display(of: day)
    return ViewItem(id: day, display) { cell(of: $0) }
      .onSelect { model.selection = day }
      .accessibilityLabel(model.spokenText(of: day))
      .accessibilityTraits(display.isSelected ? [.button, .selected] : .button)
  }

  private static func cell(of day: Binding<CalendarDay>) -> UIView {
    VBox {
      UILabel().text(day.map { $0.number }).font(font(17, atMost: 24)).textAlignment(.center)
        .adjustsFontForContentSizeCategory(true).textColor(day.map { $0.textColor })
        .backgroundColor(day.map { $0.color }).clipped().cornerRadius(18).size(36, 36)
      HBox {
        for index in 0..<CalendarDay.dotCount {
          UIView().backgroundColor(day.map { $0.color(ofDot: index) }).cornerRadius(3).size(6, 6)
            .hidden(day.map { index >= $0.hues.count })
        }
      }
      .space(3).height(6)
    }
    .space(2).padding(top: 4).justifyContent(.centerX)
  }

  private var weekdays: some TypedItemType {
    ViewItem(id: "weekdays") { [names = model.weekdays] in
      HBox {
        for name in names {
          UILabel().text(name).font(Self.font(12, atMost: 20)).textColor(.secondaryLabel)
            .adjustsFontForContentSizeCategory(true).textAlignment(.center).size(.fill, .wrap)
        }
      }
    }
  }

  /// Returns a font that follows the text size up to a size, since a column is a seventh of the width.
  private static func font(_ size: CGFloat, atMost maximum: CGFloat) -> UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size), maximumPointSize: maximum)
  }

  private static let insets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8)

  // The month is the detail: above its events, or beside them.
  private static let layout = AdaptiveLayout(
    RowsLayout(insets: insets, pinsHeader: true),
    wide: SplitLayout(detailIsLeading: true, insets: insets, pinsHeader: true))

  private static let days = GridLayout(columns: 7, spacing: 0, rowHeight: .exactly(52))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Calendar"
    let today = UIAction(title: "Today") { [weak self] _ in
      guard let self else { return }
      model.selection = model.today
      scrollToSelection(animated: true)
    }
    let add = UIAction { [weak self] _ in self?.isAdding = true }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: add), UIBarButtonItem(primaryAction: today),
    ]
    scrollToSelection(animated: false)
  }

  private func scrollToSelection(animated: Bool) {
    guard let month = model.selectedMonth else { return }
    legoRenderer.scroll(toSection: month, animated: animated)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.updateToday()
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }
}

import LegoViews
import UIKit

/// A TV guide: the programs of a week, as wide as they last, with a line at the current time.
///
/// A tap on a channel moves it to the favorites on top, and one on a program shows its details.
final class GuideScreen: LegoViewController {
  @StateObject var model: GuideModel
  private var updates: Task<Void, Never>?

  /// Creates a screen for channels and programs.
  init(_ model: GuideModel = GuideModel()) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "guide", layout: layout) {
        ForEach(model.channels) { [model] in Self.title(of: $0, model) }
        ForEach(model.halfHours) { [model] halfHour in
          ViewItem(id: halfHour, model.title(ofMinute: halfHour.minute)) { title in
            Self.label(title, .caption1)
          }
        }
        ForEach(model.programs) { [weak self, model] program in
          ViewItem(id: program.id, program.title) { title in
            Self.label(title, .subheadline)
              .backgroundColor(.secondarySystemBackground).cornerRadius(6)
          }
          .onSelect { self?.show(program) }
          .accessibilityLabel(model.spokenText(of: program))
        }
      }
      .supplementaryItem(Self.line, ofKind: TimelineLayout.lineKind)
    }
  }

  private var layout: some SectionLayout {
    var layout = TimelineLayout(
      spans: model.spans, rowCount: model.channels.count, range: model.range, pointsPerUnit: 3,
      rowTitleWidth: 72, columnTitleLength: 30, columnTitleHeight: 40,
      initialPosition: Double(HalfHour(containing: model.now - 30).minute))
    layout.rowSpacing = 2
    layout.linePosition = model.now
    var large = layout
    large.rowTitleWidth = 44
    return AdaptiveLayout(layout.scaledWithText(), accessibility: large.scaledWithText())
  }

  private static func title(of channel: Channel, _ model: GuideModel) -> some LegoItem {
    ViewItem(id: channel.id, model.title(of: channel)) { label($0.map { $0.text }, .footnote) }
      .onSelect { model.toggleFavorite(channel.id) }
      .accessibilityHint("Adds or removes the favorite")
  }

  private static func label(_ text: some Outputing<String>, _ style: UIFont.TextStyle) -> UIView {
    HBox { UILabel().text(text).textStyle(style).numberOfLines(0).size(.fill, .wrap) }
      .justifyContent(.centerY).padding(top: 0, leading: 8, bottom: 0, trailing: 4)
  }

  private static let line = ViewItem(id: "now") { UIView().backgroundColor(.systemRed) }

  private func show(_ program: Program) {
    navigationController?.pushViewController(ProgramScreen(program, in: model), animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "TV Guide"
    let days = (0..<GuideModel.dayCount).map { day in
      UIAction(title: model.name(ofDay: day)) { [weak self] _ in
        self.map { $0.scroll(to: $0.model.evening(ofDay: day)) }
      }
    }
    let now = UIAction(title: "Now") { [weak self] _ in
      self.map { $0.scroll(to: HalfHour(containing: $0.model.now)) }
    }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: now),
      UIBarButtonItem(title: "Day", menu: UIMenu(children: days)),
    ]
  }

  private func scroll(to halfHour: HalfHour) {
    legoRenderer.scroll(to: halfHour, at: .centeredHorizontally)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updates = model.follow()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updates?.cancel()
  }
}

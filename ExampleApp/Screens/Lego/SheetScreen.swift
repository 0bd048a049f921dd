import LegoKit
import UIKit

/// A sheet that is wider than the screen: a tap on a title in its first row sorts the other rows.
final class SheetScreen: UIViewController, LegoContainer {
  @StateObject var model = SheetModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private static let columns = ShipmentColumn.allCases

  var lego: Lego {
    let table = TableLayout(
      columns: Self.columns.map { _ in .fixed(110) }, rowHeight: .exactly(40),
      firstRowIsHeader: true)
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
    return Lego {
      Section(id: "shipments", layout: table.scaledWithText()) {
        for column in Self.columns {
          title(of: column).onSelect { [model] in model.sort(by: column) }
        }
        ForEach(model.fields) { field in
          ViewItem(id: field.id, field.text, insets: insets, makeView: { UILabel(.body) }) {
            $0.text = $1
          }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shipments"
    legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
  }

  private func title(
    of column: ShipmentColumn
  ) -> ConfigurationItem<ShipmentColumn, UIListContentConfiguration> {
    var content = UIListContentConfiguration.cell()
    content.text = model.order.title(of: column)
    content.textProperties.color = .tintColor
    content.directionalLayoutMargins = .init(top: 0, leading: 12, bottom: 0, trailing: 4)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .secondarySystemBackground
    return ConfigurationItem(id: column, content, background: background)
  }
}

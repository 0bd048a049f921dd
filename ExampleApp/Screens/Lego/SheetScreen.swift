import LegoKit
import UIKit

/// A sheet that is wider than the screen: a tap on a title of the pinned header sorts the rows.
final class SheetScreen: UIViewController, LegoContainer {
  @StateObject var model = SheetModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let scrollView = UIScrollView()
  private static let columns = ShipmentColumn.allCases
  private static let columnWidth: CGFloat = 110

  var lego: Lego {
    let table = TableLayout(
      columns: Self.columns.map { _ in .fixed(Self.columnWidth) }, rowHeight: .exactly(40))
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
    return Lego {
      Section(id: "shipments", layout: table, header: header) {
        ForEach(model.fields) { field in
          ViewItem(id: field.id, field.text, insets: insets, makeView: { UILabel(.body) }) {
            $0.text = $1
          }
        }
      }
    }
  }

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shipments"
    let sheet = UIView(frame: scrollView.bounds)
    sheet.frame.size.width = Self.columnWidth * CGFloat(Self.columns.count)
    sheet.autoresizingMask = .flexibleHeight
    scrollView.addSubview(sheet)
    scrollView.contentSize.width = sheet.frame.width
    scrollView.contentInsetAdjustmentBehavior = .never
    legoRenderer.render(in: sheet) { $0.backgroundColor = .systemBackground }
  }

  private var header: some TypedItemType {
    ViewItem(id: "titles", model.order, height: 44) { [weak model] in
      let buttons = Self.columns.map { column in
        let button = UIButton(
          configuration: .plain(), primaryAction: UIAction { _ in model?.sort(by: column) })
        button.contentHorizontalAlignment = .leading
        return button
      }
      let stack = UIStackView(arrangedSubviews: buttons)
      stack.distribution = .fillEqually
      stack.backgroundColor = .secondarySystemBackground
      return stack
    } update: { (stack: UIStackView, order) in
      for case (let column, let button as UIButton) in zip(Self.columns, stack.arrangedSubviews) {
        button.configuration?.title = order.title(of: column)
      }
    }
  }
}

import LegoViews
import UIKit

/// A sheet that is wider than the screen: a tap on a title in its first row sorts the other rows.
final class SheetScreen: LegoViewController {
  @StateObject var model = SheetModel()
  private static let columns = ShipmentColumn.allCases

  override var lego: Lego {
    let table = TableLayout(
      columns: Self.columns.map { _ in .fixed(110) }, rowHeight: .exactly(40),
      firstRowIsHeader: true)
    return Lego {
      Section(id: "shipments", layout: table.scaledWithText()) {
        for column in Self.columns {
          title(of: column).onSelect { [model] in model.sort(by: column) }
        }
        ForEach(model.fields) { field in
          ViewItem(id: field.id, field) { field in
            ZBox {
              Self.label(in: field.map { $0.column }).text(field.text).textStyle(.subheadline)
                .textColor(field.map { $0.column == .number ? UIColor.secondaryLabel : .label })
              UIView().backgroundColor(.separator).size(.fill, 0.5).alignment(.bottom)
            }
          }
        }
      }
    }
  }

  private func title(of column: ShipmentColumn) -> some TypedItemType {
    ViewItem(id: column, ShipmentTitle(column: column, order: model.order)) { title in
      ZBox {
        Self.label(in: title.map { $0.column }).text(title.map { $0.text })
          .textStyle(.subheadline, weight: .semibold)
          .textColor(title.map { $0.isSorted ? UIColor.tintColor : .label })
      }
      .backgroundColor(.secondarySystemBackground)
    }
  }

  /// Creates a label that is at the trailing edge in a column of numbers.
  private static func label(in column: SimpleOutput<ShipmentColumn>) -> UILabel {
    UILabel().margin(leading: 12, trailing: 12)
      .bind(column.map { $0.isNumeric }) { $0.alignment(xRatio: $1 ? 1 : -1, yRatio: 0) }
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
    title = "Shipments"
  }
}

import LegoViews
import UIKit

extension TableField {
  /// A field of a table, with a line below it.
  @MainActor var item: some TypedItemType {
    ViewItem(id: id, self) { field in
      ZBox {
        UILabel().text(field.text).textStyle(.subheadline).numberOfLines(2)
          .margin(top: 9, leading: 4, bottom: 9, trailing: 4)
          .bind(field.map(\.isNumber)) { $0.alignment(xRatio: $1 ? 1 : -1, yRatio: 0) }
        UIView().backgroundColor(.separator).size(.fill, 0.5).alignment(.bottom)
      }
    }
  }

  /// Returns the titles over the columns of a table, the last one at the side of its numbers.
  @MainActor static func header(_ titles: [String], of table: TableLayout) -> some TypedItemType {
    ViewItem(id: "titles", titles) { titles in
      HBox {
        for (index, column) in table.columns.enumerated() {
          ZBox {
            UILabel().text(titles.map { $0[index] })
              .textStyle(.footnote, weight: .semibold).textColor(.secondaryLabel)
              .alignment(index == table.columns.count - 1 ? .trailing : .leading)
          }
          .padding(top: 8, leading: 4, bottom: 8, trailing: 4).width(column.length)
        }
      }
      .backgroundColor(.secondarySystemBackground).cornerRadius(6)
    }
  }
}

extension TableColumn {
  /// The width of the column as a length in a box.
  fileprivate var length: ViewLength {
    switch self {
    case .fixed(let width): .equalTo(width)
    case .flexible, .fitted: .fill
    }
  }
}

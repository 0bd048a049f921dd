import LegoKit

/// A shipment, which is a row of a sheet.
struct Shipment: Hashable, Sendable {
  let number: Int
  let origin: String
  let destination: String
  let goods: String
  let kilograms: Int
  let euros: Int
  let days: Int
  let status: String
}

/// A column of a sheet with shipments.
enum ShipmentColumn: String, CaseIterable {
  case number = "No."
  case origin = "From"
  case destination = "To"
  case goods = "Goods"
  case kilograms = "Weight"
  case euros = "Price"
  case days = "Days"
  case status = "Status"

  /// Whether the column contains numbers, which are at the trailing edge.
  var isNumeric: Bool { [.kilograms, .euros, .days].contains(self) }

  /// Returns the text of a shipment in this column.
  func text(of shipment: Shipment) -> String {
    switch self {
    case .number: "\(shipment.number)"
    case .origin: shipment.origin
    case .destination: shipment.destination
    case .goods: shipment.goods
    case .kilograms: "\(shipment.kilograms) kg"
    case .euros: "€ \(shipment.euros)"
    case .days: "\(shipment.days)"
    case .status: shipment.status
    }
  }

  /// Returns whether the first shipment is sorted before the second one in ascending order.
  func isAscending(_ one: Shipment, _ other: Shipment) -> Bool {
    switch self {
    case .number: one.number < other.number
    case .kilograms: (one.kilograms, one.number) < (other.kilograms, other.number)
    case .euros: (one.euros, one.number) < (other.euros, other.number)
    case .days: (one.days, one.number) < (other.days, other.number)
    default: (text(of: one), one.number) < (text(of: other), other.number)
    }
  }
}

/// The text of a shipment in one column.
struct ShipmentField: Hashable, Identifiable, Sendable {
  let id: Int
  let text: String
  let column: ShipmentColumn
}

/// The title of a column of a sheet, in the order of its rows.
struct ShipmentTitle: Hashable {
  let column: ShipmentColumn
  let order: ShipmentOrder

  /// The name of the column, with an arrow if the rows are sorted by it.
  var text: String { order.title(of: column) }
  /// Whether the rows are sorted by the column.
  var isSorted: Bool { order.column == column }
}

/// The order of the rows of a sheet.
struct ShipmentOrder: Hashable {
  var column = ShipmentColumn.number
  var isAscending = true

  /// Returns the title of a column, with an arrow if the rows are sorted by it.
  func title(of column: ShipmentColumn) -> String {
    column == self.column ? column.rawValue + (isAscending ? " ↑" : " ↓") : column.rawValue
  }
}

/// Ten thousand shipments in an order.
final class SheetModel: LegoObservableObject {
  /// The order of the rows.
  @LegoPublished private(set) var order = ShipmentOrder()
  /// The fields, row by row.
  @LegoPublished private(set) var fields: [ShipmentField] = []
  private let shipments = Shipment.samples

  init() {
    updateFields()
  }

  /// Sorts by a column in ascending order, or in the opposite order if it is sorted by it already.
  func sort(by column: ShipmentColumn) {
    order.isAscending = order.column == column ? !order.isAscending : true
    order.column = column
    updateFields()
  }

  private func updateFields() {
    let sorted = shipments.sorted {
      order.isAscending ? order.column.isAscending($0, $1) : order.column.isAscending($1, $0)
    }
    fields = sorted.flatMap { shipment in
      ShipmentColumn.allCases.enumerated().map { index, column in
        ShipmentField(
          id: shipment.number * ShipmentColumn.allCases.count + index,
          text: column.text(of: shipment), column: column)
      }
    }
  }
}

extension Shipment {
  /// Generated shipments with the numbers 1 to 10,000.
  static let samples = (1...10_000).map { number in
    let cities = ["Hamburg", "Shanghai", "Rotterdam", "Bergen", "Genoa", "Oslo", "Busan"]
    let goods = ["Oak", "Linen", "Tea", "Glass", "Paper"]
    let states = ["Loading", "At sea", "Arrived"]
    return Shipment(
      number: number, origin: cities[number % 7], destination: cities[(number * 3 + 1) % 7],
      goods: goods[number % 5], kilograms: number * 7_919 % 10_007, euros: number * 389 % 997 + 20,
      days: number * 5 % 31 + 2, status: states[number % 3])
  }
}

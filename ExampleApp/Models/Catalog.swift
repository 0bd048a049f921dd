import Foundation

/// The content of the front page of the shop.
struct Catalog: Sendable {
  let banner: Banner
  let products: [Product]
  /// The titles of the columns of the table of delivery costs.
  let deliveryTitles: [String]
  /// The fields of that table, row by row.
  let deliveries: [[TableField]]
  let stories: [Story]
}

/// A full-width message with an image at its trailing edge.
struct Banner: Hashable, Sendable {
  let id: String
  let title: String
  let message: String
  let picture: ProductPicture
}

/// The text in one field of a table, which is at the trailing edge if it is a number.
struct TableField: Hashable, Sendable {
  let id: String
  let text: String
  let isNumber: Bool
}

/// A story with an image of any aspect ratio.
struct Story: Hashable, Sendable, Identifiable {
  let id: String
  let title: String
  let picture: ProductPicture
  /// The height of the image divided by its width.
  let proportion: CGFloat
}

extension Catalog {
  /// The front page of this autumn.
  static let autumn = Catalog(
    banner: Banner(
      id: "autumn", title: "秋日新品 Autumn", message: "Oak, wool and stoneware from two workshops",
      picture: ProductPicture(shape: .lamp, hue: 0.1)),
    products: Product.samples,
    deliveryTitles: ["Where to", "Days", "Price"],
    deliveries: table([
      ["Hamburg", "1", "€ 0"],
      ["杭州市区", "1", "¥ 0"],
      ["Germany, up to 30 kg", "2–4", "€ 29"],
      ["Europe", "5–9", "€ 59"],
    ]),
    stories: [
      Story(
        id: "oak", title: "How a chair gets its curve: steam, oak and forty seconds",
        picture: ProductPicture(shape: .chair, hue: 0.09), proportion: 1.1),
      Story(
        id: "glaze", title: "龙泉青釉的秘密", picture: ProductPicture(shape: .vase, hue: 0.47),
        proportion: 0.8),
      Story(
        id: "clock", title: "A clock that makes no sound",
        picture: ProductPicture(shape: .clock, hue: 0.6), proportion: 0.7),
      Story(
        id: "mug", title: "3,000 mugs a week 每周三千只杯子",
        picture: ProductPicture(shape: .mug, hue: 0.02), proportion: 1),
      Story(
        id: "table", title: "Walnut, planted in 1931",
        picture: ProductPicture(shape: .table, hue: 0.06), proportion: 0.75),
    ])

  /// Returns the fields of a table whose last column contains numbers.
  private static func table(_ rows: [[String]]) -> [[TableField]] {
    rows.enumerated().map { row, texts in
      texts.enumerated().map { column, text in
        let isNumber = column == texts.count - 1
        return TableField(id: "\(row) \(column)", text: text, isNumber: isNumber)
      }
    }
  }
}

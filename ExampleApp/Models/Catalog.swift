import Foundation

/// The content of the front page of the shop.
struct Catalog: Sendable {
  let banner: BannerItem
  let products: [Product]
  /// The titles of the columns of the table of delivery costs.
  let deliveryTitles: [String]
  /// The fields of that table, row by row.
  let deliveries: [[TableTextItem]]
  let stories: [StoryItem]
}

extension Catalog {
  /// The front page of this autumn.
  static let autumn = Catalog(
    banner: BannerItem(
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
      StoryItem(
        id: "oak", title: "How a chair gets its curve: steam, oak and forty seconds",
        picture: ProductPicture(shape: .chair, hue: 0.09), proportion: 1.1),
      StoryItem(
        id: "glaze", title: "龙泉青釉的秘密", picture: ProductPicture(shape: .vase, hue: 0.47),
        proportion: 0.8),
      StoryItem(
        id: "clock", title: "A clock that makes no sound",
        picture: ProductPicture(shape: .clock, hue: 0.6), proportion: 0.7),
      StoryItem(
        id: "mug", title: "3,000 mugs a week 每周三千只杯子",
        picture: ProductPicture(shape: .mug, hue: 0.02), proportion: 1),
      StoryItem(
        id: "table", title: "Walnut, planted in 1931",
        picture: ProductPicture(shape: .table, hue: 0.06), proportion: 0.75),
    ])

  /// Returns the fields of a table whose last column contains numbers.
  private static func table(_ rows: [[String]]) -> [[TableTextItem]] {
    rows.enumerated().map { row, texts in
      texts.enumerated().map { column, text in
        let isNumber = column == texts.count - 1
        return TableTextItem(
          id: "\(row) \(column)", text: text,
          kind: isNumber ? .number : .text)
      }
    }
  }
}

import Foundation

/// A product of the furniture maker.
struct Product: Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let detail: String
  let euros: Decimal
  let picture: ProductPicture

  /// The formatted price.
  var price: String {
    "€\u{2009}\(euros)"
  }
}

extension Product {
  /// The collection of this season.
  static let samples = [
    Product(
      id: 1, name: "Alster lounge chair", detail: "Oak, wool in moss green", euros: 890,
      picture: ProductPicture(shape: .chair, hue: 0.36)),
    Product(
      id: 2, name: "西湖茶几", detail: "胡桃木，直径 60 厘米", euros: 420,
      picture: ProductPicture(shape: .table, hue: 0.08)),
    Product(
      id: 3, name: "Speicher floor lamp", detail: "Brass, linen shade, dimmable", euros: 315,
      picture: ProductPicture(shape: .lamp, hue: 0.13)),
    Product(
      id: 4, name: "Elbe mug", detail: "Stoneware, 300 ml", euros: 18,
      picture: ProductPicture(shape: .mug, hue: 0.58)),
    Product(
      id: 5, name: "龙井花瓶", detail: "手工陶瓷，每件釉色不同", euros: 64,
      picture: ProductPicture(shape: .vase, hue: 0.46)),
    Product(
      id: 6, name: "Deich wall clock", detail: "Silent movement", euros: 75,
      picture: ProductPicture(shape: .clock, hue: 0.02)),
    Product(
      id: 7, name: "Fleet chair", detail: "Ash, woven paper cord", euros: 240,
      picture: ProductPicture(shape: .chair, hue: 0.1)),
    Product(
      id: 8, name: "灵隐台灯", detail: "竹编灯罩，手工", euros: 128,
      picture: ProductPicture(shape: .lamp, hue: 0.3)),
  ]
}

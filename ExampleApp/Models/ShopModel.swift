import Foundation
import LegoKit
import UIKit

/// An offer of the shop.
struct Offer: Hashable, Identifiable {
  let id: String
  let title: String
  let detail: String
  let hue: CGFloat
}

/// The products, filters and cart of a shop that loads page after page.
final class ShopModel: LegoObservableObject {
  /// The title of the filter that shows all products.
  static let allProducts = "All"

  let offers = [
    Offer(id: "oak", title: "Oak weeks", detail: "10 % off every chair", hue: 0.1),
    Offer(
      id: "clay", title: "Fresh from the kiln", detail: "Mugs and vases in new glazes", hue: 0.55),
    Offer(id: "light", title: "Long evenings", detail: "Lamps with dimmers", hue: 0.75),
  ]
  let filters = [ShopModel.allProducts, "Chairs", "Tables", "Lamps", "Mugs", "Vases", "Clocks"]
  @LegoPublished var filter: String? = ShopModel.allProducts
  @LegoPublished var paging = LoadState.idle
  @LegoPublished private(set) var products: [Product]
  /// The numbers of pieces in the cart by product.
  @LegoPublished private(set) var cart: [Product.ID: Int] = [:]
  private let loadPage: @MainActor (Int) async throws -> [Product]
  private var pageCount = 1

  /// Creates a shop with one page, and a function that loads the others; a page without products
  /// is the end.
  init(loadPage: @escaping @MainActor (Int) async throws -> [Product] = ShopModel.samplePage) {
    self.loadPage = loadPage
    products = Self.samples(page: 0)
  }

  /// The products that pass the filter.
  var filteredProducts: [Product] {
    products.filter { filter == Self.allProducts || "\($0.picture.shape)s" == filter?.lowercased() }
  }

  /// Returns the next page.
  func nextPage() async throws -> [Product] { try await loadPage(pageCount) }

  /// Appends a page, and returns whether there are more.
  func append(_ page: [Product]) -> Bool {
    pageCount += 1
    products += page
    return !page.isEmpty
  }

  /// Adds a number of pieces to the cart, or removes a negative number.
  func add(_ count: Int, of id: Product.ID) {
    cart[id] = max(0, cart[id, default: 0] + count)
  }

  /// Returns one of four sample pages after a second.
  static func samplePage(_ page: Int) async throws -> [Product] {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return page < 4 ? samples(page: page) : []
  }

  /// Returns the 16 products of a sample page.
  static func samples(page: Int) -> [Product] {
    (0..<16).map { index in
      let sample = Product.samples[index % Product.samples.count]
      let number = page * 16 + index
      let hue = CGFloat(number * 7 % 20) / 20
      return Product(
        id: number + 1, name: sample.name, detail: sample.detail, euros: sample.euros,
        picture: ProductPicture(shape: sample.picture.shape, hue: hue))
    }
  }
}

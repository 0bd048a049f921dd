import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("ItemSizeCache") struct ItemSizeCacheTests {
  private let token = ItemToken(number: 1)
  private let available = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)

  private func measuredIDs(_ work: () -> Void) -> [Int] {
    TileCell.measuredIDs = []
    work()
    return TileCell.measuredIDs
  }

  @Test("A size is kept for its width") func width() {
    let cache = ItemSizeCache()
    let item = AnyItem(Tile(id: 7, height: 30))
    let count = measuredIDs {
      #expect(cache.size(of: item, token: token, in: available) == CGSize(width: 100, height: 30))
      _ = cache.size(of: item, token: token, in: available)
      _ = cache.size(of: item, token: token, in: CGSize(width: 90, height: available.height))
    }
    #expect(count == [7, 7])
  }

  @Test("A changed item is measured again, and its size compared") func update() {
    let cache = ItemSizeCache()
    #expect(!cache.update(AnyItem(Tile(id: 7)), token: token))
    _ = cache.size(of: AnyItem(Tile(id: 7, height: 30)), token: token, in: available)
    #expect(!cache.update(AnyItem(Tile(id: 7, height: 30, text: "new")), token: token))
    #expect(cache.update(AnyItem(Tile(id: 7, height: 31)), token: token))
  }

  @Test("Another text size removes all sizes") func textSize() {
    let cache = ItemSizeCache()
    let item = AnyItem(Tile(id: 7))
    let traits = [UIContentSizeCategory.large, .large, .accessibilityLarge].map {
      UITraitCollection(preferredContentSizeCategory: $0)
    }
    let count = measuredIDs {
      for trait in traits {
        cache.removeAll(unlessMeasuredWith: trait)
        _ = cache.size(of: item, token: token, in: available)
      }
    }
    #expect(count == [7, 7])
  }

  @Test("Sizes of removed items are removed") func removal() {
    let cache = ItemSizeCache()
    let item = AnyItem(Tile(id: 7))
    let count = measuredIDs {
      _ = cache.size(of: item, token: token, in: available)
      cache.removeAll { _ in false }
      _ = cache.size(of: item, token: token, in: available)
      cache.removeAll { _ in true }
      _ = cache.size(of: item, token: token, in: available)
    }
    #expect(count == [7, 7])
  }
}

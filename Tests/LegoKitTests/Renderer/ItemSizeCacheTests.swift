import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("ItemSizeCache") struct ItemSizeCacheTests {
  private let token = ItemToken(number: 1)
  private let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)

  private func asked(_ work: () -> Void) -> [Int] {
    TileCell.measuredIDs = []
    work()
    return TileCell.measuredIDs
  }

  @Test("An answer is kept for its width") func width() {
    let cache = ItemSizeCache()
    let item = AnyItem(Tile(id: 7, height: 30))
    let count = asked {
      #expect(cache.size(of: item, token: token, in: room) == CGSize(width: 100, height: 30))
      _ = cache.size(of: item, token: token, in: room)
      _ = cache.size(of: item, token: token, in: CGSize(width: 90, height: room.height))
    }
    #expect(count == [7, 7])
  }

  @Test("A changed item is asked again, and tells whether its size has changed") func refresh() {
    let cache = ItemSizeCache()
    #expect(!cache.refresh(AnyItem(Tile(id: 7)), token: token))
    _ = cache.size(of: AnyItem(Tile(id: 7, height: 30)), token: token, in: room)
    #expect(!cache.refresh(AnyItem(Tile(id: 7, height: 30, text: "new")), token: token))
    #expect(cache.refresh(AnyItem(Tile(id: 7, height: 31)), token: token))
  }

  @Test("Another text size makes all answers out of date") func textSize() {
    let cache = ItemSizeCache()
    let item = AnyItem(Tile(id: 7))
    let traits = [UIContentSizeCategory.large, .large, .accessibilityLarge].map {
      UITraitCollection(preferredContentSizeCategory: $0)
    }
    let count = asked {
      for trait in traits {
        cache.adopt(trait)
        _ = cache.size(of: item, token: token, in: room)
      }
    }
    #expect(count == [7, 7])
  }

  @Test("What is no longer shown is forgotten") func forget() {
    let cache = ItemSizeCache()
    let item = AnyItem(Tile(id: 7))
    let count = asked {
      _ = cache.size(of: item, token: token, in: room)
      cache.keep { _ in true }
      _ = cache.size(of: item, token: token, in: room)
      cache.keep { _ in false }
      _ = cache.size(of: item, token: token, in: room)
    }
    #expect(count == [7, 7])
  }
}

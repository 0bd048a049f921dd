import Testing

@testable import UIKit

struct SymbolTableTests {
  @Test(
    "Every symbol of the table has an icon with an outline",
    arguments: SymbolTable.icons.keys.sorted())
  func glyph(name: String) throws {
    let size = try #require(UIImage(systemName: name)).size

    #expect(size.width > 0 && size.width < 40)
    #expect(size.height > 0 && size.height < 40)
  }

  @Test(
    "The symbols that collection screens use most are in the table",
    arguments: [
      "chevron.right", "chevron.left", "star", "star.fill", "heart", "heart.fill", "plus", "minus",
      "trash", "magnifyingglass", "person", "person.fill", "person.crop.circle", "cart",
      "cart.fill", "photo", "gear", "ellipsis", "checkmark", "checkmark.circle.fill", "xmark",
      "bell", "bookmark", "house", "tag", "shuffle", "square.and.arrow.up", "calendar", "clock",
      "envelope", "phone", "video", "map", "mappin", "camera", "mic", "play.fill", "pause.fill",
      "bolt.fill", "flame.fill", "moon.fill", "sun.max.fill", "cloud.fill", "wifi", "lock.fill",
    ])
  func common(name: String) {
    #expect(SymbolTable.icons[name] != nil)
  }
}

import Foundation
import Testing

@testable import Trails

@Suite("Trails: localization") @MainActor struct LocalizationTests {
  private func table(_ language: String) throws -> [String: String] {
    let name = "LayoutBox_Trails.resources/\(language).lproj/Localizable.strings"
    let data = try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(name))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: String])
  }

  @Test("German has the keys of English, with the same format specifiers")
  func german() throws {
    let (english, german) = (try table("en"), try table("de"))
    #expect(Set(english.keys) == Set(german.keys))
    #expect(english.count > 80)
    for (key, text) in german {
      #expect(
        text.filter { $0 == "%" }.count == key.filter { $0 == "%" }.count, "\(key): \(text)")
    }
    #expect(german["All trails"] == "Alle Wege")
  }

  @Test("Texts are found in the tables of the app, and an unknown key is its own text")
  func lookUp() {
    #expect(String.localized("up to %d km", 12) == "up to 12 km")
    #expect(String.localized("No such key") == "No such key")
  }
}

import Foundation
import Testing

@testable import LegoKit

@MainActor @Suite("Values that are dragged") struct DragValueTests {
  private struct Broken: DragValue, Equatable {
    static let dragTypeIdentifier = "com.example.broken"
    func dragData() throws -> Data { throw CocoaError(.fileWriteUnknown) }
    static func dragValue(from data: Data) throws -> Broken { Broken() }
  }

  /// Loads the value of a provider as a target of another app does.
  private func received<Value: DragValue>(_ value: Value) async -> Value? {
    await withCheckedContinuation { continuation in
      Value.load(from: value.dragContent.provider) { continuation.resume(returning: $0 as? Value) }
    }
  }

  @Test("Texts and addresses reach another app as they were") func data() async throws {
    #expect(await received("Zo\u{EB} & co") == "Zo\u{EB} & co")
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    #expect(await received(url) == url)
  }

  @Test("A value whose data can't be created is not received") func failure() async {
    #expect(await received(Broken()) == nil)
  }
}

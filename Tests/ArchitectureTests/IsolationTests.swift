import Foundation
import Testing

/// The isolation of the Linux UIKit, which is that of Apple's declarations: otherwise a Linux build
/// accepts code that Apple's compiler refuses, and the other way round.
@Suite("Isolation") struct IsolationTests {
  private let types = DeclaredType.all

  @Test("The table and the sources are read")
  func reading() throws {
    let table = try IsolationTable()
    #expect(table.ofNoActor.isSuperset(of: ["CALayer", "UIContentConfiguration"]))
    #expect(types["UIView"]?.inherited.first == "UIResponder")
    #expect(types.count > 300, "\(types.count)")
  }

  @Test("Exactly the classes and protocols of the table belong to no actor")
  func isolation() throws {
    let table = try IsolationTable()
    for type in types.values {
      #expect(
        type.isIsolated(among: types) != table.ofNoActor.contains(type.name),
        "\(type.place): \(type.name)")
    }
    let unknown = table.ofNoActor.subtracting(types.keys)
    #expect(unknown.isEmpty, "The sources don't declare \(unknown.sorted()).")
  }

  @Test("The constants of the table are isolated")
  func constants() throws {
    let files = SourceFile.all.filter { $0.module == "UIKit" }
    for name in try IsolationTable().constants {
      let lines = files.flatMap { $0.lines }.filter { $0.contains("static let \(name) =") }
      #expect(!lines.isEmpty, "\(name)")
      #expect(!lines.contains { $0.contains("nonisolated") }, "\(name)")
    }
  }

  @Test("The classes of the table aren't sendable")
  func sendability() throws {
    for name in try IsolationTable().notSendable {
      let type = try #require(types[name])
      #expect(!type.isSendable, "\(type.place): \(name)")
    }
  }
}

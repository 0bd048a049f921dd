import Foundation
import Testing

/// The rules for API that not every supported platform has, as far as they can be checked without
/// Apple's SDK.
@Suite("Use of newer API") struct AvailabilityTests {
  private static let product = [
    "LegoState", "LayoutBox", "LegoKit", "LegoViews", "ZKit", "Puyopuyo", "DeclarativeSugar",
    "LegoTesting",
    "SnapshotComparison",
  ]

  @Test("The table lists names of each kind")
  func table() throws {
    let table = try AvailabilityTable()
    #expect(table.introducedLater.isSuperset(of: ["uniformAcrossSiblings", "listEnvironment"]))
    #expect(table.missing.isSuperset(of: ["UISwitch", "UIScreen"]))
  }

  @Test("The product and the example screens use newer API behind availability checks only")
  func newerAPI() throws {
    let names = try AvailabilityTable().introducedLater
    for file in SourceFile.all where (Self.product + ["ExampleApp"]).contains(file.module) {
      let places = GuardedLines(file.lines).unguardedUses(of: names)
      #expect(places.isEmpty, "\(places.map { "\(file.path):\($0 + 1)" })")
    }
  }

  @Test("The tests that Apple's platforms run use newer API behind availability checks only")
  func newerAPIInTests() throws {
    let names = try AvailabilityTable().introducedLater
    for file in SourceFile.files(in: ["LinuxUIKit/Tests/UIKitTests", "Tests/LegoKitTests"]) {
      let places = GuardedLines(file.lines).unguardedUses(of: names)
      #expect(places.isEmpty, "\(places.map { "\(file.path):\($0 + 1)" })")
    }
  }

  @Test("The product uses what tvOS and visionOS lack under platform conditions only")
  func missingAPI() throws {
    let names = try AvailabilityTable().missing
    for file in SourceFile.all where Self.product.contains(file.module) {
      let places = GuardedLines(file.lines).unconditionalUses(of: names)
      #expect(places.isEmpty, "\(places.map { "\(file.path):\($0 + 1)" })")
    }
  }

  @Test("A use is guarded in the scope of an availability check and nowhere else")
  func guardedLines() {
    let lines = GuardedLines(
      """
      newer()
      if #available(iOS 17, *) {
        newer()
      } else {
        newer()
      }
      @available(iOS 17, *)
      func use() {
        newer()
      }
      func other() {
        newer()  // "newer()" in a comment
        guard #available(iOS 17, *) else { return }
        newer()
        print("newer")
      }
      #if os(iOS)
        newer()
      #endif
      newer()
      """.components(separatedBy: "\n"))
    #expect(lines.unguardedUses(of: ["newer"]) == [0, 4, 11, 19])
    #expect(lines.unconditionalUses(of: ["newer"]) == [0, 2, 4, 8, 11, 13, 19])
  }
}

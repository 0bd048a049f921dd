import Testing

@testable import UIKit

@MainActor @Suite("Accessibility of released objects", .serialized)
struct ReleasedObjectAccessibilityTests {
  @Test("What released objects leave behind is removed while others are added")
  func removal() {
    let table = ObjectAccessibility()
    let kept = (0..<100).map { _ in NSObject() }
    for object in kept { table.changeableProperties(of: object).accessibilityLabel = "kept" }
    var largest = 0
    // Objects that take the addresses of the released ones, so that the next ones have others.
    var fillers: [NSObject] = []
    for _ in 0..<10_000 {
      table.changeableProperties(of: NSObject()).accessibilityLabel = "short"
      fillers.append(NSObject())
      largest = max(largest, table.count)
    }
    #expect(fillers.allSatisfy { table.properties(of: $0).accessibilityLabel == nil })
    // Twice as many as are alive: 100, and one at a time.
    #expect(largest <= 2 * (100 + 1))
    #expect(kept.allSatisfy { table.properties(of: $0).accessibilityLabel == "kept" })
  }

  @Test("Reading keeps nothing of an object, and a responder keeps its properties itself")
  func reading() {
    let table = ObjectAccessibility()
    let (object, view) = (NSObject(), UIView())
    #expect(table.properties(of: object).accessibilityLabel == nil)
    table.changeableProperties(of: view).accessibilityLabel = "view"
    #expect(table.count == 0)
    #expect(view.accessibilityLabel == "view")
  }

  @Test("Properties whose end changes other properties are removed")
  func reentrance() {
    final class Last: NSObject {
      let end: @MainActor @Sendable () -> Void
      init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }
      deinit { MainActor.assumeIsolated(end) }
    }
    let table = ObjectAccessibility()
    var fillers: [NSObject] = []
    for _ in 0..<1_000 {
      fillers.append(NSObject())
      let last = Last {
        table.changeableProperties(of: NSObject()).accessibilityLabel = "last"
      }
      table.changeableProperties(of: NSObject()).accessibilityElements = [last]
    }
    #expect(table.count < 1_000)
  }
}

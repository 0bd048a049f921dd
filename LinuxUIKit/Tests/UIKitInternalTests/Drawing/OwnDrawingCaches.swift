import Testing

@testable import CoreGraphics

/// Gives each test caches of its own, since others draw at the same time.
struct OwnDrawingCaches: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DrawingCaches.$current.withValue(DrawingCaches(), operation: function)
  }
}

extension Trait where Self == OwnDrawingCaches {
  /// Caches of the test's own.
  static var ownDrawingCaches: OwnDrawingCaches { OwnDrawingCaches() }
}

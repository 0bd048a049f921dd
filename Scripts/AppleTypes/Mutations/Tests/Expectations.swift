// Added to a module of tests: mistakes in the arguments of Swift Testing's macros, beside what is right.
import Testing
import UIKit

private struct Problem: Error {}

private func fail() throws -> Bool { throw Problem() }

private func later() async -> Bool { true }

@MainActor private func right(_ label: UILabel, _ bar: UINavigationBar?) async throws {
  #expect(label.text == "Title", "The text is \(label.text ?? "none").")
  #expect(try fail())
  #expect(await later())
  #expect(throws: Problem.self) { try fail() }
  let found: UINavigationBar = try #require(bar)
  try #require(found.isTranslucent)
}

@MainActor private func wrong(_ label: UILabel) {
  #expect(label.title == "Title")  // error: has no member
  #expect(label.text)  // error: cannot be used as a boolean
  #expect(label.bounds.width == "1")  // error: requires that 'CGFloat' conform
  #expect(try fail())  // error: errors thrown from here are not handled
  #expect(await later())  // error: 'async' call in a function that does not support concurrency
  // error: has no member // error: could not be inferred
  #expect(label.isHidden, "\(label.title)")
}

private func isolated(_ label: UILabel) throws {
  #expect(label.text == nil)  // warning: main actor-isolated
  _ = try #require(label.text)  // warning: main actor-isolated
}

@MainActor private func wrongResult(_ label: UILabel) throws {
  let text: Int = try #require(label.accessibilityLabel)  // error: cannot convert
  _ = text
}

@MainActor private func tooNew(_ label: UILabel) throws {
  #expect(
    label.traitCollection.imageDynamicRange == .standard)  // error: is only available in iOS 17
  _ = try #require(label.hoverStyle)  // error: is only available in iOS 17
}

@MainActor private func exits() async {
  await #expect(processExitsWith: .failure) {}  // error: is unavailable in iOS
}

private struct WrongArguments {
  @Test("A name", arguments: [missing]) func one(argument: Int) {}  // error: cannot find
  @Test(.enabled(if: UIColor.red)) func other() {}  // error: cannot convert
}

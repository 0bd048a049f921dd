import Foundation
import Testing

/// The rules of `ARCHITECTURE.md` that can be read off the sources.
@Suite struct ArchitectureTests {
  /// What each room may import.
  private static let allowed: [String: Set<String>] = [
    "LayoutBox": ["UIKit", "CollectionCore"],
    "LegoKit": ["UIKit", "LayoutBox", "Foundation", "Observation"],
    "LegoTesting": ["UIKit", "LegoKit", "Foundation"],
    "ExampleApp": ["UIKit", "LayoutBox", "LegoKit", "LegoTesting", "ExampleScreens", "Foundation"],
    "UIKit": ["CollectionCore", "ConstraintSolver", "Foundation", "Synchronization"],
    "CollectionCore": ["Foundation"],
    "ConstraintSolver": [],
    "_Testing_UIKit": [],
  ]

  @Test("There are sources to read")
  func sources() {
    #expect(SourceFile.all.count > 100)
    #expect(Set(SourceFile.all.map(\.module)) == Set(Self.allowed.keys))
  }

  @Test("Imports point down")
  func imports() {
    for file in SourceFile.all {
      var allowed = Self.allowed[file.module] ?? []
      if file.isInPlatformFolder {
        allowed.formUnion(["CCairo", "CFreeType", "CPNG", "CPango", "CTurboJPEG"])
      }
      let strangers = file.imports.filter { !allowed.contains($0) }
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.joined(separator: ", "))")
    }
  }

  @Test("What differs per platform stands in a Platform folder")
  func conditions() {
    for file in SourceFile.all where !file.isInPlatformFolder {
      let places = file.places { $0.trimmingCharacters(in: .whitespaces).hasPrefix("#if ") }
      #expect(places.isEmpty, "\(places)")
    }
  }

  @Test("Nothing is forced, and nothing is left for later")
  func marks() {
    let marks = ["TODO", "FIXME", "try!", " as! ", "swiftlint"]
    for file in SourceFile.all {
      let places = file.places { line in marks.contains { line.contains($0) } }
      #expect(places.isEmpty, "\(places)")
    }
  }

  @Test("Unchecked concurrency has its reason beside it")
  func unchecked() {
    for file in SourceFile.all {
      for (number, line) in file.lines.enumerated() where isUnchecked(line) {
        let above = file.lines[..<number].reversed().prefix(6)
        let reason = ([line] + above).contains { $0.contains("//") }
        #expect(reason, "\(file.path):\(number + 1)")
      }
    }
  }

  @Test("A file tells one story in 350 lines at most")
  func size() {
    for file in SourceFile.all {
      #expect(file.lines.count <= 350, "\(file.path) has \(file.lines.count) lines")
    }
  }

  private func isUnchecked(_ line: String) -> Bool {
    let code = line.components(separatedBy: "//")[0]
    return code.contains("@unchecked Sendable") || code.contains("nonisolated(unsafe)")
  }
}

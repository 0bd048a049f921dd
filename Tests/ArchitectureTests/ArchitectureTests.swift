import Foundation
import Testing

/// The rules of `ARCHITECTURE.md` that can be checked in the sources.
struct ArchitectureTests {
  /// The modules that each module may import.
  private static let allowedImports: [String: Set<String>] = [
    "LegoState": ["Foundation", "Observation"],
    "LayoutBox": ["UIKit", "CompositionalLayout", "Foundation", "LayoutGeometry"],
    "LegoKit": [
      "UIKit", "LayoutBox", "LegoState", "LayoutGeometry", "OrderedDifference", "ScrollMotion",
      "Foundation", "Observation",
    ],
    "LegoViews": [
      "UIKit", "LegoKit", "BoxLayout", "OrderedDifference", "Foundation", "LayoutGeometry",
    ],
    "ZKit": ["UIKit", "LegoViews"],
    "Puyopuyo": ["UIKit", "LegoViews", "BoxLayout", "LayoutGeometry"],
    "DeclarativeSugar": ["UIKit", "LegoViews"],
    "LegoTesting": ["UIKit", "LegoKit", "LayoutGeometry", "SnapshotComparison", "Foundation"],
    "SnapshotComparison": ["UIKit", "Foundation"],
    "ExampleApp": [
      "UIKit", "LayoutBox", "LegoKit", "LegoViews", "LegoTesting", "ExampleScreens", "Foundation",
    ],
    "UIKit": Set(SourceFile.engines).union([
      "CoreGraphics", "QuartzCore", "Foundation", "FoundationNetworking", "Synchronization",
      "Symbols", "UniformTypeIdentifiers",
    ]),
    "Accessibility": ["Foundation"],
    "Symbols": [],
    "UniformTypeIdentifiers": ["Foundation"],
    "QuartzCore": ["CoreGraphics", "ScrollMotion", "Foundation", "Synchronization"],
    "CoreGraphics": ["Dispatch", "Foundation", "Glibc", "Synchronization"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "BoxLayout": ["LayoutGeometry", "Foundation"],
    "CompositionalLayout": ["LayoutGeometry", "ScrollMotion", "Foundation"],
    "FlowLayout": ["LayoutGeometry", "Foundation"],
    "ScrollMotion": ["LayoutGeometry", "Foundation"],
    "LayoutGeometry": ["Foundation"],
    "OrderedDifference": ["Foundation"],
    "ConstraintSolver": [],
  ]

  @Test("There are sources to read")
  func sources() {
    #expect(SourceFile.all.count > 100)
    #expect(Set(SourceFile.all.map(\.module)) == Set(Self.allowedImports.keys))
  }

  @Test("Imports point down")
  func imports() {
    for file in SourceFile.all {
      var allowed = Self.allowedImports[file.module] ?? []
      if file.isInPlatformFolder {
        allowed.formUnion([
          "CCairo", "CFreeType", "CISAL", "CPNG", "CPango", "CSDL2", "CSwiftRuntime", "CTurboJPEG",
        ])
      }
      // The bridges to Combine and SwiftUI, and signposts, which only Apple's platforms compile.
      if file.isInPlatformFolder, file.module == "LegoState" { allowed.insert("Combine") }
      if file.isInPlatformFolder, file.module == "LegoKit" { allowed.formUnion(["SwiftUI", "os"]) }
      // Associated objects, which Apple's platforms have.
      if file.isInPlatformFolder, file.module == "LegoViews" { allowed.insert("ObjectiveC") }
      let strangers = file.imports.filter { !allowed.contains($0) }
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.joined(separator: ", "))")
    }
  }

  @Test("Batch updates in LegoKit contain no update of a data source")
  func batches() {
    let files = SourceFile.all.filter { $0.module == "LegoKit" }
    let batches = files.flatMap { file in
      file.lines.indices.filter { file.lines[$0].has("performBatchUpdates {") }.map { start in
        Array(file.lines[start...].prefix { !$0.contains("} completion:") })
      }
    }
    #expect(batches.count > 0)
    for lines in batches {
      #expect(!lines.contains { $0.contains("apply(") || $0.contains("display(") }, "\(lines)")
    }
  }

  @Test("Platform conditions stand in Platform folders only")
  func conditions() {
    for file in SourceFile.all where !file.isInPlatformFolder {
      let places = file.places { $0.trimmingCharacters(in: .whitespaces).hasPrefix("#if ") }
      #expect(places.isEmpty, "\(places)")
    }
  }

  @Test("No forced cast or try, and no mark of unfinished work, is in the sources")
  func marks() {
    let marks = ["TODO", "FIXME", "try!", " as! ", "swiftlint"]
    for file in SourceFile.all {
      let places = file.places { line in marks.contains { line.has($0) } }
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

  private func isUnchecked(_ line: String) -> Bool {
    let code = line.withoutComment
    return code.has("@unchecked Sendable") || code.has("nonisolated(unsafe)")
  }
}

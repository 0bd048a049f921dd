import Foundation
import Testing

/// The core of the Linux UIKit knows none of the features that are built on it; see `CoreTable`.
@Suite("Core") struct CoreTests {
  private static let files = SourceFile.files(in: ["LinuxUIKit/Sources"])
  private static let core = files.filter { isIn(CoreTable.folders, $0) }

  @Test("The folders and files of the table exist")
  func table() {
    let paths = Self.files.map(\.path)
    for folder in CoreTable.folders + CoreTable.features {
      #expect(paths.contains { $0.hasPrefix(CoreTable.module + folder + "/") }, "\(folder)")
    }
    let named = Array(CoreTable.exceptions.keys) + Array(CoreTable.casts.keys)
    for path in named.map({ CoreTable.module + $0 }) + CoreTable.tables {
      #expect(paths.contains(path), "\(path)")
    }
  }

  @Test("The core names no control, list, bar or picker")
  func features() {
    let types = Set(
      Self.files.filter { Self.isIn(CoreTable.features, $0) }.flatMap(\.declaredTypes))
    #expect(
      types.isSuperset(of: ["UIButton", "UICollectionView", "UINavigationBar", "UIStackView"]))
    for file in Self.core {
      let allowed = CoreTable.exceptions[Self.name(file)] ?? []
      let forbidden = types.union(CoreTable.containers).subtracting(allowed)
      let places = file.places { !forbidden.isDisjoint(with: $0.codeWords) }
      #expect(places.isEmpty, "\(places)")
      let unused = allowed.filter { name in !file.lines.contains { $0.codeWords.contains(name) } }
      #expect(unused.isEmpty, "\(file.path) doesn't need \(unused)")
    }
  }

  @Test("The core has no hooks of other modules")
  func hooks() {
    for file in Self.core {
      let places = file.places { $0.codeWords.contains("package") }
      #expect(places.isEmpty, "\(places)")
    }
  }

  @Test("Classes don't ask what they are")
  func casts() {
    let casting = Self.files.flatMap { file in
      file.places { line in
        ["self as? ", "self is "].contains { line.has($0) && line.code.has($0) }
      }
      .map { ($0, Self.name(file)) }
    }
    let unknown = casting.filter { CoreTable.casts[$0.1] == nil }.map(\.0)
    #expect(unknown.isEmpty, "\(unknown)")
    #expect(casting.count == CoreTable.casts.count, "\(casting)")
  }

  @Test("Files have at most 450 lines, unless they are tables")
  func lengths() {
    for file in Self.files where !CoreTable.tables.contains(file.path) {
      // The line after the last line feed is empty.
      let count = file.lines.count - 1
      #expect(count <= CoreTable.maximumLineCount, "\(file.path): \(count) lines")
    }
  }

  private static func isIn(_ folders: [String], _ file: SourceFile) -> Bool {
    folders.contains { file.path.hasPrefix(CoreTable.module + $0 + "/") }
  }

  /// The path of a file in the module.
  private static func name(_ file: SourceFile) -> String {
    String(file.path.dropFirst(CoreTable.module.count))
  }
}

import Foundation
import Testing

/// The folders of a module have an order in which no folder names a type of one above it; see
/// `FloorsTable`.
@Suite("Floors") struct FloorsTests {
  @Test("The table lists all folders of a module", arguments: FloorsTable.floors.keys.sorted())
  func table(module: String) {
    let folders = Set(SourceFile.files(in: [module]).map { $0.floor(in: module) })
    #expect(folders == Set(FloorsTable.floors[module, default: []]))
  }

  @Test("No folder names a type of a folder above it", arguments: FloorsTable.floors.keys.sorted())
  func order(module: String) {
    let folders = FloorsTable.floors[module, default: []]
    let files = SourceFile.files(in: [module])
    var types: [String: Set<String>] = [:]
    for file in files { types[file.floor(in: module), default: []].formUnion(file.declaredTypes) }
    for file in files {
      // What is at the root joins the floors: every floor may name it, and it may name all.
      guard let floor = folders.firstIndex(of: file.floor(in: module)), !folders[floor].isEmpty
      else { continue }
      // A type of the file, or one below it, may have the name of another type.
      let known = folders[...floor].reduce(into: Set<String>()) {
        $0.formUnion(types[$1, default: []])
      }
      let above = folders[(floor + 1)...].reduce(into: Set<String>()) {
        $0.formUnion(types[$1, default: []])
      }
      let forbidden = above.subtracting(known)
      let places = file.places { !forbidden.isDisjoint(with: $0.codeWords) }
      #expect(places.isEmpty, "\(places)")
    }
  }
}

extension SourceFile {
  /// The first folder of the file's path in a module; empty for a file at its root.
  fileprivate func floor(in module: String) -> String {
    let parts = path.dropFirst(module.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }
}

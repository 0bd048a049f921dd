import Foundation
import LegoKit

/// A file, or a folder with its content.
struct File: Hashable, Codable, Sendable, Identifiable, DragValue {
  static let dragTypeIdentifier = "org.layoutbox.file"
  /// The path, which is unique in the whole tree.
  private(set) var id: String
  /// The size of a file as a text; `nil` for a folder.
  var size: String?
  /// The content of a folder; `nil` for a file.
  var children: [File]?

  /// The last component of the path.
  var name: String { id.split(separator: "/").last.map(String.init) ?? id }

  /// Whether it is a folder, also one whose content is not loaded yet.
  var isFolder: Bool { children != nil }

  /// The path of the folder that contains it; `nil` for a root.
  var parent: File.ID? {
    let path = id.split(separator: "/").dropLast()
    return path.isEmpty ? nil : path.joined(separator: "/")
  }

  /// Returns the file with its content in a folder.
  func moved(into folder: File.ID) -> File {
    var copy = self
    copy.id = "\(folder)/\(name)"
    copy.children = children?.map { $0.moved(into: copy.id) }
    return copy
  }

  /// The name of the system image.
  var symbol: String { isFolder ? "folder" : "doc" }

  /// The ids of this folder and of all folders inside.
  var folders: [File.ID] {
    children.map { [id] + $0.flatMap(\.folders) } ?? []
  }
}

extension File {
  /// The papers of a boat.
  static let samples = [
    File(
      id: "Boat",
      children: [
        File(
          id: "Boat/Drawings",
          children: [
            File(id: "Boat/Drawings/Hull.pdf", size: "2.1 MB"),
            File(id: "Boat/Drawings/Rig.pdf", size: "840 KB"),
            File(id: "Boat/Drawings/Sails.pdf", size: "1.3 MB"),
          ]),
        File(id: "Boat/Insurance.pdf", size: "96 KB"),
        File(id: "Boat/龙骨.txt", size: "4 KB"),
      ]),
    File(
      id: "Trips",
      children: [
        File(id: "Trips/Bergen.gpx", size: "310 KB"), File(id: "Trips/Genoa.gpx", size: "275 KB"),
      ]),
    File(id: "Empty", children: []),
    File(id: "Read me.txt", size: "1 KB"),
  ]
}

extension File {
  /// The folders of a server.
  static let onServer = [File(id: "Logbooks", children: [])]

  /// Returns the content of a folder of the server after a second.
  static func load(_ folder: File) async throws -> [File] {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return content(of: folder)
  }

  /// Returns the content of a folder of the server: a folder for each year, with its logbook.
  static func content(of folder: File) -> [File] {
    folder.id.contains("/")
      ? [File(id: "\(folder.id)/Logbook.pdf", size: "720 KB")]
      : [2024, 2025].map { File(id: "\(folder.id)/\($0)", children: []) }
  }
}

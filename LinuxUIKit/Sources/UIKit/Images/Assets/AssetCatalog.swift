import Foundation

/// The asset catalogs of a bundle: the folders of its color, image, symbol and data sets by name.
///
/// An asset catalog is a folder with the extension `xcassets`. Each set is a folder in it, at any
/// depth, with a file `Contents.json` and the files that it names. Only the names are read at
/// first; a set is read when it is used.
struct AssetCatalog: Sendable {
  /// The kinds of sets, by the extension of their folders.
  enum Kind: String, Sendable {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
    case data = "dataset"
  }

  /// The name of a set, with the names of the folders that provide namespaces.
  struct Key: Hashable, Sendable {
    let kind: Kind
    let name: String
  }

  /// The number of folders in each other that are searched.
  private static let maximumDepth = 16
  private var sets: [Key: URL] = [:]

  /// Reads the names of the sets in catalogs, of which the first has the highest priority.
  init(catalogs: [URL]) {
    for catalog in catalogs { insertSets(in: catalog, namespace: "", depth: 0) }
  }

  /// Returns the folder of a set; `nil` if there is none.
  func folder(of kind: Kind, named name: String) -> URL? {
    sets[Key(kind: kind, name: name)]
  }

  private mutating func insertSets(in folder: URL, namespace: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for child in Self.folders(in: folder) {
      let name = namespace + child.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: child.pathExtension) {
        let key = Key(kind: kind, name: name)
        if sets[key] == nil { sets[key] = child }
      } else if child.pathExtension.isEmpty {
        let inner = Self.providesNamespace(child) ? name + "/" : namespace
        insertSets(in: child, namespace: inner, depth: depth + 1)
      }
    }
  }

  /// The folders in a folder, without links, in the order of their names.
  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter { child in
      let attributes = try? FileManager.default.attributesOfItem(atPath: child.path)
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard FileManager.default.fileExists(atPath: AssetContents.file(of: folder).path) else {
      return false
    }
    return AssetContents.read(folder)?.properties?.providesNamespace ?? false
  }
}

extension AssetCatalog {
  /// Reads the names of the sets in all catalogs of a bundle.
  ///
  /// The main bundle contains those of a hosted executable's target as well.
  init(bundle: Bundle, hosting executable: String? = nil) {
    var folders = bundle.resourceFolders
    if let executable, bundle == .main {
      folders += Bundle.resourceFolders(ofExecutable: executable, in: bundle.bundleURL)
    }
    let catalogs = folders.flatMap { folder in
      Bundle.names(in: folder).filter { $0.hasSuffix(".xcassets") }
        .map { folder.appendingPathComponent($0) }
    }
    self.init(catalogs: catalogs)
  }
}

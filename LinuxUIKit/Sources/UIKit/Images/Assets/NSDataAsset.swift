import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The content of a data set in an asset catalog.
///
/// ```swift
/// let stations = NSDataAsset(name: "Stations").map(\.data)
/// ```
// Unchecked because an open class cannot be proven immutable: its stored properties are `let`s.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the data set.
  open private(set) var name: NSDataAssetName

  /// The content of the file.
  open private(set) var data: Data

  /// The uniform type identifier of the content, such as "public.json".
  ///
  /// The default is "public.data".
  open private(set) var typeIdentifier: String

  /// Reads a data set of the main bundle; `nil` if there is none, or it is damaged.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Reads a data set of a bundle; `nil` if there is none, or it is damaged.
  ///
  /// The file is read each time.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let folder = AssetLibrary.shared.dataFolder(named: name, in: bundle),
      let contents = AssetContents.read(folder)
    else { return nil }
    let entries = (contents.data ?? []).filter { $0.filename != nil }
    guard let entry = entries.suiting(.current, \.environment),
      let file = entry.file(in: folder),
      let data = FileManager.default.contents(atPath: file.path)
    else {
      AssetLog.report("names no file that can be read", file: AssetContents.file(of: folder))
      return nil
    }
    (self.name, self.data) = (name, data)
    typeIdentifier = entry.type ?? "public.data"
  }

  /// Returns the asset itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension AssetContents.FileEntry {
  /// Returns the file of the entry in the folder of its set; `nil` for a name that leads elsewhere.
  func file(in folder: URL) -> URL? {
    guard let filename, !filename.isEmpty, !filename.contains("/"), filename != ".." else {
      return nil
    }
    return folder.appendingPathComponent(filename)
  }
}

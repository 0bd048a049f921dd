import UIKit

/// A recorded text or image beside the file of a test, and the files of its last comparison.
package struct SnapshotFile {
  private let folder: URL
  private let name: String
  private let fileExtension: String

  /// Creates the file `__Snapshots__/TESTFILE/NAME.EXTENSION` beside the test's file.
  package init(named name: String, fileExtension: String, testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    self.init(
      named: name, fileExtension: fileExtension,
      in: file.deletingLastPathComponent()
        .appendingPathComponent("__Snapshots__")
        .appendingPathComponent(file.deletingPathExtension().lastPathComponent))
  }

  /// Creates a file in a folder.
  package init(named name: String, fileExtension: String, in folder: URL) {
    (self.name, self.fileExtension, self.folder) = (name, fileExtension, folder)
  }

  /// Whether tests record snapshots instead of comparing with them.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record"
  }

  /// The path of the recorded file.
  package var path: String { url(.recorded).path }

  /// The recorded data; `nil` if there is no file.
  package var recordedData: Data? { try? Data(contentsOf: url(.recorded)) }

  /// The page of failed pictures on which the file is while it differs.
  package var page: PicturePage { PicturePage(forFilesIn: folder) }

  /// Replaces the recorded data, and deletes the files of a former comparison.
  package func record(_ data: Data) throws {
    try write(data, as: .recorded)
    deleteComparison()
  }

  /// Deletes the files of a former comparison, and its entry on the page of failed pictures.
  package func deleteComparison() {
    for variant in [Variant.new, .difference] {
      try? FileManager.default.removeItem(at: url(variant))
    }
    page.remove(path)
  }

  /// Writes a file for comparison beside the recorded one, and returns its path.
  @discardableResult package func write(_ data: Data, as variant: Variant) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url(variant), options: .atomic)
    return url(variant).path
  }

  /// The recorded file and the ones that a comparison writes beside it.
  package enum Variant: String {
    case recorded = ""
    case new = ".new"
    case difference = ".diff"
  }

  private func url(_ variant: Variant) -> URL {
    folder.appendingPathComponent("\(name)\(variant.rawValue).\(fileExtension)")
  }
}

import Foundation
import Testing
import UIKit

/// Compares an image with the snapshot of that name beside the test's file.
///
/// Snapshots are in `__Snapshots__/FILE/NAME.png` beside the test. `SNAPSHOTS=record make test`
/// records them; inspect each before committing it. If an image differs, `NAME.new.png` and
/// `NAME.diff.png` are written beside the snapshot, and the issue contains their paths. Images are
/// compared on Linux only, since other platforms have other fonts.
///
/// ```swift
/// expectImage(label.picture(), named: "title_dark")
/// ```
@MainActor public func expectImage(
  _ image: UIImage, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(image, against: Snapshot(name: name, testFile: filePath), at: sourceLocation)
}

/// Compares an image of the documentation, `Documentation/NAME.png`, like any snapshot.
@MainActor public func expectDocumentationImage(
  _ image: UIImage, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(image, against: Snapshot(name: name, shownBy: filePath), at: sourceLocation)
}

@MainActor private func check(
  _ image: UIImage, against golden: Snapshot, at sourceLocation: SourceLocation
) {
  guard SnapshotRenderer.matchesSnapshots else { return }
  do {
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record" {
      try golden.record(image)
    } else if let complaint = try golden.failure(of: image) {
      Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// A recorded image on disk.
private struct Snapshot {
  let folder: URL
  let name: String

  init(name: String, testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    self.name = name
    folder = file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  }

  /// Creates the snapshot of an image in the package's `Documentation`.
  init(name: String, shownBy testFile: String) {
    var package = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    while package.path != "/", !package.containsManifest { package.deleteLastPathComponent() }
    self.name = name
    folder = package.appendingPathComponent("Documentation")
  }

  func record(_ image: UIImage) throws {
    try write(image, suffix: "")
    for suffix in [".new", ".diff"] { try? FileManager.default.removeItem(at: url(suffix)) }
  }

  /// Returns a description of the differences with the paths of the images; `nil` if there are
  /// none.
  @MainActor func failure(of image: UIImage) throws -> String? {
    let data = try? Data(contentsOf: url(""))
    // Reading pixels is slow, and unnecessary for equal files.
    if let data, data == image.pngData() { return nil }
    guard let golden = data.flatMap(UIImage.init(data:))?.cgImage else {
      try write(image, suffix: ".new")
      return "There is no snapshot \(url("").path); the new one is \(url(".new").path)."
    }
    guard let actual = image.cgImage else { return "The image \(name) has no pixels." }
    guard let difference = ImageDifference(actual, golden) else {
      try write(image, suffix: ".new")
      return """
        \(name) is \(actual.width) by \(actual.height) pixels, \
        expected \(golden.width) by \(golden.height): see \(url(".new").path).
        """
    }
    guard !difference.isNegligible else { return nil }
    try write(image, suffix: ".new")
    let size = CGSize(width: golden.width, height: golden.height)
    try write(difference.image(size: size), suffix: ".diff")
    return """
      \(name): \(difference.differing.count) of \(difference.total) pixels differ, see \
      \(url(".new").path) and \(url(".diff").path).
      """
  }

  private func url(_ suffix: String) -> URL {
    folder.appendingPathComponent("\(name)\(suffix).png")
  }

  private func write(_ image: UIImage, suffix: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try image.pngData()?.write(to: url(suffix))
  }
}

extension URL {
  /// Whether the folder is that of a package.
  fileprivate var containsManifest: Bool {
    FileManager.default.fileExists(atPath: appendingPathComponent("Package.swift").path)
  }
}

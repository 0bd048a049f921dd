import Foundation
import SnapshotComparison
import Testing
import UIKit

/// Compares an image with the snapshot of that name beside the test's file.
///
/// Snapshots are in `__Snapshots__/FILE/NAME.png` beside the test. `SNAPSHOTS=record make test`
/// records them; inspect each before committing it. If an image differs, `NAME.new.png` and
/// `NAME.diff.png` are written beside the snapshot, and onto the page of failed pictures; the issue
/// contains their paths. Images are compared on Linux only, since other platforms have other fonts;
/// `make record-apple` records those of Apple's UIKit.
///
/// ```swift
/// expectImage(label.picture(), named: "title_dark")
/// ```
@MainActor public func expectImage(
  _ image: UIImage, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = SnapshotFile(named: name, fileExtension: "png", testFile: filePath)
  check(image, against: golden, filePath: filePath, at: sourceLocation)
  record(image, named: name, filePath: filePath, at: sourceLocation)
}

/// Compares an image of the documentation like any snapshot.
///
/// The file is `Documentation/NAME.png`, or `Resources/NAME.png` in the DocC catalog of a module, with
/// `@2x` behind the name if the image has this scale, so that DocC displays it in its size. The name
/// may begin with a folder; `NAME~dark` is what DocC displays in dark appearance.
///
/// ```swift
/// expectDocumentationImage(screen.image(), named: "Cookbook/inbox~dark", in: "LegoKit")
/// ```
@MainActor public func expectDocumentationImage(
  _ image: UIImage, named name: String, in module: String? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = module.map { "Sources/\($0)/\($0).docc/Resources" } ?? "Documentation"
  let scale = module != nil && image.scale > 1 ? "@\(Int(image.scale))x" : ""
  check(
    image, against: SnapshotFile(named: name + scale, inPackageFolder: folder, of: filePath),
    filePath: filePath, at: sourceLocation)
}

@MainActor private func check(
  _ image: UIImage, against golden: SnapshotFile, filePath: String,
  at sourceLocation: SourceLocation
) {
  guard SnapshotRenderer.matchesSnapshots else { return }
  // Pictures are often compared by functions that several tests share.
  let test = PictureTest(
    Test.current?.name ?? "", fileID: (Test.current?.sourceLocation ?? sourceLocation).fileID,
    filePath: filePath)
  do {
    guard let mismatch = try golden.mismatch(of: image, in: test) else { return }
    let complaint =
      mismatch.description(of: golden) + PicturePage.sentence(forSnapshot: golden.path)
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

@MainActor private func record(
  _ image: UIImage, named name: String, filePath: String, at sourceLocation: SourceLocation
) {
  do {
    try RecordingFolder.current?.record(image, named: name, testFile: filePath)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

extension SnapshotFile {
  /// Creates the file of an image in a folder of the package to which a test's file belongs.
  fileprivate init(named name: String, inPackageFolder folder: String, of testFile: String) {
    var package = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    while package.path != "/", !package.containsManifest { package.deleteLastPathComponent() }
    let file = package.appendingPathComponent(folder).appendingPathComponent(name)
    self.init(
      named: file.lastPathComponent, fileExtension: "png", in: file.deletingLastPathComponent())
  }
}

extension ImageMismatch {
  /// Returns the difference in a sentence, with the paths of the files to compare.
  fileprivate func description(of golden: SnapshotFile) -> String {
    switch self {
    case .missing(let new): "There is no snapshot \(golden.path); the new one is \(new)."
    case .differentSize(let actual, let expected, let new):
      """
      The image has \(actual.width) by \(actual.height) pixels, the snapshot \(golden.path) has \
      \(expected.width) by \(expected.height): see \(new).
      """
    case .differentPixels(let count, let total, let new, let difference):
      """
      \(count) of \(total) pixels differ from \(golden.path): see \(new) and \(difference).
      """
    case .emptyImage: "The image for \(golden.path) has no pixels."
    }
  }
}

extension URL {
  /// Whether the folder is that of a package.
  fileprivate var containsManifest: Bool {
    FileManager.default.fileExists(atPath: appendingPathComponent("Package.swift").path)
  }
}

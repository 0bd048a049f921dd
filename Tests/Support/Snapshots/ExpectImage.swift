import Foundation
import Testing
import UIKit

/// Checks a picture against the golden one of that name beside the test's file.
///
/// Golden pictures lie in `__Snapshots__/FILE/NAME.png` beside the test. `SNAPSHOTS=record make
/// test` writes them; look at each before it is committed. When a picture differs, `NAME.new.png`
/// and `NAME.diff.png` are written beside the golden one and the failure says where.
///
/// ```swift
/// expectImage(label.picture(), named: "title_dark")
/// ```
@MainActor public func expectImage(
  _ image: UIImage, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(image, against: GoldenPicture(name: name, testFile: filePath), at: sourceLocation)
}

/// Checks a picture that readers are shown, `Documentation/NAME.png`, like any golden one.
@MainActor public func expectDocumentationImage(
  _ image: UIImage, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(image, against: GoldenPicture(name: name, shownBy: filePath), at: sourceLocation)
}

@MainActor private func check(
  _ image: UIImage, against golden: GoldenPicture, at sourceLocation: SourceLocation
) {
  do {
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record" {
      try golden.record(image)
    } else if let complaint = try golden.complaint(about: image) {
      Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// A golden picture on disk.
private struct GoldenPicture {
  let folder: URL
  let name: String

  init(name: String, testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    self.name = name
    folder = file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  }

  /// The picture in the package's `Documentation` that a test draws.
  init(name: String, shownBy testFile: String) {
    var package = URL(fileURLWithPath: testFile)
    while package.pathComponents.contains("Tests") || package.pathComponents.contains("LinuxUIKit") {
      package.deleteLastPathComponent()
    }
    self.name = name
    folder = package.appendingPathComponent("Documentation")
  }

  func record(_ image: UIImage) throws {
    try write(image, suffix: "")
    for suffix in [".new", ".diff"] { try? FileManager.default.removeItem(at: url(suffix)) }
  }

  /// What is wrong with the picture, in a sentence with the paths to look at; nil when it is right.
  @MainActor func complaint(about image: UIImage) throws -> String? {
    let data = try? Data(contentsOf: url(""))
    // Reading pixels is slow; files that are the same need none.
    if let data, data == image.pngData() { return nil }
    guard let golden = data.flatMap(UIImage.init(data:))?.cgImage else {
      try write(image, suffix: ".new")
      return "There is no golden picture \(url("").path); the new one is \(url(".new").path)."
    }
    guard let actual = image.cgImage else { return "The picture \(name) has no pixels." }
    guard let difference = PictureDifference(actual, golden) else {
      try write(image, suffix: ".new")
      return """
        \(name) is \(actual.width) by \(actual.height) pixels, \
        expected \(golden.width) by \(golden.height): see \(url(".new").path).
        """
    }
    guard !difference.isNegligible else { return nil }
    try write(image, suffix: ".new")
    let size = CGSize(width: golden.width, height: golden.height)
    try write(difference.picture(size: size), suffix: ".diff")
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

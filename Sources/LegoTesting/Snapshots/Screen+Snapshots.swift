import SnapshotComparison
import UIKit

extension Screen {
  /// Compares the visible texts with the recorded ones.
  ///
  /// The snapshot is `__Snapshots__/TESTFILE/NAME.txt` beside the test's file. Running the test with
  /// the environment variable `SNAPSHOTS=record` records it. Throws a ``SnapshotError`` if a line
  /// differs or nothing is recorded; the actual text is written beside the snapshot, as
  /// `NAME.new.txt`.
  ///
  /// ```swift
  /// try screen.checkText(named: "inbox")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text to compare. The default is ``text``; ``layoutDescription`` has frames, too.
  ///   - name: The name of the file, without an extension.
  ///   - filePath: The file of the test.
  /// - Throws: A ``SnapshotError``.
  public func checkText(
    _ text: String? = nil, named name: String, filePath: String = #filePath
  ) throws {
    let text = text ?? self.text
    let file = SnapshotFile(named: name, fileExtension: "txt", testFile: filePath)
    let data = Data((text + "\n").utf8)
    if SnapshotFile.isRecording { return try file.record(data) }
    guard let recorded = file.recordedData.map({ String(decoding: $0, as: UTF8.self) }) else {
      throw SnapshotError.missing(path: file.path, new: try file.write(data, as: .new))
    }
    guard let line = LineDifference(actual: text + "\n", expected: recorded) else {
      return file.deleteComparison()
    }
    throw SnapshotError.differentText(
      path: file.path, line: line.number, actual: line.actual, expected: line.expected,
      new: try file.write(data, as: .new))
  }

  /// Compares the image of the screen with the recorded one.
  ///
  /// The snapshot is `__Snapshots__/TESTFILE/NAME.png` beside the test's file. Running the test with
  /// the environment variable `SNAPSHOTS=record` records it; look at it before you commit it. Pixels
  /// that differ by less than a tenth, and one different pixel in 2,000, count as equal. Throws a
  /// ``SnapshotError`` if the image differs or nothing is recorded; the actual image and one of the
  /// differences are written beside the snapshot, as `NAME.new.png` and `NAME.diff.png`.
  ///
  /// All pictures that differ are also on one page, `failed-pictures/index.html` in the folder of the
  /// package, or `index.html` in the folder that the environment variable `SNAPSHOTS_PAGE` names: the
  /// expected picture, the new one and the difference, with the command that records the new one. A
  /// picture leaves the page when its comparison succeeds.
  ///
  /// Fonts differ between platforms: record and compare on the same one.
  ///
  /// ```swift
  /// try screen.checkImage(named: "inbox_dark")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the file, without an extension.
  ///   - filePath: The file of the test.
  ///   - fileID: The module and the file of the test.
  ///   - function: The function of the test, which the page names.
  /// - Throws: A ``SnapshotError``.
  public func checkImage(
    named name: String, filePath: String = #filePath, fileID: String = #fileID,
    function: String = #function
  ) throws {
    let file = SnapshotFile(named: name, fileExtension: "png", testFile: filePath)
    let test = PictureTest(function, fileID: fileID, filePath: filePath)
    guard let mismatch = try file.mismatch(of: image(), in: test) else { return }
    throw SnapshotError(mismatch, path: file.path)
  }
}

extension SnapshotError {
  /// Creates the error for a difference from the image at a path.
  fileprivate init(_ mismatch: ImageMismatch, path: String) {
    switch mismatch {
    case .missing(let new): self = .missing(path: path, new: new)
    case .differentSize(let actual, let expected, let new):
      self = .differentSize(path: path, actual: actual, expected: expected, new: new)
    case .differentPixels(let count, let total, let new, let difference):
      self = .differentPixels(
        path: path, count: count, total: total, new: new, difference: difference)
    case .emptyImage: self = .emptyImage(path: path)
    }
  }
}

/// The first line in which two texts differ.
struct LineDifference {
  /// The number of the line, counted from 1.
  let number: Int
  let actual: String?
  let expected: String?

  /// Compares line by line; returns `nil` for equal texts.
  init?(actual: String, expected: String) {
    let (actual, expected) = (Self.lines(of: actual), Self.lines(of: expected))
    let index = zip(actual, expected).prefix { $0 == $1 }.count
    guard index < max(actual.count, expected.count) else { return nil }
    number = index + 1
    self.actual = actual.indices.contains(index) ? actual[index] : nil
    self.expected = expected.indices.contains(index) ? expected[index] : nil
  }

  /// The lines of a text; the line feed at its end begins no line.
  private static func lines(of text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    return lines.last == "" ? lines.dropLast() : lines
  }
}

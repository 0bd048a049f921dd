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
  /// Fonts differ between platforms: record and compare on the same one.
  ///
  /// ```swift
  /// try screen.checkImage(named: "inbox_dark")
  /// ```
  public func checkImage(named name: String, filePath: String = #filePath) throws {
    let file = SnapshotFile(named: name, fileExtension: "png", testFile: filePath)
    let image = image()
    guard let data = image.pngData(), let actual = image.cgImage else {
      throw SnapshotError.emptyImage(path: file.path)
    }
    if SnapshotFile.isRecording { return try file.record(data) }
    guard let recorded = file.recordedData, let expected = UIImage(data: recorded)?.cgImage else {
      throw SnapshotError.missing(path: file.path, new: try file.write(data, as: .new))
    }
    // Reading pixels is slow, and unnecessary for equal files.
    if recorded == data { return file.deleteComparison() }
    try compare(actual, with: expected, in: file, data: data)
  }

  private func compare(
    _ actual: CGImage, with expected: CGImage, in file: SnapshotFile, data: Data
  ) throws {
    guard actual.width == expected.width, actual.height == expected.height else {
      throw SnapshotError.differentSize(
        path: file.path, actual: actual.pixelSize, expected: expected.pixelSize,
        new: try file.write(data, as: .new))
    }
    let difference = PixelDifference(actual.readPixels(), expected.readPixels())
    guard !difference.isNegligible else { return file.deleteComparison() }
    let image = difference.image(size: expected.pixelSize)
    throw SnapshotError.differentPixels(
      path: file.path, count: difference.indexes.count, total: difference.total,
      new: try file.write(data, as: .new),
      difference: try file.write(image.pngData() ?? Data(), as: .difference))
  }
}

extension CGImage {
  fileprivate var pixelSize: CGSize { CGSize(width: width, height: height) }
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

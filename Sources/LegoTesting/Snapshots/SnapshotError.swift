import Foundation
import SnapshotComparison

/// The difference between a screen and its recorded snapshot.
///
/// ```swift
/// let error = #expect(throws: SnapshotError.self) { try screen.checkText(named: "inbox") }
/// #expect(error?.description.contains("line 3") == true)
/// ```
public enum SnapshotError: Error, Equatable {
  /// There is no recorded file; the new one is at `new`.
  case missing(path: String, new: String)
  /// The image has another size in pixels.
  case differentSize(path: String, actual: CGSize, expected: CGSize, new: String)
  /// This many pixels of the image differ; those are red in the image at `difference`.
  case differentPixels(path: String, count: Int, total: Int, new: String, difference: String)
  /// The text differs first in this line, counted from 1; `nil` is a missing line.
  case differentText(path: String, line: Int, actual: String?, expected: String?, new: String)
  /// The screen has no pixels, so that there is no image to compare or record.
  case emptyImage(path: String)
}

extension SnapshotError: CustomStringConvertible {
  /// The difference in a sentence, with the paths of the files to compare, and that of the page with
  /// all pictures that differ.
  public var description: String {
    switch self {
    case .missing(let path, _), .differentSize(let path, _, _, _),
      .differentPixels(let path, _, _, _, _):
      sentence + PicturePage.sentence(forSnapshot: path)
    case .differentText, .emptyImage: sentence
    }
  }

  private var sentence: String {
    switch self {
    case .missing(let path, let new):
      """
      There is no snapshot \(path). Inspect \(new), and record it by running the test with the \
      environment variable SNAPSHOTS=record.
      """
    case .differentSize(let path, let actual, let expected, let new):
      """
      The image has \(actual.pixelText) pixels, the snapshot \(path) has \(expected.pixelText): \
      see \(new).
      """
    case .differentPixels(let path, let count, let total, let new, let difference):
      """
      \(count) of \(total) pixels differ from the snapshot \(path): see \(new), and \(difference) \
      for the differences.
      """
    case .differentText(let path, let line, let actual, let expected, let new):
      """
      The text differs from the snapshot \(path) in line \(line): see \(new).
        expected: \(expected.map { "“\($0)”" } ?? "no such line")
        actual:   \(actual.map { "“\($0)”" } ?? "no such line")
      """
    case .emptyImage(let path):
      "The image for the snapshot \(path) has no pixels: give the screen a size."
    }
  }
}

extension CGSize {
  fileprivate var pixelText: String {
    "\(width.layoutDescription) x \(height.layoutDescription)"
  }
}

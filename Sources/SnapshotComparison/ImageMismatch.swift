import UIKit

/// The difference between an image and its snapshot, with the paths of the files to look at.
package enum ImageMismatch: Equatable {
  /// There is no recorded file; the new one is at `new`.
  case missing(new: String)
  /// The image has another size in pixels.
  case differentSize(actual: CGSize, expected: CGSize, new: String)
  /// This many pixels of the image differ; those are red in the image at `difference`.
  case differentPixels(count: Int, total: Int, new: String, difference: String)
  /// The image has no pixels.
  case emptyImage
}

extension SnapshotFile {
  /// Compares an image with the recorded one; returns the difference, or `nil` if there is none.
  ///
  /// While tests record snapshots, an image that differs from the recorded one is recorded instead.
  ///
  /// A different image and one of the differences are written beside the snapshot. The files of an
  /// earlier comparison are deleted if the images are equal.
  @MainActor package func mismatch(of image: UIImage) throws -> ImageMismatch? {
    guard let data = image.pngData(), let actual = image.cgImage else { return .emptyImage }
    let recorded = recordedData
    let image = recorded.flatMap { UIImage(data: $0)?.cgImage }
    if Self.isRecording {
      // A file that a comparison accepts is kept, so that only changes are there to be committed.
      if image?.isSimilar(to: actual) == true { deleteComparison() } else { try record(data) }
      return nil
    }
    guard let expected = image else { return .missing(new: try write(data, as: .new)) }
    // Reading pixels is slow, and unnecessary for equal files.
    let found = recorded == data ? nil : try mismatch(of: actual, data, with: expected)
    if found == nil { deleteComparison() }
    return found
  }

  @MainActor private func mismatch(
    of actual: CGImage, _ data: Data, with expected: CGImage
  ) throws -> ImageMismatch? {
    guard actual.width == expected.width, actual.height == expected.height else {
      return .differentSize(
        actual: actual.pixelSize, expected: expected.pixelSize, new: try write(data, as: .new))
    }
    let difference = PixelDifference(actual.readPixels(), expected.readPixels())
    guard !difference.isNegligible else { return nil }
    let image = difference.image(size: expected.pixelSize)
    return .differentPixels(
      count: difference.indexes.count, total: difference.total,
      new: try write(data, as: .new),
      difference: try write(image.pngData() ?? Data(), as: .difference))
  }
}

extension CGImage {
  fileprivate func isSimilar(to other: CGImage) -> Bool {
    pixelSize == other.pixelSize
      && PixelDifference(other.readPixels(), readPixels()).isNegligible
  }

  fileprivate var pixelSize: CGSize { CGSize(width: width, height: height) }
}

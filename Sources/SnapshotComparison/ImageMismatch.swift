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
  /// A different image and one of the differences are written beside the snapshot, and with a test
  /// onto the page of failed pictures. The files of an earlier comparison are deleted if the images
  /// are equal.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - test: The test that compares it; `nil` leaves the page as it is.
  /// - Returns: The difference; `nil` if there is none.
  /// - Throws: An error if a file can't be written.
  @MainActor package func mismatch(
    of image: UIImage, in test: PictureTest? = nil
  ) throws -> ImageMismatch? {
    guard let data = image.pngData(), let actual = image.cgImage else { return .emptyImage }
    let recorded = recordedData
    let image = recorded.flatMap { UIImage(data: $0)?.cgImage }
    if Self.isRecording {
      // A file that a comparison accepts is kept, so that only changes are there to be committed.
      if image?.isSimilar(to: actual) == true { deleteComparison() } else { try record(data) }
      return nil
    }
    var picture = FailedPicture(path: path, new: data, size: actual.pixelSize)
    let found = try mismatch(of: actual, data, recorded, image, &picture)
    guard found != nil else {
      deleteComparison()
      return nil
    }
    // A page that can't be written doesn't hide the difference.
    if let test { try? page.add(picture, of: test) }
    return found
  }

  @MainActor private func mismatch(
    of actual: CGImage, _ data: Data, _ recorded: Data?, _ image: CGImage?,
    _ picture: inout FailedPicture
  ) throws -> ImageMismatch? {
    guard let recorded, let expected = image else {
      return .missing(new: try write(data, as: .new))
    }
    picture.expected = .init(data: recorded, size: expected.pixelSize)
    // Reading pixels is slow, and unnecessary for equal files.
    guard recorded != data else { return nil }
    guard actual.pixelSize == expected.pixelSize else {
      return .differentSize(
        actual: actual.pixelSize, expected: expected.pixelSize, new: try write(data, as: .new))
    }
    let difference = PixelDifference(actual.readPixels(), expected.readPixels())
    guard !difference.isNegligible else { return nil }
    let red = difference.image(size: expected.pixelSize).pngData() ?? Data()
    picture.difference = .init(
      data: red, count: difference.indexes.count, total: difference.total,
      largest: difference.largest)
    return .differentPixels(
      count: difference.indexes.count, total: difference.total, new: try write(data, as: .new),
      difference: try write(red, as: .difference))
  }
}

extension CGImage {
  fileprivate func isSimilar(to other: CGImage) -> Bool {
    pixelSize == other.pixelSize
      && PixelDifference(other.readPixels(), readPixels()).isNegligible
  }

  fileprivate var pixelSize: CGSize { CGSize(width: width, height: height) }
}

import Foundation

/// A picture that differs from its snapshot, or has none.
package struct FailedPicture {
  /// A snapshot.
  struct Expected {
    /// The PNG file.
    let data: Data
    /// The size in pixels.
    let size: CGSize
  }

  /// The difference of two pictures of the same size.
  struct Difference {
    /// The PNG file of a black picture with each different pixel in red.
    let data: Data
    /// The number of different pixels.
    let count: Int
    /// The number of pixels.
    let total: Int
    /// The largest difference between two components, from 0 to 255.
    let largest: Int
  }

  /// The path of the snapshot.
  let path: String
  /// The PNG file of the new picture.
  let new: Data
  /// The size of the new picture in pixels.
  let size: CGSize
  /// The snapshot; `nil` if there is none.
  var expected: Expected?
  /// The difference; `nil` without a snapshot, and for pictures of two sizes.
  var difference: Difference?

  /// Creates a picture without a snapshot.
  init(path: String, new: Data, size: CGSize) {
    (self.path, self.new, self.size) = (path, new, size)
  }

  /// The name of the file without its extension.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The difference in a sentence.
  var sentence: String {
    guard let expected else { return "There is no snapshot yet." }
    guard let difference else {
      return "The sizes differ: \(Self.text(expected.size)) pixels were expected."
    }
    let share = Double(difference.count) / Double(max(1, difference.total)) * 100
    let percent = share < 0.1 ? "less than 0.1" : String(format: "%.1f", share)
    return """
      \(difference.count) of \(difference.total) pixels differ (\(percent) %), the most by \
      \(difference.largest) of 255.
      """
  }

  /// Returns a size as text, such as “780 × 1688”.
  static func text(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}

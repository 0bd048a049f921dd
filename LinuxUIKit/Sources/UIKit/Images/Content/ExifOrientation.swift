import Foundation

/// The orientation in the Exif data of a JPEG file.
///
/// It is an entry of a table in TIFF format, in a segment of the file before the image.
struct ExifOrientation {
  /// The tag of the orientation.
  private static let tag = 0x0112
  /// The number of bytes that are searched.
  private static let searchedBytes = 1 << 18
  private let bytes: [UInt8]

  /// Returns the orientation of a JPEG file; upright for a file without one, or an invalid one.
  static func orientation(of file: Data) -> UIImage.Orientation {
    guard let table = ExifOrientation(in: file), let value = table.value else { return .up }
    return table.orientation(of: value)
  }

  /// Finds the table in a file: the segment with the marker 0xE1 that begins with "Exif".
  private init?(in file: Data) {
    // 1. The file begins with its signature.
    let bytes = [UInt8](file.prefix(Self.searchedBytes))
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // 2. Segments follow, each with a marker and a length that includes itself.
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      let content = bytes[(offset + 4)..<max(offset + 4, min(end, bytes.count))]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        self.bytes = Array(content.dropFirst(6))
        return
      }
      // 3. The image data ends the search.
      guard marker != 0xDA else { return nil }
      offset = end
    }
    return nil
  }

  /// The value in the first directory of the table; `nil` if there is none.
  private var value: Int? {
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else {
      return nil
    }
    let entries = (0..<count).lazy.map { directory + 2 + 12 * $0 }
    guard let entry = entries.first(where: { number(at: $0, bytes: 2) == Self.tag }) else {
      return nil
    }
    return number(at: entry + 8, bytes: 2)
  }

  /// Returns a number in the table's byte order, "II" for little endian; `nil` beyond the table.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let digits = bytes[offset..<(offset + count)]
    let isLittleEndian = bytes[0] == UInt8(ascii: "I")
    return (isLittleEndian ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 + Int($1) }
  }

  private func orientation(of value: Int) -> UIImage.Orientation {
    switch value {
    case 2: .upMirrored
    case 3: .down
    case 4: .downMirrored
    case 5: .leftMirrored
    case 6: .right
    case 7: .rightMirrored
    case 8: .left
    default: .up
    }
  }
}

import Foundation

/// How a camera held itself, as it wrote into a JPEG file.
///
/// The note is a table in TIFF's format, in a part of the file that comes before the picture.
struct ExifOrientation {
  /// The number under which the table tells the orientation.
  private static let tag = 0x0112
  private let bytes: [UInt8]

  /// The orientation that a JPEG file tells of; upright where it tells none, or nonsense.
  static func orientation(of file: Data) -> UIImage.Orientation {
    guard let table = ExifOrientation(in: file), let value = table.value else { return .up }
    return table.orientation(of: value)
  }

  /// The table in a file: the part of kind 0xE1 that begins with "Exif".
  private init?(in file: Data) {
    // 1. The file begins with its mark.
    let bytes = [UInt8](file.prefix(1 << 18))
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // 2. Parts follow, each with a kind and a length that counts itself.
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      let end = place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
      let content = bytes[(place + 4)..<max(place + 4, min(end, bytes.count))]
      if kind == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        self.bytes = Array(content.dropFirst(6))
        return
      }
      // 3. The picture itself ends the search.
      guard kind != 0xDA else { return nil }
      place = end
    }
    return nil
  }

  /// The value in the first list of the table; nil where there is none.
  private var value: Int? {
    guard let list = number(at: 4, bytes: 4), let count = number(at: list, bytes: 2) else {
      return nil
    }
    let entries = (0..<count).lazy.map { list + 2 + 12 * $0 }
    guard let entry = entries.first(where: { number(at: $0, bytes: 2) == Self.tag }) else {
      return nil
    }
    return number(at: entry + 8, bytes: 2)
  }

  /// A number in the table's order of bytes, "II" from the small end; nil beyond the table.
  private func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    let digits = bytes[place..<(place + count)]
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

import Foundation
import Testing

@testable import UIKit

struct ExifOrientationTests {
  /// A segment with the marker E1 and the orientation 6 in a big-endian table of one entry.
  private var segment: [UInt8] {
    let table: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let content = Array("Exif\0\0".utf8) + table
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  private func orientation(_ segments: [UInt8]...) -> UIImage.Orientation {
    ExifOrientation.orientation(of: Data([0xFF, 0xD8] + segments.joined()))
  }

  @Test("The orientation is found after other segments")
  func afterOthers() {
    #expect(orientation(segment) == .right)
    #expect(orientation([0xFF, 0xE0, 0, 4, 1, 2], segment) == .right)
  }

  @Test("Segments after the start of the image are ignored")
  func afterImageStart() {
    #expect(orientation([0xFF, 0xDA, 0, 2], segment) == .up)
  }

  @Test("A segment with an invalid length and a truncated table end the search")
  func truncated() {
    for length in [UInt8(0), 1] {
      #expect(orientation([0xFF, 0xE0, 0, length], segment) == .up)
    }
    for count in segment.indices.dropLast(2) {
      #expect(orientation(Array(segment[..<count])) == .up, "\(count) bytes")
    }
  }
}

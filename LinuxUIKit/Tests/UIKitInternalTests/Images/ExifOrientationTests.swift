import Foundation
import Testing

@testable import UIKit

@Suite struct ExifOrientationTests {
  /// A part of kind E1 with the orientation 6 in a table of one entry, numbers from the large end.
  private var note: [UInt8] {
    let table: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let content = Array("Exif\0\0".utf8) + table
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  private func orientation(_ parts: [UInt8]...) -> UIImage.Orientation {
    ExifOrientation.orientation(of: Data([0xFF, 0xD8] + parts.joined()))
  }

  @Test("The note is found behind other parts")
  func behindOthers() {
    #expect(orientation(note) == .right)
    #expect(orientation([0xFF, 0xE0, 0, 4, 1, 2], note) == .right)
  }

  @Test("What comes behind the beginning of the picture is no note")
  func behindThePicture() {
    #expect(orientation([0xFF, 0xDA, 0, 2], note) == .up)
  }

  @Test("A part whose length leaves out itself ends the search, and so does a table cut off")
  func cutOff() {
    for length in [UInt8(0), 1] {
      #expect(orientation([0xFF, 0xE0, 0, length], note) == .up)
    }
    for count in note.indices.dropLast(2) {
      #expect(orientation(Array(note[..<count])) == .up, "\(count) bytes")
    }
  }
}

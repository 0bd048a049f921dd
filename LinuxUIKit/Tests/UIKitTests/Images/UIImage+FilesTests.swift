import Foundation
import SeededNumbers
import TestSupport
import Testing
import UIKit

/// Tests JPEG files (uikit.md, 9.3).
@MainActor struct UIImageFilesTests {
  /// A red and a blue half of 16 by 32 pixels each, which are whole blocks, so that colors don't
  /// mix.
  private var halves: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 16, height: 32))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      $0.fill(CGRect(x: 16, y: 0, width: 16, height: 32))
    }
  }

  /// Returns whether a pixel equals a color within the tolerance of JPEG compression.
  private func isClose(_ pixel: UInt32, to color: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { (shift: UInt32) in
      let (one, other) = (pixel >> shift & 0xFF, color >> shift & 0xFF)
      return abs(Int(one) - Int(other)) <= 6
    }
  }

  @Test("JPEG data decodes to the same size and similar colors")
  func roundTrip() throws {
    let file = try #require(halves.jpegData(compressionQuality: 0.9))
    #expect(file.starts(with: [0xFF, 0xD8, 0xFF]))
    let image = try #require(UIImage(data: file, scale: 2))
    #expect(image.size == CGSize(width: 16, height: 16))
    let pixels = PictureReader(image)
    #expect(isClose(pixels[4, 4], to: 0xFFFF_0000))
    #expect(isClose(pixels[28, 28], to: 0xFF00_00FF))
  }

  @Test("A lower quality creates a smaller file, and invalid values are clamped")
  func quality() throws {
    func size(_ quality: CGFloat) throws -> Int {
      try #require(halves.jpegData(compressionQuality: quality)).count
    }
    #expect(try size(0.1) < size(1))
    #expect(try size(-5) == size(0))
    #expect(try size(5) == size(1))
    #expect(try size(.nan) == size(1))
  }

  @Test("Clear pixels become white in a file without alpha")
  func clear() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 16, height: 16)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let file = renderer.jpegData(withCompressionQuality: 1) { context in
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
    }
    let pixels = PictureReader(try #require(UIImage(data: file)))
    #expect(isClose(pixels[13, 8], to: 0xFFFF_FFFF))
    #expect(isClose(pixels[2, 8], to: 0xFF7F_7F7F))
  }

  @Test("An empty image has no JPEG data")
  func empty() {
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("The Exif orientation rotates the image")
  func orientation() throws {
    let file = try #require(halves.jpegData(compressionQuality: 0.9))
    let image = try #require(UIImage(data: noting(6, in: file)))
    #expect(image.imageOrientation == .right)
    let upright = PictureReader(try #require(image.preparingForDisplay()))
    // Rotated clockwise by 90 degrees, the left half is at the top.
    #expect(isClose(upright[16, 4], to: 0xFFFF_0000))
    #expect(isClose(upright[16, 28], to: 0xFF00_00FF))
  }

  @Test(
    "Each of the eight Exif values has its orientation, others are upright",
    arguments: [
      (1, .up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored), (6, .right),
      (7, .rightMirrored), (8, .left), (0, .up), (9, .up),
    ] as [(UInt8, UIImage.Orientation)])
  func orientations(number: UInt8, expected: UIImage.Orientation) throws {
    let file = try #require(halves.jpegData(compressionQuality: 0.5))
    for isLittleEndian in [true, false] {
      let image = UIImage(data: noting(number, in: file, isLittleEndian: isLittleEndian))
      #expect(image?.imageOrientation == expected)
    }
  }

  @Test("A truncated file shows the part before its end")
  func cutOff() throws {
    let file = try #require(halves.jpegData(compressionQuality: 0.9))
    #expect(UIImage(data: file.dropLast(20)) != nil)
    #expect(UIImage(data: file.prefix(20)) == nil)
  }

  @Test("A file that claims more pixels than it can contain creates no image")
  func claim() throws {
    var bytes = [UInt8](try #require(halves.jpegData(compressionQuality: 0.9)))
    // The frame's header: FF C0, its length in two bytes, bits per sample, height, width.
    let header = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    // 4,096 by 4,096 pixels are 2^24. A block of 64 needs at least one bit: 512 pixels per byte.
    for place in [5, 7] { (bytes[header + place], bytes[header + place + 1]) = (0x10, 0) }
    #expect(bytes.count < (1 << 24) / 512)
    #expect(UIImage(data: Data(bytes)) == nil)
  }

  @Test("Reading a corrupt file never crashes")
  func broken() throws {
    let file = noting(6, in: try #require(halves.jpegData(compressionQuality: 0.9)))
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes = [UInt8](file)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        bytes[.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      let kept = Int.random(in: 0...bytes.count, using: &generator)
      let image = UIImage(data: Data(seed.isMultiple(of: 2) ? bytes : Array(bytes[..<kept])))
      if let image { #expect(image.size.width > 0 && image.size.height > 0, "seed \(seed)") }
    }
  }

  /// Returns a file with an Exif orientation, in a table of one entry.
  private func noting(_ number: UInt8, in file: Data, isLittleEndian: Bool = false) -> Data {
    func number16(_ value: UInt8) -> [UInt8] { isLittleEndian ? [value, 0] : [0, value] }
    func number32(_ value: UInt8) -> [UInt8] {
      isLittleEndian ? [value, 0, 0, 0] : [0, 0, 0, value]
    }
    let order = Array((isLittleEndian ? "II" : "MM").utf8)
    let tag: [UInt8] = isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]
    // Byte order, 42, offset of the table; one entry: tag, type 3, count 1, value; no next table.
    let table =
      order + number16(42) + number32(8) + number16(1) + tag + number16(3) + number32(1)
      + number16(number) + [0, 0] + number32(0)
    let content = Array("Exif\0\0".utf8) + table
    let part: [UInt8] = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    return file.prefix(2) + Data(part) + file.dropFirst(2)
  }
}

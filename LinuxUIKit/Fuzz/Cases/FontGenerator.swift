import Foundation
import SeededNumbers
import UIKit

/// Font files: installed ones, with hostile numbers in their tables, and files that are no fonts.
struct FontGenerator {
  /// The largest file that is damaged; larger ones take long to copy.
  private static let maximumSize = 400_000
  private static let header = 12
  private static let recordSize = 16
  /// The tables whose first numbers are counts, sizes and offsets.
  private static let tables = [
    "head", "maxp", "hhea", "cmap", "name", "loca", "CFF ", "GSUB", "GPOS", "GDEF", "OS/2", "post",
  ]
  private static let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
  /// Files of no font, and headers that promise what doesn't follow.
  private static let others: [Data] = [
    Data(), Data([0]), Data("This is no font.".utf8), Data(repeating: 0, count: 4_096),
    Data([0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]), Data("OTTO".utf8),
    Data("ttcf".utf8) + Data([0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]) + Data(count: 64),
    Data("wOFF".utf8) + Data(repeating: 0xFF, count: 60),
  ]

  /// The installed fonts of moderate size.
  private static let installed: [Data] = FontFiles().found.sorted()
    .filter { path in
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return (size ?? nil ?? .max) <= maximumSize
    }
    .prefix(6).compactMap { FileManager.default.contents(atPath: $0) }

  /// Returns a file.
  func file(using random: inout SeededGenerator) -> Data {
    if Int.random(in: 0..<5, using: &random) == 0 {
      return Self.others.randomElement(using: &random) ?? Data()
    }
    let font = Self.installed.randomElement(using: &random) ?? Data()
    var file = DamagedBytes(font, using: &random).data
    for _ in 0..<Int.random(in: 0...3, using: &random) { overwriteTable(of: &file, using: &random) }
    return file
  }

  /// Overwrites a few numbers at the start of a table, or in its record in the directory.
  private func overwriteTable(of file: inout Data, using random: inout SeededGenerator) {
    let name = Data((Self.tables.randomElement(using: &random) ?? "head").utf8)
    guard file.count > Self.header, let record = file.range(of: name)?.lowerBound,
      record + Self.recordSize <= file.count
    else { return }
    let offset = file[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    let isRecord = Int.random(in: 0..<3, using: &random) == 0
    let start = isRecord ? record + 8 : offset
    let position = start + Int.random(in: 0..<(isRecord ? 8 : 40), using: &random)
    let value = Self.edges.randomElement(using: &random) ?? 0
    for index in position..<position + Int.random(in: 1...4, using: &random)
    where index < file.count {
      file[index] = value
    }
  }
}

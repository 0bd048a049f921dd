import Foundation
import SnapshotComparison
import Testing
import UIKit

@testable import LegoTesting

/// Snapshots in a temporary folder, which the tests record themselves.
@MainActor
@Suite("Snapshots of a screen", .enabled(if: !SnapshotFile.isRecording))
struct SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("SnapshotTests-\(UUID().uuidString)")
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let screen: Screen

  init() {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    label.text = "Hello"
    controller.view.addSubview(label)
    screen = Screen(controller, size: CGSize(width: 100, height: 50))
  }

  private var testFile: String { folder.appendingPathComponent("InboxTests.swift").path }

  private func path(_ name: String) -> String {
    folder.appendingPathComponent("__Snapshots__/InboxTests/\(name)").path
  }

  /// The page of failed pictures, which is beside the snapshots outside of a package.
  private var page: String {
    folder.appendingPathComponent("__Snapshots__/failed-pictures/index.html").path
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  private func record(_ data: Data, _ name: String, _ fileExtension: String) throws {
    try SnapshotFile(named: name, fileExtension: fileExtension, testFile: testFile).record(data)
  }

  private func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("A missing snapshot throws an error with the path of the new file")
  func missing() throws {
    defer { removeFolder() }
    let error = #expect(throws: SnapshotError.self) {
      try screen.checkText(named: "hello", filePath: testFile)
    }

    #expect(error == .missing(path: path("hello.txt"), new: path("hello.new.txt")))
    #expect(
      error?.description == """
        There is no snapshot \(path("hello.txt")). Inspect \(path("hello.new.txt")), and record it \
        by running the test with the environment variable SNAPSHOTS=record.
        """)
    #expect(try String(contentsOfFile: path("hello.new.txt"), encoding: .utf8) == "Hello\n")
  }

  @Test("An equal text passes, and removes what a former comparison wrote")
  func equalText() throws {
    defer { removeFolder() }
    try? screen.checkText(named: "hello", filePath: testFile)
    try FileManager.default.moveItem(atPath: path("hello.new.txt"), toPath: path("hello.txt"))
    try Data().write(to: URL(fileURLWithPath: path("hello.new.txt")))
    try screen.checkText(named: "hello", filePath: testFile)

    #expect(!exists("hello.new.txt"))
  }

  @Test("A different text throws an error with the first line that differs")
  func differentText() throws {
    defer { removeFolder() }
    try record(Data("Hello\nBye\n".utf8), "hello", "txt")
    let error = #expect(throws: SnapshotError.self) {
      try screen.checkText(named: "hello", filePath: testFile)
    }
    #expect(
      error?.description == """
        The text differs from the snapshot \(path("hello.txt")) in line 2: see \
        \(path("hello.new.txt")).
          expected: “Bye”
          actual:   no such line
        """)
    #expect(throws: SnapshotError.self) {
      try screen.checkText("Hello\nSee you", named: "hello", filePath: testFile)
    }
    try screen.checkText("Hello\nBye", named: "hello", filePath: testFile)
  }

  @Test("Recording replaces the snapshot and removes what a comparison wrote")
  func record() throws {
    defer { removeFolder() }
    try? screen.checkText(named: "hello", filePath: testFile)
    try record(Data("Hello\n".utf8), "hello", "txt")

    #expect(!exists("hello.new.txt"))
    try screen.checkText(named: "hello", filePath: testFile)
  }

  @Test("An equal image passes")
  func equalImage() throws {
    defer { removeFolder() }
    try record(try #require(screen.image().pngData()), "hello", "png")
    try screen.checkImage(named: "hello", filePath: testFile)

    #expect(!exists("hello.new.png"))
  }

  @Test("A different image throws an error with the number of pixels and an image of them")
  func differentImage() throws {
    defer { removeFolder() }
    try record(try #require(screen.image().pngData()), "hello", "png")
    let square = UIView(frame: CGRect(x: 50, y: 30, width: 10, height: 10))
    square.backgroundColor = .black
    screen.viewController.view.addSubview(square)
    let error = #expect(throws: SnapshotError.self) {
      try screen.checkImage(named: "hello", filePath: testFile)
    }

    // At scale 2, ten by ten points are 400 pixels, and the screen has 200 by 100.
    #expect(
      error?.description == """
        400 of 20000 pixels differ from the snapshot \(path("hello.png")): see \
        \(path("hello.new.png")), and \(path("hello.diff.png")) for the differences. \
        All pictures that differ are in \(page).
        """)
    let difference = try #require(UIImage(contentsOfFile: path("hello.diff.png"))?.cgImage)
    let pixels = difference.readPixels()
    #expect(pixels.filter { $0 == 0xFFFF_0000 }.count == 400)
    #expect(pixels[60 * 200 + 100] == 0xFFFF_0000)
  }

  @Test("One different pixel in 2,000 is tolerated, and one more isn't")
  func tolerance() throws {
    let white = [UInt32](repeating: 0xFFFF_FFFF, count: 4_000)
    var gray = white
    for index in 0..<2 { gray[index] = 0xFF00_0000 }
    #expect(PixelDifference(gray, white).isNegligible)
    gray[2] = 0xFF00_0000
    #expect(!PixelDifference(gray, white).isNegligible)
    #expect(PixelDifference([0xFFFF_FFFF], [0xFFE7_E7E7]).indexes.isEmpty)
    #expect(PixelDifference([0xFFFF_FFFF], [0xFFE6_FFFF]).indexes == [0])
  }

  @Test("An image of another size throws an error with both sizes")
  func size() throws {
    defer { removeFolder() }
    try record(try #require(screen.image().pngData()), "hello", "png")
    screen.resize(to: CGSize(width: 100, height: 60))
    let error = #expect(throws: SnapshotError.self) {
      try screen.checkImage(named: "hello", filePath: testFile)
    }

    #expect(
      error?.description == """
        The image has 200 x 120 pixels, the snapshot \(path("hello.png")) has 200 x 100: see \
        \(path("hello.new.png")). All pictures that differ are in \(page).
        """)
  }

  @Test("A missing image throws an error with the path of the new file")
  func missingImage() throws {
    defer { removeFolder() }
    #expect(
      throws: SnapshotError.missing(path: path("hello.png"), new: path("hello.new.png"))
    ) {
      try screen.checkImage(named: "hello", filePath: testFile)
    }
    #expect(exists("hello.new.png"))
    let page = try String(contentsOfFile: page, encoding: .utf8)
    // The function of the test is that which compares, with its module.
    #expect(page.contains("missingImage() in \(testFile)"))
    #expect(page.contains(#"data-filter="^LegoTestingTests\.(.*/)?missingImage(\(|$)""#))
  }
}

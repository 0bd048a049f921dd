import Foundation
import SnapshotComparison
import Testing
import UIKit

@testable import SnapshotComparison

/// Pages in a temporary folder.
@MainActor
@Suite("The page of failed pictures", .enabled(if: !SnapshotFile.isRecording))
struct PicturePageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("PicturePageTests-\(UUID().uuidString)", isDirectory: true)
  private let test = PictureTest(
    "inbox(isDark:)", fileID: "MailTests/InboxTests.swift", filePath: "/mail/InboxTests.swift")

  private func file(_ name: String) -> SnapshotFile {
    SnapshotFile(
      named: name, fileExtension: "png",
      testFile: folder.appendingPathComponent("InboxTests.swift").path)
  }

  private func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns a white picture at scale 1 with a square in a shade of gray from 0 to 1.
  private func picture(
    _ width: CGFloat = 20, _ height: CGFloat = 10, shade: CGFloat = 1, side: CGFloat = 4
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: shade, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func record(_ image: UIImage, _ name: String) throws {
    try file(name).record(try #require(image.pngData()))
  }

  private func page() throws -> String {
    try String(contentsOfFile: try #require(file("a").page.path), encoding: .utf8)
  }

  private func data(_ image: UIImage) throws -> String {
    "data:image/png;base64," + (try #require(image.pngData())).base64EncodedString()
  }

  @Test("A picture that differs is on the page with its snapshot, the difference and the numbers")
  func different() throws {
    defer { removeFolder() }
    try record(picture(), "inbox")
    // 0.2 of 255 is 51, which differs from white by 204, in 4 by 4 of 20 by 10 pixels.
    _ = try file("inbox").mismatch(of: picture(shade: 0.2), in: test)

    let page = try page()
    #expect(page.contains("<h2 id="))
    #expect(page.contains("16 of 200 pixels differ (8.0 %), the most by 204 of 255."))
    #expect(page.contains("<dt>Size</dt><dd>20 × 10 pixels</dd>"))
    #expect(page.contains("<dd>inbox(isDark:) in /mail/InboxTests.swift</dd>"))
    #expect(page.contains("<dd>\(file("inbox").path)</dd>"))
    #expect(page.contains(try data(picture())))
    #expect(page.contains(try data(picture(shade: 0.2))))
    let difference = file("inbox").path.replacingOccurrences(of: ".png", with: ".diff.png")
    let red = try Data(contentsOf: URL(fileURLWithPath: difference)).base64EncodedString()
    #expect(page.contains("data:image/png;base64,\(red)"))
  }

  @Test("A picture without a snapshot is on the page, without a slider")
  func missing() throws {
    defer { removeFolder() }
    _ = try file("inbox").mismatch(of: picture(), in: test)

    let page = try page()
    #expect(page.contains("There is no snapshot yet."))
    #expect(page.contains(try data(picture())))
    #expect(!page.contains(#"type="range""#))
  }

  @Test("A picture of another size is on the page with both sizes, in one scale")
  func size() throws {
    defer { removeFolder() }
    try record(picture(), "inbox")
    _ = try file("inbox").mismatch(of: picture(25, 40), in: test)

    let page = try page()
    #expect(page.contains("The sizes differ: 20 × 10 pixels were expected."))
    #expect(page.contains("<dt>Size</dt><dd>25 × 40 pixels</dd>"))
    // The snapshot is 20 / 25 as wide as the new picture.
    #expect(page.contains(#"data-share="80.0000""#))
    #expect(page.contains(#"data-share="100.0000""#))
    #expect(page.contains(#"type="range""#))
  }

  @Test("The command records the pictures of the test, in any suite of its module")
  func command() throws {
    #expect(
      test.command == #"SNAPSHOTS=record swift test --filter '^MailTests\.(.*/)?inbox(\(|$)'"#)
    let filter = try NSRegularExpression(pattern: test.filter)
    let matches = [
      "MailTests.InboxTests/inbox(isDark:)/InboxTests.swift:12:4", "MailTests.inbox()",
      "MailTests.Lists/InboxTests/inbox(isDark:)", "MailTests.InboxTests/inbox",
    ]
    let others = ["MailTests.InboxTests/inboxes()", "OtherMailTests.InboxTests/inbox(isDark:)"]
    for (ids, count) in [(matches, 1), (others, 0)] {
      for id in ids {
        let range = NSRange(id.startIndex..., in: id)
        #expect(filter.numberOfMatches(in: id, range: range) == count, "\(id)")
      }
    }
    #expect(PictureTest("", fileID: "MailTests/A.swift", filePath: "").filter == #"^MailTests\."#)
    #expect(
      PictureTest("it's", fileID: "A/A.swift", filePath: "").command
        == #"SNAPSHOTS=record swift test --filter '^A\.(.*/)?it'\''s(\(|$)'"#)
  }

  @Test("Failures are added one after the other, and replaced when they fail again")
  func several() throws {
    defer { removeFolder() }
    for name in ["b", "a", "c"] { _ = try file(name).mismatch(of: picture(), in: test) }
    #expect(try names() == ["b", "a", "c"])
    _ = try file("b").mismatch(of: picture(30), in: test)

    // A page that is composed again is in the order of names.
    #expect(try names() == ["a", "b", "c"])
    #expect(try page().contains("30 × 10"))
  }

  /// The names of the pictures on the page, in order.
  private func names() throws -> [String] {
    try page().matches(of: /<h2 id="[^"]*">([^<]*)<\/h2>/).map { String($0.1) }
  }

  @Test("A picture leaves the page when it is equal again, is recorded, or was accepted by hand")
  func leaving() throws {
    defer { removeFolder() }
    for name in ["a", "b", "c", "d"] { try record(picture(), name) }
    for name in ["a", "b", "c"] { _ = try file(name).mismatch(of: picture(30), in: test) }
    #expect(try file("a").mismatch(of: picture(), in: test) == nil)
    #expect(try names() == ["b", "c"])
    try record(picture(30), "b")
    #expect(try names() == ["c"])
    try FileManager.default.removeItem(
      atPath: file("c").path.replacingOccurrences(of: ".png", with: ".new.png"))
    _ = try file("d").mismatch(of: picture(30), in: test)
    #expect(try names() == ["d"])
    try record(picture(30), "d")
    #expect(file("d").page.path == nil)
  }

  @Test("A comparison without a test leaves the page as it is")
  func withoutTest() throws {
    defer { removeFolder() }
    _ = try file("a").mismatch(of: picture())
    #expect(file("a").page.path == nil)
  }

  @Test("An entry that a process wrote in part is replaced by the whole page")
  func interrupted() throws {
    defer { removeFolder() }
    _ = try file("a").mismatch(of: picture(), in: test)
    let path = try #require(file("a").page.path)
    let whole = try page()
    try (whole + "<article><h2 id=\"half").write(toFile: path, atomically: true, encoding: .utf8)
    _ = try file("b").mismatch(of: picture(), in: test)

    #expect(try names() == ["a", "b"])
    #expect(try page().hasPrefix(whole))
    #expect(try !page().contains("half"))
  }

  @Test("Names and paths with special characters of HTML are displayed as they are")
  func escapes() throws {
    defer { removeFolder() }
    let test = PictureTest(
      "`<b>\"A\" & B</b>`()", fileID: "A/B.swift", filePath: "/a/<i>--></i>.swift")
    _ = try file("<u>--> & 'ü'").mismatch(of: picture(), in: test)
    _ = try file("plain").mismatch(of: picture(), in: test)

    #expect(try names() == ["&lt;u&gt;--&gt; &amp; 'ü'", "plain"])
    let page = try page()
    #expect(page.contains("`&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;`() in /a/&lt;i&gt;--&gt;"))
    for tag in ["<b>", "<i>", "<u>"] { #expect(!page.contains(tag)) }
  }

  @Test("Failures of several threads at once are all on the page, each whole")
  func concurrent() throws {
    defer { removeFolder() }
    let (folder, test) = (folder, test)
    let new = Data(repeating: 0x61, count: 30_000)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      let path = folder.appendingPathComponent("p\(number).png").path
      try? Data().write(to: URL(fileURLWithPath: path.replacing(".png", with: ".new.png")))
      let picture = FailedPicture(path: path, new: new, size: CGSize(width: 20, height: 10))
      // Each page has a lock of its own, as those of several processes have.
      try? PicturePage(in: folder).add(picture, of: test)
    }
    let path = try #require(PicturePage(in: folder).path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let names = text.matches(of: /<h2 id="[^"]*">([^<]*)<\/h2>/).map { String($0.1) }
    #expect(Set(names) == Set((0..<100).map { "p\($0)" }))
    #expect(names.count == 100)
    #expect(text.components(separatedBy: "<!DOCTYPE").count == 2)
    #expect(text.components(separatedBy: PictureEntry.end).count == 101)
  }

  @Test("The page is in the package of the snapshots, or where the environment wants it")
  func place() throws {
    defer { removeFolder() }
    let (outer, inner) = (folder, folder.appendingPathComponent("App", isDirectory: true))
    let snapshots = inner.appendingPathComponent(
      "Tests/__Snapshots__/InboxTests", isDirectory: true)
    try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
    func path(_ environment: [String: String] = [:], from current: URL) -> String {
      PicturePage.folder(
        forFilesIn: snapshots, environment: environment, currentFolder: current.path
      ).standardizedFileURL.path
    }
    let beside = inner.appendingPathComponent("Tests/__Snapshots__/failed-pictures").path
    #expect(path(from: outer) == beside)
    for folder in [outer, inner] {
      try Data().write(to: folder.appendingPathComponent("Package.swift"))
    }
    #expect(path(from: URL(fileURLWithPath: "/")) == inner.path + "/failed-pictures")
    #expect(path(from: inner) == inner.path + "/failed-pictures")
    #expect(path(from: outer) == outer.path + "/failed-pictures")
    #expect(path(["SNAPSHOTS_PAGE": "out"], from: inner) == inner.path + "/out")
    #expect(path(["SNAPSHOTS_PAGE": "/tmp/out"], from: inner) == "/tmp/out")
    #expect(path(["SNAPSHOTS_PAGE": ""], from: inner) == inner.path + "/failed-pictures")
  }
}

import Foundation
import TestSupport
import Testing
import UIKit

/// The page of failed pictures in a browser.
///
/// Each test adds a script to a copy of the page, which acts as a user does and writes the result into
/// the document, or leaves a part of the page for a picture.
@MainActor
@Suite(
  "The page of failed pictures in a browser", .serialized,
  .enabled(if: !SnapshotFile.isRecording))
struct PicturePageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("PicturePageTests-\(UUID().uuidString)", isDirectory: true)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The folder of the snapshots; the page is beside it.
  private var snapshots: URL { folder.appendingPathComponent("snapshots", isDirectory: true) }

  private func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns a picture of one color at scale 1.
  private func picture(_ color: UIColor, width: CGFloat = 200, height: CGFloat = 100) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// Compares a red picture with a blue one, and one without a snapshot, and returns the page with a
  /// script at its end.
  private func page(
    size: (width: CGFloat, height: CGFloat) = (200, 100), script: String
  ) throws -> URL {
    let test = PictureTest("inbox()", fileID: "MailTests/A.swift", filePath: "/a.swift")
    let file = SnapshotFile(named: "changed", fileExtension: "png", in: snapshots)
    try file.record(try #require(picture(blue).pngData()))
    _ = try file.mismatch(of: picture(red, width: size.width, height: size.height), in: test)
    let other = PictureTest("it's()", fileID: "MailTests/A.swift", filePath: "/a.swift")
    _ = try SnapshotFile(named: "new", fileExtension: "png", in: snapshots)
      .mismatch(of: picture(red), in: other)
    let path = try #require(file.page.path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let copy = folder.appendingPathComponent("copy.html")
    try (text + "<script>addEventListener('load', async () => {\(script)});</script>")
      .write(to: copy, atomically: true, encoding: .utf8)
    return copy
  }

  /// Returns what a script on the page has returned.
  private func result<Value: Decodable>(
    _ type: Value.Type = Value.self, of script: String
  ) throws -> Value {
    let page = try page(
      script: """
        const result = await (async () => {\(script)})();
        document.documentElement.innerHTML = '';
        document.body.textContent = 'RESULT' + btoa(JSON.stringify(result)) + 'END';
        """)
    let document = try Browser().document(of: page)
    let found = try #require(document.firstMatch(of: /RESULT([A-Za-z0-9+\/=]*)END/), "\(document)")
    let data = try #require(Data(base64Encoded: String(found.1)))
    return try JSONDecoder().decode(Value.self, from: data)
  }

  @Test("All pictures are loaded from the page itself")
  func pictures() throws {
    defer { removeFolder() }
    let widths: [Int] = try result(
      of: "return [...document.images].map((image) => image.complete ? image.naturalWidth : -1);")
    // Expected, new and difference, the same two in the slider, and the one without a snapshot.
    #expect(widths == [Int](repeating: 200, count: 6))
  }

  @Test("The slider moves the border between the expected and the new picture")
  func slider() throws {
    defer { removeFolder() }
    struct Slider: Decodable, Equatable {
      var clip: String
      var value: String
    }
    let positions: [Slider] = try result(
      of: """
        const slider = document.querySelector('input[type=range]');
        return [50, 0, 25, 100].map((value) => {
          slider.value = value;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          return {
            clip: getComputedStyle(document.querySelector('.top')).clipPath,
            value: slider.getAttribute('aria-valuetext')
          };
        });
        """)
    // The new picture is cut off from the left up to the position.
    #expect(
      positions == [
        Slider(clip: "inset(0px 0px 0px 50%)", value: "50 % expected"),
        Slider(clip: "inset(0px 0px 0px 0%)", value: "0 % expected"),
        Slider(clip: "inset(0px 0px 0px 25%)", value: "25 % expected"),
        Slider(clip: "inset(0px 0px 0px 100%)", value: "100 % expected"),
      ])
  }

  @Test("The command of a picture and that of all can be copied")
  func commands() throws {
    defer { removeFolder() }
    struct Copied: Decodable {
      var code: String
      var copied: String
      var title: String
    }
    // Where the clipboard can't be written, the command is selected.
    let commands: [Copied] = try result(
      of: """
        const found = [];
        let written = null;
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
          writeText: async (text) => { written = text; }
        } });
        for (const button of document.querySelectorAll('button.copy')) {
          const code = button.parentElement.querySelector('code').textContent;
          button.click();
          await new Promise((resolve) => setTimeout(resolve, 10));
          found.push({ code, copied: written, title: button.textContent });
        }
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        const button = document.querySelector('article button.copy');
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 10));
        found.push({
          code: button.parentElement.querySelector('code').textContent,
          copied: getSelection().toString(), title: button.textContent
        });
        return found;
        """)
    let inbox = #"^MailTests\.(.*/)?inbox(\(|$)"#
    let other = #"^MailTests\.(.*/)?it'\''s(\(|$)"#
    let prefix = "SNAPSHOTS=record swift test --filter "
    #expect(
      commands.map(\.code) == [
        "\(prefix)'\(inbox)|\(other)'", "\(prefix)'\(inbox)'", "\(prefix)'\(other)'",
        "\(prefix)'\(inbox)'",
      ])
    #expect(commands.map(\.copied) == commands.map(\.code))
    #expect(commands.map(\.title) == ["Copied", "Copied", "Copied", "Selected: copy it"])
  }

  @Test("Everything that can be operated receives the focus, in the order of the page")
  func keyboard() throws {
    defer { removeFolder() }
    let names: [String] = try result(
      of: """
        const all = [...document.querySelectorAll('a, button, input, code, [tabindex]')];
        return all.map((element) => {
          element.focus();
          const isFocused = document.activeElement === element && element.tabIndex === 0;
          return element.localName + (isFocused ? '' : ' is not focused');
        });
        """)
    #expect(
      names == [
        "a", "a", "code", "button", "input",
        "div", "input", "code", "button",
        "div", "code", "button",
      ])
  }

  @Test("The number of pictures and a list of them are displayed")
  func contents() throws {
    defer { removeFolder() }
    let texts: [String] = try result(
      of: """
        const links = [...document.querySelectorAll('nav a')];
        return [document.getElementById('count').textContent].concat(
          links.map((link) => document.querySelector(link.getAttribute('href')).innerText
            .split('\\n')[0] + '=' + link.textContent));
        """)
    #expect(texts == ["2 pictures", "changed=changed", "new=new"])
  }

  @Test("The expected picture is at the left of the slider's position, the new one at its right")
  func pixels() throws {
    defer { removeFolder() }
    let page = try page(
      size: (100, 50),
      script: """
        const stack = document.querySelector('.stack');
        document.body.replaceChildren(stack);
        document.body.style.cssText = 'margin: 0; padding: 0; max-width: none';
        stack.style.cssText = 'margin: 0; width: 400px; --at: 25%';
        """)
    let file = folder.appendingPathComponent("pixels.png")
    try Browser().writePicture(of: page, width: 400, height: 300, to: file)
    let pixels = PictureReader(try #require(UIImage(contentsOfFile: file.path)))

    #expect(pixels.width == 400)
    // The snapshot is twice as wide as the new picture and drawn 400 by 200, the new one 200 by 100.
    // The position is at 100.
    #expect(pixels[20, 20] == 0xFF00_00FF)
    #expect(pixels[80, 190] == 0xFF00_00FF)
    #expect(pixels[120, 20] == 0xFFFF_0000)
    #expect(pixels[190, 90] == 0xFFFF_0000)
    #expect(pixels[120, 150] == 0xFFFF_FFFF)
    #expect(pixels[300, 50] == 0xFFFF_FFFF)
  }

  @Test("The page is light or dark as the user prefers", arguments: [false, true])
  func appearance(isDark: Bool) throws {
    defer { removeFolder() }
    let file = folder.appendingPathComponent("page.png")
    let page = try page(script: "")
    try Browser().writePicture(of: page, width: 800, height: 600, isDark: isDark, to: file)
    let pixels = PictureReader(try #require(UIImage(contentsOfFile: file.path)))

    #expect(pixels[3, 300] == (isDark ? 0xFF00_0000 : 0xFFF2_F2F7))
    // The article's background and its border, 16 points from the edge.
    let card: UInt32 = isDark ? 0xFF1C_1C1E : 0xFFFF_FFFF
    let hasCard = (0..<800).contains { pixels[$0, 590] == card }
    #expect(hasCard)
  }
}

#if os(Linux) || os(macOS)  // Processes.
  import Foundation
  import ProcessRuns
  import Testing
  import UIKit

  @testable import SnapshotComparison

  /// The page of failed pictures as a parser of HTML reads it.
  @MainActor
  @Suite("The outline of the page of failed pictures", .enabled(if: !SnapshotFile.isRecording))
  struct PicturePageOutlineTests {
    /// The elements that the parser has found.
    private struct Outline: Decodable {
      struct Article: Decodable {
        let label: String
        let headings: [String: String]
        let images: [String]
        let alternatives: [String]
        let inputs: [String]
        let code: String
      }

      let mistakes: [String]
      let resources: [String]
      let articles: [Article]
    }

    /// Reads a page, and prints its outline: tags that don't match, what is loaded, the articles.
    private static let parser = #"""
      import html.parser, json, sys

      VOID = {"meta", "img", "input", "br", "link"}
      OPTIONAL = {"html", "body"}

      class Page(html.parser.HTMLParser):
          def __init__(self):
              super().__init__()
              self.open, self.mistakes, self.resources = [], [], []
              self.ids, self.articles, self.heading, self.code = set(), [], None, False

          def handle_starttag(self, tag, pairs):
              values = dict(pairs)
              if tag not in VOID:
                  self.open.append(tag)
              if values.get("id") in self.ids:
                  self.mistakes.append("id " + values["id"])
              self.ids.add(values.get("id", self))
              for name in ("src", "href"):
                  if name in values:
                      self.resources.append(values[name][:22])
              if tag == "article":
                  self.articles.append({
                      "label": values.get("aria-labelledby", ""), "headings": {}, "images": [],
                      "alternatives": [], "inputs": [], "code": ""})
              if not self.articles:
                  return
              article = self.articles[-1]
              if tag == "h2":
                  self.heading = values.get("id", "")
                  article["headings"][self.heading] = ""
              if tag == "img":
                  article["images"].append(values["class"])
                  article["alternatives"].append(values["alt"])
              if tag == "input":
                  article["inputs"].append(values["type"] + ": " + values.get("aria-label", ""))
              self.code = tag == "code"

          def handle_endtag(self, tag):
              if not self.open or self.open.pop() != tag:
                  self.mistakes.append("</" + tag + ">")
              self.code = False
              self.heading = None

          def handle_data(self, data):
              if self.articles and self.heading is not None:
                  self.articles[-1]["headings"][self.heading] += data
              if self.articles and self.code:
                  self.articles[-1]["code"] += data

      page = Page()
      page.feed(open(sys.argv[1], encoding="utf-8").read())
      page.close()
      page.mistakes += ["open: " + tag for tag in page.open if tag not in OPTIONAL]
      print(json.dumps({
          "mistakes": page.mistakes, "resources": sorted(set(page.resources)),
          "articles": page.articles}))
      """#

    /// Returns the outline of a page.
    private func outline(of path: String) throws -> Outline {
      let result = try ChildProcess.run("python3", ["-c", Self.parser, path])
      return try JSONDecoder().decode(Outline.self, from: result.output)
    }

    @Test("Tags match, pictures have names, texts and sliders with labels, and nothing is loaded")
    func outline() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("PicturePageOutlineTests-\(UUID().uuidString)", isDirectory: true)
      // The page is beside the folder of the snapshots.
      let snapshots = folder.appendingPathComponent("snapshots", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let test = PictureTest("inbox()", fileID: "MailTests/InboxTests.swift", filePath: "/a.swift")
      func compare(_ name: String, _ height: CGFloat, recorded: CGFloat?) throws {
        let file = SnapshotFile(named: name, fileExtension: "png", in: snapshots)
        if let recorded { try file.record(try #require(picture(recorded).pngData())) }
        _ = try file.mismatch(of: picture(height, .black), in: test)
      }
      try compare("a <tag> & \"b\"", 20, recorded: 20)
      try compare("new", 20, recorded: nil)
      try compare("taller", 30, recorded: 20)

      let page = SnapshotFile(named: "new", fileExtension: "png", in: snapshots).page
      let outline = try outline(of: try #require(page.path))
      #expect(outline.mistakes == [])
      #expect(outline.resources == ["data:image/png;base64,"])
      #expect(outline.articles.count == 3)
      let names = ["a <tag> & \"b\"", "new", "taller"]
      for (article, name) in zip(outline.articles, names) {
        #expect(article.headings == [article.label: name])
        #expect(article.alternatives.allSatisfy { $0.hasSuffix(" of \(name)") })
        #expect(article.code == test.command)
      }
      #expect(
        outline.articles.map(\.images) == [
          ["expected", "new", "difference"], ["new"], ["expected", "new"],
        ])
      #expect(
        outline.articles.map(\.inputs) == [
          ["range: Share of the expected picture of a <tag> & \"b\""], [],
          ["range: Share of the expected picture of taller"],
        ])
    }

    /// Returns a picture of one color, 20 pixels wide.
    private func picture(_ height: CGFloat, _ color: UIColor = .white) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      format.opaque = true
      let size = CGSize(width: 20, height: height)
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
  }
#endif

import Foundation
import Testing

@testable import UIKit

@Suite("The user's folder of pictures") struct PicturesFolderTests {
  private let home = TemporaryPictures()

  private func folder(_ environment: [String: String] = [:]) -> PicturesFolder? {
    PicturesFolder(environment: ["HOME": home.path].merging(environment) { $1 })
  }

  @Test("It is Pictures in the home folder, unless user-dirs.dirs names another one")
  func location() throws {
    #expect(folder()?.url.path == home.path + "/Pictures")
    try home.write(
      "# XDG_PICTURES_DIR=\"/ignored\"\nXDG_MUSIC_DIR=\"$HOME/Musik\"\n"
        + "XDG_PICTURES_DIR=\"$HOME/Meine Bilder\"\n", to: ".config/user-dirs.dirs")
    #expect(folder()?.url.path == home.path + "/Meine Bilder")
  }

  @Test("XDG_CONFIG_HOME is the folder of user-dirs.dirs if it is an absolute path")
  func configuration() throws {
    try home.write("XDG_PICTURES_DIR=\"/media/photos\"", to: "settings/user-dirs.dirs")

    #expect(folder(["XDG_CONFIG_HOME": home.path + "/settings"])?.url.path == "/media/photos")
    #expect(folder(["XDG_CONFIG_HOME": "settings"])?.url.path == home.path + "/Pictures")
  }

  @Test(
    "A path in user-dirs.dirs is absolute or in the home folder, and the last one counts",
    arguments: [
      ("XDG_PICTURES_DIR=\"$HOME/a\"\nXDG_PICTURES_DIR=\"$HOME/b\"", "/home/me/b"),
      ("  XDG_PICTURES_DIR = \"/c\"  ", "/c"), ("XDG_PICTURES_DIR=/d", "/d"),
      ("XDG_PICTURES_DIR=\"$HOME/It\\'s\"", "/home/me/It's"),
      ("XDG_PICTURES_DIR=\"relative\"", nil), ("XDG_PICTURES_DIR=\"$HOMES/e\"", nil),
      ("XDG_PICTURES_DIR", nil), ("", nil), ("\u{0}=\u{0}", nil),
    ])
  func paths(text: String, path: String?) {
    #expect(PicturesFolder.path(in: text, home: "/home/me") == path)
  }

  @Test("A user whose folder of pictures is the home folder has none")
  func turnedOff() throws {
    try home.write("XDG_PICTURES_DIR=\"$HOME/\"", to: ".config/user-dirs.dirs")

    #expect(folder() == nil)
  }

  @Test("PNG and JPEG files in it and in its folders are pictures, the last modified one first")
  func pictures() throws {
    for (index, name) in ["b.png", "trip/c.JPG", "a.jpeg", "trip/alps/d.PNG"].enumerated() {
      try home.write("", to: name, modified: 1_000 + Double(index % 2) * 100)
    }
    for name in ["notes.txt", ".hidden.png", ".thumbnails/e.png", "png"] {
      try home.write("", to: name, modified: 5_000)
    }
    try home.makeFolder("folder.png")

    let folder = PicturesFolder(url: home.url)

    // Of equal dates by path.
    let names = folder.pictures().map { $0.url.path.dropFirst(home.url.path.count + 1) }
    #expect(names == ["trip/alps/d.PNG", "trip/c.JPG", "a.jpeg", "b.png"])
    #expect(folder.hasPictures)
  }

  @Test("A missing folder and one without pictures have none")
  func none() throws {
    #expect(!PicturesFolder(url: home.url.appendingPathComponent("nowhere")).hasPictures)
    #expect(PicturesFolder(url: home.url.appendingPathComponent("nowhere")).pictures().isEmpty)
    try home.write("", to: "notes.txt")
    #expect(!PicturesFolder(url: home.url).hasPictures)
  }
}

/// A temporary folder with files.
final class TemporaryPictures {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var path: String { url.path }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String, modified: Double? = nil) throws {
    try write(Data(text.utf8), to: name, modified: modified)
  }

  func write(_ data: Data, to name: String, modified: Double? = nil) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    guard let modified else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: modified)], ofItemAtPath: file.path)
  }
}

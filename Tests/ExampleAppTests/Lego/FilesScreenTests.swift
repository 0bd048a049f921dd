import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite struct FilesScreenTests {
  private let controller = FilesScreen { File.content(of: $0) }
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 800), traits: UITraitCollection(displayScale: 1))
  }

  /// The ids of the displayed files, from top to bottom.
  private var files: [String] {
    screen.settle()
    return controller.legoRenderer.lego.sections.flatMap(\.items).compactMap {
      $0.id.base.base as? String
    }
  }

  private static let first = [
    "Boat", "Boat/Drawings", "Boat/Insurance.pdf", "Boat/龙骨.txt", "Trips", "Empty", "Read me.txt",
    "Logbooks",
  ]

  @Test("A tap on a folder displays its files below it, and another tap hides them")
  func open() throws {
    #expect(files == Self.first)
    try screen.tap("Drawings")
    #expect(
      files == Self.first.prefix(2)
        + ["Hull", "Rig", "Sails"].map { "Boat/Drawings/\($0).pdf" } + Self.first.dropFirst(2))
    try screen.tap("Drawings")

    #expect(files == Self.first)
  }

  @Test("A folder that is opened again displays its folders as they were")
  func reopen() throws {
    try screen.tap("Drawings")
    try screen.tap("Boat")
    #expect(files == ["Boat", "Trips", "Empty", "Read me.txt", "Logbooks"])
    try screen.tap("Boat")

    #expect(files.contains("Boat/Drawings/Rig.pdf"))
  }

  @Test("All opens every folder, and closes them again")
  func all() throws {
    try screen.tap("All")
    // Four folders and eight files, and the folder of the server.
    #expect(files.count == 13)
    expectImage(screen.image(), named: "files_all")
    try screen.tap("All")

    #expect(files == ["Boat", "Trips", "Empty", "Read me.txt", "Logbooks"])
  }

  @Test("A folder of the server is loaded when it is opened") func server() async throws {
    try screen.tap("Logbooks")
    #expect(screen.text.hasSuffix("Logbooks\nIn progress"))
    try await screen.wait { files.count == 10 }
    #expect(files.suffix(3) == ["Logbooks", "Logbooks/2024", "Logbooks/2025"])
    try screen.tap("2025")
    try await screen.wait { files.last == "Logbooks/2025/Logbook.pdf" }
  }

  @Test("A file is indented by a level more than its folder")
  func indentation() throws {
    let (folder, file) = (try titleX("Boat"), try titleX("Insurance.pdf"))
    #expect(file > folder)
    #expect(try titleX("Drawings") == file)
  }

  private func titleX(_ text: String) throws -> CGFloat {
    let labels = controller.view.descendants(UILabel.self)
    let label = try #require(labels.first { $0.text == text })
    return label.convert(label.bounds, to: nil).minX
  }
}

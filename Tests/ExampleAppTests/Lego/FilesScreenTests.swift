import Foundation
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct FilesScreenTests {
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

  @Test("A folder that could not be loaded displays the failure, and a tap loads it again")
  func failure() async throws {
    var answers = [[], File.content(of: File.onServer[0])]
    let controller = FilesScreen { _ in
      let answer = answers.removeFirst()
      if answer.isEmpty { throw Offline() }
      return answer
    }
    let screen = Screen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 390, height: 800))
    try screen.tap("Logbooks")
    try await screen.wait { screen.text.contains("You are offline.\nTry Again") }
    try screen.tap("Try Again")
    try await screen.wait { screen.text.contains("2025") }
    #expect(!screen.text.contains("You are offline."))
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  @Test("A swipe deletes a file, on this device and on the server") func swipe() async throws {
    try screen.swipe("Insurance.pdf", .left)
    try screen.tap("Delete")
    #expect(files == Self.first.filter { $0 != "Boat/Insurance.pdf" })
    try screen.tap("Logbooks")
    try await screen.wait { files.last == "Logbooks/2025" }
    try screen.swipe("2024", .left)
    try screen.tap("Delete")
    #expect(files.suffix(2) == ["Logbooks", "Logbooks/2025"])
  }

  @Test("The menu of a folder adds a folder to it and opens it, and deletes it with its content")
  func menu() throws {
    try screen.longPress("Trips")
    #expect(screen.menuTexts == ["New folder inside", "Delete"])
    try screen.chooseMenuItem("New folder inside")
    #expect(files[4...7] == ["Trips", "Trips/Bergen.gpx", "Trips/Genoa.gpx", "Trips/New folder"])
    try screen.longPress("Trips")
    let changes = try screen.changes { try screen.chooseMenuItem("Delete") }
    #expect(files == Self.first.filter { $0 != "Trips" })
    let names = ["", "/Bergen.gpx", "/Genoa.gpx", "/New folder"].map { "Trips\($0)" }
    #expect(changes.map(\.description) == ["deleted \(names.joined(separator: ", ")) in files"])
    // What is below it may be unknown yet.
    try screen.longPress("Logbooks")
    #expect(screen.menuTexts == ["Delete"])
  }

  @Test("A file that is dragged on a folder is moved into it, and a folder with its content")
  func drag() throws {
    try screen.drag(id: "Read me.txt", toID: "Empty")
    #expect(files == Self.first.filter { $0 != "Read me.txt" })
    try screen.tap("Empty")
    #expect(files.suffix(3) == ["Empty", "Empty/Read me.txt", "Logbooks"])
    try screen.drag(id: "Boat/Drawings", toID: "Trips")
    try screen.tap("Trips")
    try screen.tap("Drawings")
    #expect(
      files[3...8] == [
        "Trips", "Trips/Bergen.gpx", "Trips/Genoa.gpx", "Trips/Drawings",
        "Trips/Drawings/Hull.pdf", "Trips/Drawings/Rig.pdf",
      ])
  }

  @Test("A folder is not moved into its own content, and nothing into a folder with that name")
  func refusedDrag() throws {
    try screen.drag(id: "Boat", toID: "Boat/Drawings")
    #expect(files == Self.first)
    controller.model.move([File(id: "Else/Insurance.pdf")], into: File(id: "Boat", children: []))
    #expect(files == Self.first)
  }

  @Test("A folder is dragged to a loaded folder of the server with its content, and back")
  func serverDrag() async throws {
    try screen.tap("Logbooks")
    try await screen.wait { files.last == "Logbooks/2025" }
    try screen.drag(id: "Boat/Drawings", toID: "Logbooks")
    #expect(files.suffix(2) == ["Logbooks/2025", "Logbooks/Drawings"])
    try screen.tap("Drawings")
    #expect(files.last == "Logbooks/Drawings/Sails.pdf")
    try screen.drag(id: "Logbooks/Drawings", toID: "Empty")
    #expect(!files.contains("Logbooks/Drawings"))
    try screen.tap("Empty")
    #expect(files.contains("Empty/Drawings"))
    #expect(controller.model.files[2].folders == ["Empty", "Empty/Drawings"])
  }

  @Test("The button displays the same files in a grid, where folders open and files are deleted")
  func grid() throws {
    try screen.tap("Grid")
    #expect(files == Self.first)
    // Three columns of 104 points or more fit 358 points with gaps of 12.
    let (first, second) = (try screen.frame(ofID: "Boat"), try screen.frame(ofID: "Boat/Drawings"))
    #expect(first.minX == 16 && second.minX > first.maxX && first.minY == second.minY)
    try screen.tap("Trips")
    #expect(files.contains("Trips/Bergen.gpx"))
    expectImage(screen.image(), named: "files_grid")
    try screen.longPress("Bergen.gpx")
    try screen.chooseMenuItem("Delete")
    #expect(!files.contains("Trips/Bergen.gpx"))
    try screen.drag(id: "Trips/Genoa.gpx", toID: "Empty")
    #expect(controller.model.files[2].children?.map(\.id) == ["Empty/Genoa.gpx"])
    try screen.tap("List")
    #expect(!files.contains("Trips/Genoa.gpx"))
  }

  @Test(
    "An audit of the list and of the grid finds no issue but contrast", arguments: [false, true])
  func accessibility(isGrid: Bool) throws {
    if isGrid { try screen.tap("Grid") }
    // The chevrons of the system are part of their rows.
    #expect(screen.issuesBesideContrast.filter { !$0.hasPrefix("AccessoryView") } == [])
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

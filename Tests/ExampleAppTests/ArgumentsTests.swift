import Foundation
import Testing
import UIKit

@testable import ExampleApp

struct ArgumentsTests {
  @Test("Without arguments the gallery is drawn")
  func gallery() throws {
    #expect(try Arguments.parse([]) == .gallery)
  }

  @Test("With a display a window opens on the list of screens, and the gallery has an option")
  func display() throws {
    #expect(try Arguments.parse([], hasDisplay: true) == .window(screen: nil, settings: [:]))
    #expect(try Arguments.parse(["--gallery"], hasDisplay: true) == .gallery)
  }

  @Test("A window has the options of a snapshot, and the display's scale unless one is given")
  func window() throws {
    let plain = try Arguments.parse(["--screen", "inbox", "--window"], hasDisplay: true)
    #expect(plain == .window(screen: "inbox", settings: [:]))

    let words = [
      "--window", "--dark", "--rtl", "--size", "800x600", "--text-size", "ax1", "--scale", "2",
    ]
    let settings = [
      "UIKIT_APPEARANCE": "dark", "UIKIT_LAYOUT_DIRECTION": "rtl", "UIKIT_SIZE": "800x600",
      "UIKIT_TEXT_SIZE": "AX1", "UIKIT_SCALE": "2",
    ]
    #expect(
      try Arguments.parse(words, hasDisplay: true) == .window(screen: nil, settings: settings))
  }

  @Test("The settings of a window are ones that UIKit reads")
  func settings() throws {
    let words = ["--window", "--dark", "--rtl", "--size", "64x4096", "--scale", "3"]
    for size in TextSize.allCases {
      let request = try Arguments.parse(
        words + ["--text-size", size.rawValue], hasDisplay: true)
      guard case .window(_, let settings) = request else {
        Issue.record("No window")
        return
      }
      #expect(throws: Never.self) { try DisplayConfiguration(environment: settings) }
    }
  }

  @Test(
    "A wrong argument of a window is reported",
    arguments: [
      (["--window", "--snapshot", "out"], "--window and --snapshot can't be used together."),
      (
        ["--window", "--outline"],
        "--outline and --inspect are for drawn screens. In a window, press Control, Shift and O or I."
      ),
      (["--window", "--scale", "1.5"], "--scale 1.5: a window has 1, 2 or 3."),
      (["--window", "--size", "10x600"], "--size 10x600: a window has at least 64x64 points."),
    ])
  func windowMistakes(words: [String], mistake: String) {
    let error = #expect(throws: UsageError.self) {
      try Arguments.parse(words, hasDisplay: true)
    }
    #expect(error?.mistake == mistake)
  }

  @Test("A window without a display is refused")
  func noDisplay() {
    let error = #expect(throws: UsageError.self) { try Arguments.parse(["--window"]) }
    #expect(
      error?.mistake
        == "--window needs a display: set DISPLAY or WAYLAND_DISPLAY, or use --snapshot.")
  }

  @Test("The list and the help are options of their own")
  func listAndHelp() throws {
    #expect(try Arguments.parse(["--list"]) == .list)
    #expect(try Arguments.parse(["--help"]) == .help)
    #expect(throws: UsageError.self) { try Arguments.parse(["--list", "--dark"]) }
  }

  @Test("A snapshot has the default appearance by default")
  func plainSnapshot() throws {
    let expected = Request.snapshot(folder: "out", screen: nil, appearance: Appearance())

    #expect(try Arguments.parse(["--snapshot", "out"]) == expected)
    #expect(Appearance().size == CGSize(width: 390, height: 844))
    #expect(Appearance().scale == 2)
  }

  @Test("Every option is read, in any order")
  func everyOption() throws {
    let words = [
      "--dark", "--size", "320x568", "--snapshot", "out", "--scale", "3", "--rtl", "--screen",
      "contacts", "--text-size", "xxl",
    ]
    let look = Appearance(
      size: CGSize(width: 320, height: 568), scale: 3, isDark: true, isRightToLeft: true,
      textSize: .extraExtraLarge)

    #expect(
      try Arguments.parse(words) == .snapshot(folder: "out", screen: "contacts", appearance: look))
  }

  @Test("Outlines are drawn into a snapshot, and a point of a screen is inspected")
  func inspector() throws {
    #expect(
      try Arguments.parse(["--snapshot", "out", "--outline"])
        == .snapshot(folder: "out", screen: nil, appearance: Appearance(showsOutlines: true)))
    #expect(
      try Arguments.parse(["--inspect", "40,120.5", "--screen", "inbox", "--dark"])
        == .inspection(
          point: CGPoint(x: 40, y: 120.5), screen: "inbox", appearance: Appearance(isDark: true)))
  }

  @Test(
    "A wrong argument is reported with the valid ones",
    arguments: [
      (["--inspect", "4,5"], "--inspect needs --screen NAME."),
      (
        ["--inspect", "45", "--screen", "inbox"],
        "--inspect 45: two numbers with a comma, as 40,120."
      ),
      (
        ["--inspect", "4,5", "--screen", "inbox", "--snapshot", "out"],
        "--inspect prints text and needs no --snapshot FOLDER."
      ),
      (["--shiny"], "There is no option --shiny."),
      (["--dark"], "--dark needs --snapshot FOLDER or --window."),
      (["--snapshot"], "--snapshot needs a FOLDER after it."),
      (["--snapshot", "--dark"], "--snapshot needs a FOLDER after it."),
      (
        ["--snapshot", "out", "--size", "0x10"],
        "--size 0x10: two whole numbers from 1 to 4096, as 390x844."
      ),
      (
        ["--snapshot", "out", "--size", "10"],
        "--size 10: two whole numbers from 1 to 4096, as 390x844."
      ),
      (["--snapshot", "out", "--scale", "nan"], "--scale nan: a number from 1 to 4."),
      (
        ["--snapshot", "out", "--text-size", "huge"],
        "--text-size huge: there is no such text size."
      ),
    ])
  func mistakes(words: [String], mistake: String) {
    let error = #expect(throws: UsageError.self) { try Arguments.parse(words) }

    #expect(error?.mistake == mistake)
    #expect(error?.description == mistake + "\n\n" + UsageError.usage)
  }

  @Test("The file name contains the differences from the default appearance")
  func suffix() {
    #expect(Appearance().suffix == "")
    #expect(
      Appearance(isDark: true, isRightToLeft: true, textSize: .extraExtraLarge).suffix
        == "-dark-rtl-XXL")
  }
}

import Foundation
import Testing

@testable import ExampleApp

@Suite struct ArgumentsTests {
  @Test("Without arguments the gallery is drawn")
  func gallery() throws {
    #expect(try Arguments.parse([]) == .gallery)
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
      (["--dark"], "--dark needs --snapshot FOLDER."),
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

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

  @Test(
    "A wrong argument is reported with the valid ones",
    arguments: [
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

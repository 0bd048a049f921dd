import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Several views with the same text") struct ScreenMatchTests {
  private let controller = ButtonRowsController(names: ["Anna", "Ben"])

  private func screen() -> Screen {
    Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("A tap on one of several matches throws an error that lists them with their frames")
  func ambiguous() {
    let screen = screen()
    let error = #expect(throws: ScreenError.self) { try screen.tap("Delete") }

    // The cells have y 0 and 50, and the buttons are 5 points below the top of their cells.
    #expect(
      error
        == .ambiguous(
          text: "Delete",
          matches: [
            ScreenMatch(
              view: "UIButton", frame: CGRect(x: 220, y: 5, width: 80, height: 40),
              cell: "ButtonCell [0, 0] “Anna”"),
            ScreenMatch(
              view: "UIButton", frame: CGRect(x: 220, y: 55, width: 80, height: 40),
              cell: "ButtonCell [0, 1] “Ben”"),
          ]))
    #expect(
      error?.description == """
        “Delete” has 2 matches. Pass match: 1 to 2 for one of them:
        1: UIButton at 220 5 80 40 in ButtonCell [0, 0] “Anna”
        2: UIButton at 220 55 80 40 in ButtonCell [0, 1] “Ben”
        """)
    #expect(controller.calls.isEmpty)
  }

  @Test("A number chooses a match, counted from the top")
  func number() throws {
    let screen = screen()
    try screen.tap("Delete", match: 2)
    try screen.tap("Delete", match: 1)

    #expect(controller.calls == ["delete Ben", "delete Anna"])
  }

  @Test("A number without a match throws an error that lists the matches", arguments: [0, 3])
  func noSuchMatch(number: Int) {
    let screen = screen()
    let error = #expect(throws: ScreenError.self) { try screen.tap("Delete", match: number) }

    #expect(
      error?.description == """
        “Delete” has no match \(number). Pass match: 1 to 2 for one of these:
        1: UIButton at 220 5 80 40 in ButtonCell [0, 0] “Anna”
        2: UIButton at 220 55 80 40 in ButtonCell [0, 1] “Ben”
        """)
  }

  @Test("Texts in the same cell are one match")
  func sameCell() throws {
    let screen = screen()
    controller.collectionView.cellForItem(at: [0, 0])?.accessibilityLabel = "Anna"
    try screen.tap("Anna")

    #expect(controller.calls == ["select Anna"])
  }

  @Test("A control takes precedence over the cell around it")
  func controlInCell() throws {
    let screen = screen()
    let button = try #require(
      controller.collectionView.cellForItem(at: [0, 0])?.contentView.subviews.last)
    button.accessibilityLabel = "Anna"
    try screen.tap("Anna")

    #expect(controller.calls == ["delete Anna"])
  }

  @Test("A covered view is not a match")
  func covered() throws {
    let screen = screen()
    let cover = UIControl(frame: CGRect(x: 0, y: 50, width: 300, height: 50))
    controller.view.addSubview(cover)
    try screen.tap("Delete")

    #expect(controller.calls == ["delete Anna"])
  }

  @Test("The frame of a text is that of its control or cell")
  func frames() throws {
    let screen = screen()

    #expect(try screen.frame(of: "Ben") == CGRect(x: 0, y: 50, width: 300, height: 50))
    #expect(
      try screen.frame(of: "Delete", match: 2) == CGRect(x: 220, y: 55, width: 80, height: 40))
    #expect(throws: ScreenError.self) { try screen.frame(of: "Delete") }
  }

  @Test("Scrolling at one of several matches throws an error if they are in different scroll views")
  func scroll() throws {
    let outer = UIViewController()
    for x in [0, 100] {
      let scrollView = UIScrollView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 500, height: 100)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "More"
      scrollView.addSubview(label)
      outer.view.addSubview(scrollView)
    }
    let screen = Screen(outer, size: CGSize(width: 300, height: 400))
    let error = #expect(throws: ScreenError.self) {
      try screen.scroll("More", by: CGPoint(x: 10, y: 0))
    }
    #expect(
      error?.description == """
        “More” has 2 matches. Pass match: 1 to 2 for one of them:
        1: UIScrollView at 0 0 100 100
        2: UIScrollView at 100 0 100 100
        """)
    try screen.scroll("More", match: 2, by: CGPoint(x: 10, y: 0))
    #expect(
      outer.view.subviews.compactMap { ($0 as? UIScrollView)?.contentOffset.x } == [0, 10])
  }
}

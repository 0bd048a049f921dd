import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Modifiers of properties") struct ModifierTableTests {
  @Test("A view has the value that is set, and follows the one that is bound")
  func properties() {
    #expect(ModifierRow.properties.joined().count > 100)
    for row in ModifierRow.properties.joined() { row.check() }
  }

  @Test("A modifier that sets another property is found, in its static and in its bound form")
  func wrongProperty() {
    let colors = (UIColor.red, UIColor.blue)
    withKnownIssue("The static form sets the highlighted color.") {
      ModifierRow.row("wrong", { UILabel() }, \.textColor, colors) {
        $0.highlightedTextColor($1)
      } bind: {
        $0.textColor($1)
      }.check()
    }
    withKnownIssue("The bound form sets the highlighted color.") {
      ModifierRow.row("wrong", { UILabel() }, \.textColor, colors) {
        $0.textColor($1)
      } bind: {
        $0.highlightedTextColor($1)
      }.check()
    }
    withKnownIssue("The bound form of values that aren't nil sets the highlighted color.") {
      ModifierRow.boundRow("wrong", { UILabel() }, \.textColor, colors) {
        $0.highlightedTextColor($1)
      }.check()
    }
  }

  @Test("A bound form that doesn't lay out a view of another size again is found") func wrongSize()
  {
    withKnownIssue("The box isn't laid out again.") {
      ModifierRow.row("wrong", { UILabel() }, \.text, ("a", "A longer text")) {
        $0.text($1)
      } bind: { label, text in
        label.bind(text) { $0.text = $1 }
      }.check()
    }
  }

  @Test("A binding that ignores what the user changes is found") func oneWay() {
    withKnownIssue("The state keeps its value.") {
      ModifierRow.twoWayRow("wrong", { UIPageControl().numberOfPages(3) }, \.currentPage, (1, 2)) {
        $0.currentPage($1)
      } bind: { control, page in
        control.bind(page) { $0.currentPage($1) }
      }.check()
    }
  }
}

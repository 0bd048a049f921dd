import LegoViews
import Testing
import UIKit

@MainActor @Suite("Modifiers of properties") struct ModifierTableTests {
  @Test("A view has the value that is set, and follows the one that is bound")
  func properties() {
    #expect(ModifierRow.properties.joined().count > 100)
    for row in ModifierRow.properties.joined() { row.check() }
  }

  @Test("The content of a control is aligned as the text is") func textAlignment() {
    ModifierRow.row(
      "UIControl.textAlignment", { UIControl() }, \.contentHorizontalAlignment, (.left, .right)
    ) {
      $0.textAlignment($1)
    } bind: {
      $0.textAlignment($1)
    }.check()
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
      ModifierRow.presentRow("wrong", { UILabel() }, \.textColor, colors) {
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
}

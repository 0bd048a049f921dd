import Puyopuyo
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Modifiers of Puyo") struct PuyoTableTests {
  @Test("A view has the value that is set, and follows the one that is bound")
  func properties() {
    #expect(ModifierRow.properties.joined().count > 100)
    for row in ModifierRow.properties.joined() { row.check() }
  }

  @Test("A modifier that sets another property is found") func wrongProperty() {
    withKnownIssue("The modifier sets the highlighted color.") {
      ModifierRow.row("wrong", { UILabel() }, \.textColor, (UIColor.red, .blue)) {
        Puyo($0).highlightedTextColor($1).view
      } bind: {
        Puyo($0).textColor($1).view
      }.check()
    }
  }
}

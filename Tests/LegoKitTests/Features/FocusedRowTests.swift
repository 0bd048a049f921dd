import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The row that is edited") struct FocusedRowTests {
  private let form = FieldForm(80)

  @Test("A row that is scrolled away keeps its focus, its text and its caret") func scrolledAway()
    throws
  {
    let screen = Screen(form)
    try screen.tap("Field 1")
    try screen.type("abc")
    let field = try #require(form.field(1))
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 1)
      .flatMap { field.textRange(from: $0, to: $0) }
    try screen.scrollToEnd()
    #expect(field.isFirstResponder)
    #expect(throws: ScreenError.self) { try screen.frame(of: "Field 1") }
    try screen.type("-")
    #expect(form.texts == [1: "a-bc"])
    try screen.scrollToTop()
    #expect(form.field(1) === field)
    #expect(field.isFirstResponder)
    #expect(field.text == "a-bc")
  }

  @Test("A row that is scrolled away follows its id through updates") func updates() throws {
    let screen = Screen(form)
    try screen.tap("Field 1")
    let field = try #require(form.field(1))
    try screen.scrollToEnd()
    form.ids.insert(contentsOf: 100..<110, at: 0)
    screen.settle()
    form.ids.reverse()
    screen.settle()
    form.ids.removeAll { $0 % 2 == 0 }
    screen.settle()
    #expect(field.isFirstResponder)
    try screen.type("x")
    #expect(form.texts == [1: "x"])
    // Row 1 is followed by the rows 109, 107, 105, 103 and 101.
    try screen.scrollToEnd()
    #expect(form.field(1) === field)
  }

  @Test("A removed row ends its editing, also out of sight") func removal() throws {
    let screen = Screen(form)
    try screen.tap("Field 1")
    let field = try #require(form.field(1))
    try screen.scrollToEnd()
    form.ids.removeAll { $0 == 1 }
    screen.settle()
    #expect(!field.isFirstResponder)
    #expect(throws: ScreenError.nothingToTypeInto) { try screen.type("x") }
  }

  @Test("An update above its budget does not reload while a row is edited") func budget() throws {
    let screen = Screen(form)
    var reports: [UpdateReport] = []
    form.didUpdate = { reports.append($0) }
    form.legoRenderer.budget = UpdateBudget(animated: .zero, plain: .zero)
    try screen.tap("Field 1")
    let field = try #require(form.field(1))
    // The first updates teach the cost.
    for start in [200, 300, 400] {
      form.ids = [0, 1] + Array(start..<start + 80)
      screen.settle()
    }
    let last = try #require(reports.last)
    #expect(last.display == .plain)
    #expect(last.fallback == "A reload would move the focus, so the update is plain.")
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    form.ids = [0, 1] + Array(500..<580)
    screen.settle()
    #expect(reports.last?.display == .reloaded)
  }
}

import Testing

/// The messages of the compiler for mistakes that are made often, as texts.
@Suite("Messages of the compiler") struct CompilerMessageTests {
  private let compiler = Compiler()

  @Test("Correct descriptions have no errors") func correct() throws {
    let errors = try compiler.errors(
      in: """
        struct Dots: SectionLayout, Hashable {
          func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
            RowsLayout().makeSection(in: context)
          }
        }
        @MainActor func lego(_ section: NSCollectionLayoutSection, rows: [Row]?) -> Lego {
          Lego {
            Section(id: 0, layout: section) { Row(id: 1) }
            Section(id: "a", layout: Dots(), header: Row(id: 1)) { rows }
            Section(id: 0, layout: .grid(columns: 2, spacing: 7)) { [Row(id: 1), Row(id: 2)] }
            Section(id: 0, layout: { _ in section }) { ForEach([1], id: \\.self) { Row(id: $0) } }
            if rows == nil { Section(RowsLayout()) { [Row(id: 1) as any TypedItemType] } }
            for number in 0..<3 { Section(id: number, RowsLayout()) {} }
            sections(rows ?? [])
          }
        }
        @LegoBuilder @MainActor func sections(_ rows: [Row]) -> PlacedSections {
          Section(id: 1, layout: RowsLayout(), footer: TextFooter("a")) {
            ForEach(rows, id: \\.id) { row in
              let id = row.id + 1
              if id == 1 { Row(id: 0) } else { Row(id: id) }
            }
          }
          Section(id: 2, layout: RowsLayout(), header: "a", footer: TextFooter("a")) {}
        }
        @MainActor func legos() -> [Lego] { [Lego(sections: []), Lego {}] }
        """)
    #expect(errors == [])
  }
}

// MARK: Items

extension CompilerMessageTests {
  @Test("An item without an id is asked for the property") func missingID() throws {
    let errors = try compiler.errors(
      in: """
        struct Item: TypedItemType, Equatable {
          typealias CellType = ItemCell
          var title: String
        }
        final class ItemCell: UICollectionViewCell, TypedCellType {
          func update(with item: Item) {}
        }
        """)
    #expect(
      errors == [
        "type 'Item' does not conform to protocol 'TypedItemType'",
        "[protocol requires property 'id' with type 'AnyHashable']",
      ])
  }

  @Test(
    "The id may be of any hashable type, stored, computed or inherited",
    arguments: [
      "struct Item: TypedItemType, Equatable { let id = UUID(); typealias CellType = ItemCell }",
      "enum Item: TypedItemType { case one; typealias CellType = ItemCell; var id: Self { self } }",
      "final class Item: TypedItemType, Identifiable { typealias CellType = ItemCell }",
      """
      protocol Titled: Identifiable { var title: String { get } }
      extension Titled { var id: String { title } }
      struct Item: TypedItemType, Titled { typealias CellType = ItemCell; var title: String }
      """,
    ])
  func ids(item: String) throws {
    let errors = try compiler.errors(
      in: """
        \(item)
        final class ItemCell: UICollectionViewCell, TypedCellType {
          func update(with item: Item) {}
        }
        """)
    #expect(errors == [])
  }

  // The compiler's own words: a same-type requirement has no message.
  @Test("An item with the cell of another item is told both types") func cellOfOtherItem() throws {
    let errors = try compiler.errors(
      in: """
        struct Item: TypedItemType, Equatable {
          typealias CellType = RowCell
          var id: Int
        }
        """)
    #expect(
      errors == [
        "type 'Item' does not conform to protocol 'TypedItemType'",
        "'TypedItemType' requires the types 'Item' and 'Row' be equivalent",
        """
        [requirement specified as 'Self.UnmodifiedItem' == 'Self.CellType.Item' [with Self = Item]]
        """,
      ])
  }

  @Test("A cell that is not a TypedCellType is named") func plainCell() throws {
    let errors = try compiler.errors(
      in: """
        struct Item: TypedItemType, Equatable {
          typealias CellType = UICollectionViewCell
          var id: Int
        }
        """)
    #expect(
      errors == [
        "type 'Item' does not conform to protocol 'TypedItemType'",
        """
        [possibly intended match 'Item.CellType' (aka 'UICollectionViewCell') does not conform to \
        'TypedCellType']
        """,
        "[protocol requires nested type 'CellType']",
      ])
  }
}

// MARK: Blocks

extension CompilerMessageTests {
  private static let plainValue = """
    'buildExpression' is unavailable: A Section holds items: create an item of the value, a \
    `TypedItemType` with an id and a cell type, and write it here.
    """

  @Test(
    "A plain value in a section is not an item",
    arguments: [#""text""#, "for number in 0..<3 { number }", "[1, 2]; Row(id: 1)"])
  func plainValue(items: String) throws {
    #expect(try compiler.errors(inSection: items) == [Self.plainValue])
  }

  @Test("A view in a section is not an item") func view() throws {
    #expect(
      try compiler.errors(inSection: "UILabel()") == [
        """
        'buildExpression' is unavailable: A Section contains items and creates their cells: write \
        the item.
        """
      ])
  }

  @Test("A section in a section belongs beside it") func nestedSection() throws {
    #expect(
      try compiler.errors(inSection: "Section(RowsLayout()) { Row(id: 1) }") == [
        """
        'buildExpression' is unavailable: A Section holds items: put the inner Section beside it \
        in the Lego.
        """
      ])
  }

  @Test("A ForEach of sections in a section belongs in the Lego") func nestedLoop() throws {
    let errors = try compiler.errors(
      inSection: #"ForEach([1], id: \.self) { Section(id: $0, RowsLayout()) {} }"#)
    #expect(
      errors == [
        """
        'init(_:id:item:)' is unavailable: A ForEach of sections belongs in the Lego, and compares its \
        elements: make them Equatable, or write a `for`.
        """
      ])
  }

  @Test(
    "What is not a section belongs in one",
    arguments: [
      ("Row(id: 1)", "put the item in a Section."),
      ("[Row(id: 1)]", "put items in a Section, and create an item of another value."),
      (#""text""#, "put items in a Section, and create an item of another value."),
      (
        #"ForEach([1], id: \.self) { Row(id: $0) }"#,
        "put the ForEach in a Section, or create a Section of each element."
      ),
    ])
  func outsideSection(sections: String, correction: String) throws {
    #expect(
      try compiler.errors(inLego: sections) == [
        "'buildExpression' is unavailable: A Lego holds sections: \(correction)"
      ])
  }

  @Test("The elements of a ForEach of sections are to be Equatable")
  func forEachOfSections() throws {
    let closure = #"{ Section(id: "\($0)", layout: RowsLayout()) {} }"#
    #expect(try compiler.errors(inLego: #"ForEach([1], id: \.self) "# + closure) == [])
    let errors = try compiler.errors(
      inLego: #"ForEach([1: { 2 }], id: \.key) "# + closure)
    #expect(
      errors.last == """
        'init(_:id:item:)' is unavailable: A ForEach of sections belongs in the Lego, and compares its \
        elements: make them Equatable, or write a `for`.
        """)
  }

  @Test(
    "A statement that a Lego cannot contain is named",
    arguments: ["while true { Section(RowsLayout()) {} }", "guard true else { return }"])
  func statement(sections: String) throws {
    #expect(
      try compiler.errors(inLego: sections) == [
        """
        'init(content:)' is unavailable: The block of a Lego may contain `if`, `switch` and \
        `for`, and no `while`, `repeat`, `guard` or `defer`.
        """
      ])
  }

  @Test(
    "A modifier behind the brace of a loop or a condition is told its place",
    arguments: ["for id in 0..<3", "if Bool.random()"],
    [
      (".footer(TextFooter(\"a\"))", "footer"),
      (".onSelect { (row: Row) in print(row.id) }", "onSelect"),
      (".onReachEnd {}", "onReachEnd"),
      (".draggable(if: true).onReachEnd { print(1) }", "draggable"),
    ])
  func modifierBehind(statement: String, modifier: (text: String, name: String)) throws {
    #expect(
      try compiler.errors(
        inLego: "\(statement) { Section(id: 1, RowsLayout()) { Row(id: 1) } }\n\(modifier.text)")
        == [
          """
          '\(modifier.name)' is unavailable: Put the modifier behind the section, inside the braces.
          """
        ])
  }

  @Test(
    "A member that an element lacks is named, also after a declaration",
    arguments: ["TextRow($0.other)", "let text = $0.other; TextRow(text)"])
  func elementMember(item: String) throws {
    #expect(
      try compiler.errors(inSection: "ForEach([Row(id: 1)], id: \\.id) { \(item) }") == [
        "value of type 'Row' has no member 'other'"
      ])
  }

  @Test("A while in a section is named") func whileInSection() throws {
    #expect(
      try compiler.errors(inSection: "while true { Row(id: 1) }") == [
        "closure containing control flow statement cannot be used with result builder 'ItemBuilder'"
      ])
  }

  @Test(
    "A mistake inside an item is reported as such",
    arguments: [
      ("Row(ide: 1)", "incorrect argument label in call (have 'ide:', expected 'id:')"),
      ("Row(id: 1); other", "cannot find 'other' in scope"),
      (
        #"for number in 0..<3 { Row(id: number); Row(id: "a") }"#,
        "cannot convert value of type 'String' to expected argument type 'Int'"
      ),
    ])
  func inside(items: String, message: String) throws {
    #expect(try compiler.errors(inSection: items) == [message])
  }
}

// MARK: Layouts

extension CompilerMessageTests {
  private func errors(ofLayout layout: String) throws -> [String] {
    try compiler.errors(inLego: "Section(id: 0, layout: \(layout)) { Row(id: 1) }")
  }

  @Test(
    "A value that is not a layout is to be one",
    arguments: ["5", "ItemLayoutBox(width: .w(1), height: .h(1))", "IndexPath()"])
  func otherValue(layout: String) throws {
    #expect(
      try errors(ofLayout: layout) == [
        """
        'init(id:layout:header:items:)' is unavailable: This is not the layout of a section: write \
        a `SectionLayout` such as `RowsLayout()` or a `GroupLayoutBox`, or an \
        `NSCollectionLayoutSection`.
        """
      ])
  }

  @Test("The layout of a collection view is not that of a section") func wholeLayout() throws {
    #expect(
      try errors(ofLayout: "UICollectionViewFlowLayout()") == [
        """
        'init(id:layout:header:items:)' is unavailable: A section has a layout of its own, not one \
        of the whole collection view: write a `SectionLayout` such as `RowsLayout()`, or an \
        `NSCollectionLayoutSection`.
        """
      ])
  }

  @Test("The type of a layout is to be a layout") func layoutType() throws {
    #expect(
      try errors(ofLayout: "RowsLayout.self") == [
        """
        'init(id:layout:header:items:)' is unavailable: This is a type: create a layout, as in \
        `RowsLayout()`.
        """
      ])
  }

  @Test("A preset that does not exist is looked for among the layouts of sections") func preset()
    throws
  {
    #expect(
      try errors(ofLayout: ".lists(.plain)").first
        == "type 'any SectionLayout' has no member 'lists'")
  }

  @Test("A list without an appearance is not looked for in UIKit") func list() throws {
    #expect(
      try errors(ofLayout: ".list()") == [
        """
        'list()' is unavailable: Give the list an appearance, as in `.list(.plain)`, or write \
        `RowsLayout()`.
        """
      ])
  }

  @Test(
    "A mistake inside a layout is reported as such",
    arguments: [
      (
        ".grid(column: 2)", "incorrect argument label in call (have 'column:', expected 'columns:')"
      ),
      (
        "RowsLayout(space: 2)",
        "extra argument 'space' in call"
      ),
      (
        "{ environment in environment.other }",
        "value of type 'any NSCollectionLayoutEnvironment' has no member 'other'"
      ),
    ])
  func inside(layout: String, message: String) throws {
    #expect(try errors(ofLayout: layout) == [message])
  }

  @Test(
    "A section without an id or a layout is told how to write both",
    arguments: [
      (
        "layout: RowsLayout()",
        """
        'init(layout:header:items:)' is unavailable: Give the section an id: `Section(id: …, \
        layout: …)`. A section without an id has no label: `Section(RowsLayout())`.
        """
      ),
      (
        "id: 0",
        """
        'init(id:header:items:)' is unavailable: Give the section a layout: `Section(id: …, \
        layout: RowsLayout()) { … }`.
        """
      ),
      (
        "",
        """
        'init(header:items:)' is unavailable: Give the section a layout: `Section(RowsLayout()) { \
        … }`.
        """
      ),
    ])
  func missingArgument(arguments: String, message: String) throws {
    #expect(try compiler.errors(inLego: "Section(\(arguments)) { Row(id: 1) }") == [message])
  }
}

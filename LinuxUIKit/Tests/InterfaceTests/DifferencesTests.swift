import Foundation
import Testing

@testable import InterfaceReport

@Suite("Differences from Apple's declarations")
struct DifferencesTests {
  private struct Declaration {
    let path: String
    let kind: String
    let access: String
    let text: String
  }

  private static func graph(_ declarations: [Declaration]) throws -> SymbolGraph {
    let symbols: [[String: Any]] = declarations.map { each in
      [
        "kind": ["identifier": each.kind], "identifier": ["precise": each.path],
        "pathComponents": each.path.components(separatedBy: "/"), "accessLevel": each.access,
        "declarationFragments": [["spelling": each.text]],
      ]
    }
    let object: [String: Any] = ["symbols": symbols, "relationships": [[String: Any]]()]
    let data = try JSONSerialization.data(withJSONObject: object)
    return try JSONDecoder().decode(SymbolGraph.self, from: data)
  }

  private static func differences(
    _ kind: String, _ path: String, ours: (String, String), apple: (String, String)
  ) throws -> Differences {
    let graphs = try [ours, apple].map { access, text in
      try graph([Declaration(path: path, kind: kind, access: access, text: text)])
    }
    return Differences(of: [graphs[0]], from: [graphs[1]])
  }

  @Test("A member that only Apple's subclasses can override is counted, and so is a closed class")
  func open() throws {
    for kind in ["swift.method", "swift.property", "swift.subscript"] {
      let found = try Self.differences(
        kind, "UIView/tint", ours: ("public", "var tint"), apple: ("open", "var tint"))
      #expect(Differences.Kind.allCases.filter { found.count($0) > 0 } == [.fixedMember])
      let same = try Self.differences(
        kind, "UIView/tint", ours: ("open", "var tint"), apple: ("open", "var tint"))
      #expect(Differences.Kind.allCases.allSatisfy { same.count($0) == 0 })
    }
    let closed = try Self.differences(
      "swift.class", "UIView", ours: ("public", "class UIView"), apple: ("open", "class UIView"))
    #expect(Differences.Kind.allCases.filter { closed.count($0) > 0 } == [.fixedClass])
  }

  @Test("What Apple declares in Swift can't be overridden there either")
  func swiftOnly() throws {
    let found = try Self.differences(
      "swift.method", "UIView/tint", ours: ("public", "var tint"), apple: ("public", "var tint"))
    #expect(Differences.Kind.allCases.allSatisfy { found.count($0) == 0 })
  }

  @Test(
    "An initializer that only subclasses here have to repeat is counted, but for that of archives")
  func required() throws {
    for (name, count) in [("init(title:)", 1), ("init(coder:)", 0)] {
      let found = try Self.differences(
        "swift.init", "UIView/\(name)", ours: ("public", "required init(title: String)"),
        apple: ("public", "init(title: String)"))
      #expect(found.count(.required) == count)
    }
  }

  @Test("A closure that escapes here only is counted, one that escapes at Apple's only isn't")
  func escaping() throws {
    let (escaping, plain) = (
      "func run(_ work: @escaping () -> Void)", "func run(_ work: () -> Void)"
    )
    for (ours, apple, count) in [
      (escaping, plain, 1), (plain, escaping, 0), (escaping, escaping, 0),
    ] {
      let found = try Self.differences(
        "swift.method", "UIView/run(_:)", ours: ("open", ours), apple: ("open", apple))
      #expect(found.count(.escaping) == count)
    }
  }

  @Test("The table has the number of common declarations, and each kind with its names in order")
  func table() throws {
    let paths = ["UIView/b", "UIView/a"]
    func graph(_ access: String, more: String) throws -> SymbolGraph {
      try Self.graph(
        (paths + [more]).map { path in
          Declaration(path: path, kind: "swift.property", access: access, text: "var x: Int")
        })
    }
    let found = Differences(
      of: [try graph("public", more: "UIView/ours")],
      from: [try graph("open", more: "UIView/theirs")])
    #expect(
      found.text == """
        | of 2 declarations that both have | number | names |
        | --- | --: | --- |
        | classes that can't be subclassed | 0 |  |
        | instance members that a subclass can't override | 2 | `UIView.a`, `UIView.b` |
        | initializers that subclasses have to repeat | 0 |  |
        | functions whose closure has to escape | 0 |  |
        """)
  }
}

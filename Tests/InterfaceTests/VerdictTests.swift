import Foundation
import InterfaceReport
import Testing

/// A module of a view and a button that inherits from it.
private let module = """
  {
    "symbols": [
      {
        "kind": {"identifier": "swift.class"}, "identifier": {"precise": "view"},
        "pathComponents": ["UIView"]
      },
      {
        "kind": {"identifier": "swift.class"}, "identifier": {"precise": "button"},
        "pathComponents": ["UIButton"]
      },
      {
        "kind": {"identifier": "swift.struct"}, "identifier": {"precise": "configuration"},
        "pathComponents": ["UIButton", "Configuration"]
      },
      {
        "kind": {"identifier": "swift.type.property"}, "identifier": {"precise": "inherited"},
        "pathComponents": ["UIView", "areAnimationsEnabled"]
      },
      {
        "kind": {"identifier": "swift.init"}, "identifier": {"precise": "init"},
        "pathComponents": ["UIButton", "init(type:primaryAction:)"],
        "declarationFragments": [
          {"spelling": "init(type: ButtonType, "}, {"spelling": "primaryAction: UIAction? = nil)"}
        ]
      },
      {
        "kind": {"identifier": "swift.type.method"}, "identifier": {"precise": "animate"},
        "pathComponents": ["UIView", "animate(withDuration:animations:completion:)"],
        "declarationFragments": [
          {"spelling": "class func animate<T: Array<Int>>(withDuration duration: Double, "},
          {"spelling": "animations: @escaping () -> Void, "},
          {"spelling": "completion: ((Bool) -> Void)?)"}
        ]
      }
    ],
    "relationships": [
      {"kind": "inheritsFrom", "source": "button", "target": "view"},
      {
        "kind": "inheritsFrom", "source": "view", "target": "object",
        "targetFallback": "Foundation.NSObject"
      }
    ]
  }
  """

@Suite("What is said of a used name")
struct VerdictTests {
  private func verdict(on name: String, area: String = "controls") throws -> Verdict {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(module.utf8))
    return Interface([graph]).verdict(on: UsedSymbol(name: name, area: area, files: 5))
  }

  @Test(
    "What the module has is there",
    arguments: [
      "UIButton", "UIButton.Configuration", "UIButton(type:primaryAction:)",
      ".areAnimationsEnabled",
      "(self.)areAnimationsEnabled", "override var areAnimationsEnabled",
      "func animate(withDuration:animations:completion:)",
    ])
  func there(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test(
    "Defaults and trailing closures may be left out",
    arguments: ["UIButton(type:)", ".animate(withDuration:)", ".animate(withDuration:completion:)"])
  func shortCalls(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test(
    "What is inherited is there, down to objects that are made without anything",
    arguments: ["UIButton.areAnimationsEnabled", "UIButton.animate(withDuration:)", "UIButton()"])
  func inherited(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test(
    "Another owner, label or name is missing",
    arguments: [
      "UILabel", "Configuration", "UIView(type:)", "UIButton(kind:)", ".animate()",
      ".animate(duration:)", ".sparkle", "UIButton.Style",
    ])
  func missing(name: String) throws {
    #expect(try verdict(on: name) == .missing)
  }

  @Test("What Foundation and the compiler give is there", arguments: ["CGRect", "@available"])
  func elsewhere(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test("Nibs, selectors, SwiftUI and tables are set aside")
  func setAside() throws {
    #expect(try verdict(on: "@IBOutlet") == .setAside(.interfaceBuilder))
    #expect(try verdict(on: "#selector") == .setAside(.objectiveC))
    #expect(try verdict(on: "UIHostingController", area: "SwiftUI bridge") == .setAside(.swiftUI))
    #expect(try verdict(on: ".fade", area: "table view") == .setAside(.tableView))
  }

  @Test("An app's own names are told apart from Apple's")
  func othersOwn() throws {
    #expect(try verdict(on: ".add(plugin:)") == .othersOwn)
  }
}

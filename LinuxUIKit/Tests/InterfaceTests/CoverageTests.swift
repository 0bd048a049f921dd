import Foundation
import InterfaceReport
import Testing

/// A module with a view, a button that inherits from it, a protocol and a global function.
private let module = """
  {
    "symbols": [
      {
        "kind": {"identifier": "swift.class"}, "identifier": {"precise": "view"},
        "accessLevel": "public",
        "pathComponents": ["UIView"]
      },
      {
        "kind": {"identifier": "swift.class"}, "identifier": {"precise": "button"},
        "accessLevel": "public",
        "pathComponents": ["UIButton"]
      },
      {
        "kind": {"identifier": "swift.struct"}, "identifier": {"precise": "configuration"},
        "accessLevel": "public",
        "pathComponents": ["UIButton", "Configuration"]
      },
      {
        "kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "appearance"},
        "accessLevel": "public",
        "pathComponents": ["UIAppearance"]
      },
      {
        "kind": {"identifier": "swift.property"}, "identifier": {"precise": "tint"},
        "accessLevel": "public",
        "pathComponents": ["UIAppearance", "barTint"]
      },
      {
        "kind": {"identifier": "swift.func"}, "identifier": {"precise": "context"},
        "accessLevel": "public",
        "pathComponents": ["UIGraphicsGetCurrentContext()"],
        "declarationFragments": [{"spelling": "func UIGraphicsGetCurrentContext() -> CGContext?"}]
      },
      {
        "kind": {"identifier": "swift.method"}, "identifier": {"precise": "fill"},
        "accessLevel": "public",
        "pathComponents": ["UIView", "fill(with:)"],
        "declarationFragments": [{"spelling": "func fill(with color: UIColor)"}]
      },
      {
        "kind": {"identifier": "swift.method"}, "identifier": {"precise": "perform"},
        "accessLevel": "public",
        "pathComponents": ["UIView", "perform(_:with:handler:)"],
        "declarationFragments": [
          {"spelling": "func perform(_ change: (Int, Int), with names: [String: Int], "},
          {"spelling": "handler: @escaping UIActionHandler)"}
        ]
      },
      {
        "kind": {"identifier": "swift.typealias"}, "identifier": {"precise": "handler"},
        "accessLevel": "public",
        "pathComponents": ["UIView", "Handler"],
        "declarationFragments": [{"spelling": "typealias Handler = (UIView) -> Bool"}]
      },
      {
        "kind": {"identifier": "swift.typealias"}, "identifier": {"precise": "unit"},
        "accessLevel": "public",
        "pathComponents": ["UIView", "Unit"],
        "declarationFragments": [{"spelling": "typealias Unit = Double"}]
      },
      {
        "kind": {"identifier": "swift.method"}, "identifier": {"precise": "observe"},
        "accessLevel": "public",
        "pathComponents": ["UIView", "observe(_:unit:handler:)"],
        "declarationFragments": [
          {"spelling": "func observe(_ name: String, unit: UIView.Unit, "},
          {"spelling": "handler: UIView.Handler?)"}
        ]
      },
      {
        "kind": {"identifier": "swift.type.property"}, "identifier": {"precise": "inherited"},
        "accessLevel": "public",
        "pathComponents": ["UIView", "areAnimationsEnabled"]
      },
      {
        "kind": {"identifier": "swift.init"}, "identifier": {"precise": "init"},
        "accessLevel": "public",
        "pathComponents": ["UIButton", "init(type:primaryAction:)"],
        "declarationFragments": [
          {"spelling": "init(type: ButtonType, "}, {"spelling": "primaryAction: UIAction? = nil)"}
        ]
      },
      {
        "kind": {"identifier": "swift.type.method"}, "identifier": {"precise": "animate"},
        "accessLevel": "public",
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
      {"kind": "conformsTo", "source": "view", "target": "appearance"},
      {"kind": "memberOf", "source": "configuration", "target": "button"},
      {
        "kind": "inheritsFrom", "source": "view", "target": "object",
        "targetFallback": "Foundation.NSObject"
      }
    ]
  }
  """

@Suite("What is said of a used name")
struct VerdictTests {
  private func verdict(on name: String, area: String = "controls") throws -> Coverage {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(module.utf8))
    return Interface([graph]).verdict(on: UsedSymbol(name: name, area: area, files: 5))
  }

  @Test(
    "What the module has is there",
    arguments: [
      "UIButton", "UIButton.Configuration", "UIButton(type:primaryAction:)",
      ".areAnimationsEnabled",
      "(self.)areAnimationsEnabled", "override var areAnimationsEnabled",
      "func animate(withDuration:animations:completion:)", ".perform(_:with:handler:)",
    ])
  func there(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test(
    "Defaults and trailing closures may be left out",
    arguments: [
      "UIButton(type:)", ".animate(withDuration:)", ".animate(withDuration:completion:)",
      ".perform(_:with:)",
    ])
  func shortCalls(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test("A trailing closure may have a type alias as its type")
  func closureTypes() throws {
    #expect(try verdict(on: ".observe(_:unit:)") == .there)
    #expect(try verdict(on: ".observe(_:handler:)") == .missing)
  }

  @Test(
    "What is inherited is there, down to objects that are made without anything",
    arguments: ["UIButton.areAnimationsEnabled", "UIButton.animate(withDuration:)", "UIButton()"])
  func inherited(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test("What a protocol asks for is there, down the line of classes")
  func conformance() throws {
    #expect(try verdict(on: "UIView.barTint") == .there)
    #expect(try verdict(on: "UIButton.barTint") == .there)
  }

  @Test("A nested type has not what the type around it has")
  func nested() throws {
    #expect(try verdict(on: "UIButton.Configuration(type:)") == .missing)
  }

  @Test(
    "A function of no type is there, with its labels or by its name",
    arguments: ["UIGraphicsGetCurrentContext()", "UIGraphicsGetCurrentContext"])
  func functions(name: String) throws {
    #expect(try verdict(on: name) == .there)
    #expect(try verdict(on: "UIGraphicsGetCurrentContext(of:)") == .missing)
    #expect(try verdict(on: "UIGraphicsEndContext()") == .missing)
  }

  @Test(
    "Another owner, label or name is missing",
    arguments: [
      "UILabel", "Configuration", "UIView(type:)", "UIButton(kind:)", ".animate()",
      ".animate(duration:)", ".animate(withDuration:sparkles:)", ".perform(_:handler:)",
      ".sparkle", "UIButton.Style",
    ])
  func missing(name: String) throws {
    #expect(try verdict(on: name) == .missing)
  }

  @Test("What Foundation and the compiler give is there", arguments: ["CGRect", "@available"])
  func elsewhere(name: String) throws {
    #expect(try verdict(on: name) == .there)
  }

  @Test("Nibs, selectors and SwiftUI are excluded")
  func excluded() throws {
    #expect(try verdict(on: "@IBOutlet") == .excluded(.interfaceBuilder))
    #expect(try verdict(on: "#selector") == .excluded(.objectiveC))
    #expect(try verdict(on: "UIHostingController", area: "SwiftUI bridge") == .excluded(.swiftUI))
  }

  @Test("Names of table views are counted like all others")
  func tableView() throws {
    #expect(try verdict(on: ".fade", area: "table view") == .missing)
    #expect(try verdict(on: "UIView", area: "table view") == .there)
  }

  @Test("Excluded names are excluded also where the module has a declaration of that name")
  func excludedFirst() throws {
    #expect(try verdict(on: "UIView", area: "SwiftUI bridge") == .excluded(.swiftUI))
  }

  @Test("An app's own names are told apart from Apple's")
  func thirdParty() throws {
    #expect(try verdict(on: ".add(plugin:)") == .thirdParty)
  }

  @Test("Modifiers of SwiftUI's views, segues and rejected attributes are excluded")
  func excludedMembers() throws {
    #expect(try verdict(on: ".foregroundColor(_:)") == .excluded(.swiftUI))
    #expect(try verdict(on: "func prepare(for:sender:)") == .excluded(.interfaceBuilder))
    #expect(try verdict(on: "UITapGestureRecognizer(target:action:)") == .excluded(.objectiveC))
    #expect(try verdict(on: "@UIApplicationMain") == .excluded(.language))
  }

  @Test("A name of apps that the module has all the same is there")
  func thirdPartyThatIsThere() throws {
    #expect(try verdict(on: ".fill(with:)") == .there)
  }
}

import Foundation
import Testing

/// Public instance members of open classes of the Linux UIKit can be overridden, as those of Apple's classes can.
///
/// Swift lets a subclass override what stands in the class itself only, so that the class is its interface.
@Suite("Overridable members") struct OverridableTests {
  private static let files = SourceFile.files(in: ["LinuxUIKit/Sources"])

  /// The members in extensions, by class, which Apple's headers don't declare in Objective-C.
  private static let swiftOnly: [String: Set<String>] = [
    // A structure.
    "UIView": ["traitOverrides"], "UIViewController": ["traitOverrides"],
    "UIWindowScene": ["traitOverrides"],
    // Generic functions, and those that take a `UTType`.
    "UICollectionView": [
      "dequeueConfiguredReusableCell", "dequeueConfiguredReusableSupplementary",
    ],
    "NSItemProvider": [
      "canLoadObject", "loadObject", "registerObject", "registeredContentTypes",
      "registerDataRepresentation", "loadDataRepresentation",
    ],
    // A closure that doesn't escape, beside the function of an optional one.
    "UITableView": ["performBatchUpdates"],
    "UIImageView": [
      "addSymbolEffect", "removeSymbolEffect", "removeAllSymbolEffects", "setSymbolImage",
    ],
    // Asynchronous forms that the compiler makes of Objective-C's.
    "UIImage": ["byPreparingForDisplay", "byPreparingThumbnail"],
  ]

  private struct Member: Hashable {
    let type: String
    let name: String
  }

  @Test("A public member that stands in an extension is one that Apple declares in Swift")
  func members() {
    let classes = Set(Self.files.flatMap(Self.openClasses))
    #expect(classes.isSuperset(of: ["UIView", "UITableView", "CALayer", "UITextField"]))
    let found = Set(
      Self.files.flatMap(Self.membersOfExtensions).filter { classes.contains($0.type) })
    let expected = Set(
      Self.swiftOnly.flatMap { type, names in names.map { Member(type: type, name: $0) } })
    let places = found.subtracting(expected).map { "\($0.type).\($0.name)" }.sorted()
    #expect(places.isEmpty, "These can't be overridden: \(places)")
    let unused = expected.subtracting(found).map { "\($0.type).\($0.name)" }.sorted()
    #expect(unused.isEmpty, "The table has no use for \(unused)")
  }

  @Test("Subclasses of an open class inherit its convenience initializers")
  func initializers() {
    // Swift lets a subclass in another module inherit them only if it can see all designated ones.
    let convenient = Set(Self.files.flatMap { Self.classes(in: $0, with: "convenience init") })
    let hidden = Set(Self.files.flatMap { Self.classes(in: $0, with: nil) })
    #expect(convenient.isSuperset(of: ["UIColor", "UIImage", "NSLayoutConstraint"]))
    let places = convenient.intersection(hidden).sorted()
    #expect(places.isEmpty, "These have designated initializers that are not public: \(places)")
  }

  @Test(
    "Members are found in source code by their modifiers",
    arguments: [
      ("public func a() {}", "a"), ("@available(iOS 17, *) public var b: Int { 1 }", "b"),
      ("public private(set) var c = 1", "c"),
      ("public subscript(d: Int) -> Int { d }", "subscript"),
      ("func internal() {}", nil), ("public static func e() {}", nil),
      ("public final func f() {}", nil),
      ("public convenience init() {}", nil), ("public struct G {}", nil),
    ])
  func parsing(line: String, name: String?) {
    #expect(Self.member(in: "  " + line, isPublic: false) == name)
  }

  /// Returns the classes with a public initializer of these words, or else with an internal designated one.
  ///
  /// Extensions have no designated initializers.
  private static func classes(in file: SourceFile, with words: String?) -> [String] {
    var found: [String] = []
    var current: (type: String, indent: String, isOpenClass: Bool)?
    for line in file.lines where !line.contains("//") {
      let indent = String(line.prefix { $0 == " " })
      if let word = ["open class ", "extension "].first(where: line.contains),
        !["class func", "class var", "class subscript"].contains(where: line.contains),
        let range = line.range(of: word)
      {
        let path = line[range.upperBound...].prefix {
          $0.isLetter || $0.isNumber || "_.".contains($0)
        }
        current = path.split(separator: ".").last.map {
          (String($0), indent, word == "open class ")
        }
      } else if let open = current, indent == open.indent + "  " {
        let text = line.dropFirst(indent.count)
        let isFound =
          words.map { text.hasPrefix("public ") && text.contains($0) }
          ?? (open.isOpenClass && (text.hasPrefix("init(") || text.hasPrefix("init?(")))
        if isFound { found.append(open.type) }
      }
      if line == (current?.indent ?? "") + "}" { current = nil }
    }
    return found
  }

  private static func openClasses(in file: SourceFile) -> [String] {
    file.lines.compactMap { line in
      guard let range = line.range(of: "open class ") else { return nil }
      return name(at: line[range.upperBound...])
    }
  }

  private static func membersOfExtensions(in file: SourceFile) -> [Member] {
    var members: [Member] = []
    var current: (type: String, isPublic: Bool)?
    for line in file.lines {
      if let range = line.range(of: "extension "), !line.hasPrefix(" "), !line.hasPrefix("//") {
        let head = line[..<range.lowerBound].split(separator: " ")
        current = name(at: line[range.upperBound...]).map { ($0, head.contains("public")) }
      } else if line.hasPrefix("}") {
        current = nil
      } else if let open = current, let name = member(in: line, isPublic: open.isPublic) {
        members.append(Member(type: open.type, name: name))
      }
    }
    return members
  }

  /// Returns the name of the public instance member that a line of an extension declares.
  private static func member(in line: String, isPublic: Bool) -> String? {
    guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
    let words = line.dropFirst(2).split {
      !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" && $0 != "/"
    }
    guard
      let index = words.firstIndex(where: { ["func", "var", "subscript", "let"].contains($0) }),
      let first = words.first, !first.hasPrefix("//")
    else { return nil }
    let modifiers = words[..<index]
    let others = [
      "static", "class", "final", "private", "fileprivate", "internal", "struct", "init",
    ]
    guard isPublic || modifiers.contains("public"),
      !modifiers.contains(where: { others.contains(String($0)) }) || line.contains("private(set)")
    else { return nil }
    if words[index] == "subscript" { return "subscript" }
    return index + 1 < words.endIndex ? String(words[index + 1]) : nil
  }

  private static func name(at text: Substring) -> String? {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // An extension of a nested type is not one of the class.
    return name.isEmpty || text.dropFirst(name.count).first == "." ? nil : String(name)
  }
}

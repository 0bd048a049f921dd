import SwiftSyntax

/// A use of what a compiler of Swift 6.0 rejects.
struct NewerSyntax: Hashable {
  let line: Int
  /// The proposal that introduced it.
  let proposal: String
  let explanation: String
}

/// The names of types and functions of the standard library that came after Swift 6.0, each with its
/// proposal.
///
/// A name that the sources declare themselves is not looked for.
let newerNames = [
  "InlineArray": "SE-0453", "Span": "SE-0447", "RawSpan": "SE-0447", "MutableSpan": "SE-0467",
  "MutableRawSpan": "SE-0467", "OutputSpan": "SE-0485", "UTF8Span": "SE-0464",
  "Observations": "SE-0475", "Backtrace": "SE-0419",
  "withTaskPriorityEscalationHandler": "SE-0462", "addImmediateTask": "SE-0472",
]

/// The attributes that came after Swift 6.0.
let newerAttributes = [
  "concurrent": "SE-0461", "safe": "SE-0458", "unsafe": "SE-0458", "nonexhaustive": "SE-0487",
  "c": "SE-0495", "abi": "SE-0476", "section": "SE-0492", "used": "SE-0492",
]

/// The attributes of a conformance that Swift 6.0 knows; any other isolates the conformance.
let conformanceAttributes: Set = ["unchecked", "preconcurrency", "retroactive", "unsafe"]

/// The names in a manifest that turn on rules of later compilers.
let newerSettings = [
  "defaultIsolation": "SE-0466", "strictMemorySafety": "SE-0458", "treatAllWarnings": "SE-0480",
  "treatWarning": "SE-0480", "traits": "SE-0450",
]

/// The upcoming features that a compiler of Swift 6.0 does not know.
let newerFeatures = [
  "MemberImportVisibility": "SE-0444", "NonisolatedNonsendingByDefault": "SE-0461",
  "InferIsolatedConformances": "SE-0470",
]

/// Finds what Swift 6.0 rejects in one file; what `#if compiler(>=6.1)` guards is left out.
final class NewerSyntaxFinder: SyntaxVisitor {
  private(set) var found: Set<NewerSyntax> = []
  private let locations: SourceLocationConverter
  private let declared: Set<String>
  private let isManifest: Bool

  init(file: String, tree: SourceFileSyntax, declared: Set<String>) {
    locations = SourceLocationConverter(fileName: file, tree: tree)
    isManifest = file.hasSuffix("Package.swift")
    self.declared = declared
    super.init(viewMode: .sourceAccurate)
  }

  private func report(_ node: some SyntaxProtocol, _ proposal: String, _ explanation: String) {
    let line = node.startLocation(converter: locations).line
    found.insert(NewerSyntax(line: line, proposal: proposal, explanation: explanation))
  }

  private func has(_ name: String, in modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == name }
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = node.condition?.trimmedDescription.filter { $0 != " " } ?? ""
    let guarded = condition.contains(#/(compiler|swift)\(>=6\.[1-9]/#)
    return guarded ? .skipChildren : .visitChildren
  }

  // MARK: Tokens

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind == .comma { checkComma(token) }
    if case .identifier(let text) = token.tokenKind, text.hasPrefix("`"),
      text.dropFirst().dropLast().contains(where: { !($0.isLetter || $0.isNumber || $0 == "_") })
    {
      report(token, "SE-0451", "an identifier in backticks is a plain word")
    }
    if token.tokenKind == .colonColon {
      report(token, "SE-0491", "a name is qualified with its module by a dot")
    }
    return .skipChildren
  }

  /// Reports a comma after the last element of any list but those of array and dictionary literals.
  private func checkComma(_ comma: TokenSyntax) {
    guard let element = comma.parent, let list = element.parent,
      !element.is(ArrayElementSyntax.self), !element.is(DictionaryElementSyntax.self),
      list.children(viewMode: .sourceAccurate).last?.id == element.id
    else { return }
    report(comma, "SE-0439", "a list other than a literal ends without a comma")
  }

  // MARK: Declarations

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.type.as(AttributedTypeSyntax.self) else { return .visitChildren }
    for attribute in type.attributes {
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      if !conformanceAttributes.contains(name) {
        report(node, "SE-0470", "a conformance is not isolated")
      }
    }
    if type.specifiers.trimmedDescription.contains("nonisolated") {
      report(node, "SE-0470", "a conformance is not marked as nonisolated")
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node.modifiers)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node.modifiers)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node.modifiers)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node.modifiers)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkType(node.modifiers)
  }

  private func checkType(_ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if has("nonisolated", in: modifiers) {
      report(modifiers, "SE-0449", "members are nonisolated, not a whole type or extension")
    }
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if has("isolated", in: node.modifiers) {
      report(node, "SE-0371", "a deinitializer is not isolated")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if has("weak", in: node.modifiers), node.bindingSpecifier.tokenKind == .keyword(.let) {
      report(node, "SE-0481", "a weak reference is a variable")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "nonisolated", node.detail?.detail.text == "nonsending" {
      report(node, "SE-0461", "nonisolated has no argument but unsafe")
    }
    return .visitChildren
  }

  override func visit(_ node: NonisolatedTypeSpecifierSyntax) -> SyntaxVisitorContinueKind {
    if node.argument != nil { report(node, "SE-0461", "a function type is not nonisolated") }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.specifier?.tokenKind == .keyword(.let) {
      report(node, "SE-0452", "a generic parameter is a type")
    }
    return .visitChildren
  }

  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "Escapable" {
      report(node, "SE-0446", "a type is escapable")
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if let proposal = newerAttributes[name] { report(node, proposal, "there is no @\(name)") }
    return .visitChildren
  }

  // MARK: Types and expressions

  override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    report(node, "SE-0483", "an array has no fixed size")
    return .visitChildren
  }

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    report(node, "SE-0458", "an expression is not marked as unsafe")
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    if node.expressions.dropFirst().contains(where: { $0.label?.text == "default" }) {
      report(node, "SE-0477", "an interpolation has no default")
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    checkName(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !isMember(node) || node.baseName.text == "addImmediateTask" { checkName(node.baseName) }
    return .visitChildren
  }

  private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
  }

  private func checkName(_ name: TokenSyntax) {
    guard let proposal = newerNames[name.text], !declared.contains(name.text) else { return }
    report(name, proposal, "the standard library has no \(name.text)")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if name.hasPrefix("immediate"), node.base?.trimmedDescription.hasPrefix("Task") == true {
      report(node, "SE-0472", "a task starts later")
    }
    if isManifest, let proposal = newerSettings[name] {
      report(node, proposal, "a manifest of tools 6.0 has no \(name)")
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if isManifest, let proposal = newerFeatures[node.representedLiteralValue ?? ""] {
      report(node, proposal, "Swift 6.0 has no such upcoming feature")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    let labels = node.arguments.map { $0.label?.text }
    if ["withTaskGroup", "withThrowingTaskGroup"].contains(called), labels.first != "of" {
      report(node, "SE-0442", "the type of the results is written: \(called)(of:)")
    }
    if called == "Task" || called == "Task.detached", labels.first == "name" {
      report(node, "SE-0469", "a task has no name")
    }
    return .visitChildren
  }
}

/// Collects the names of the types and functions that the sources declare.
final class DeclaredNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }
}

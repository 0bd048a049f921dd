import SwiftSyntax

/// The types that a file declares for everyone at its top level, each as `kind name`, as a scoped import
/// names them.
func publicTypes(in statements: CodeBlockItemListSyntax) -> [String] {
  statements.flatMap { statement -> [String] in
    if let conditions = statement.item.as(IfConfigDeclSyntax.self) {
      return conditions.clauses.flatMap { clause -> [String] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return publicTypes(in: statements)
      }
    }
    guard let declared = statement.item.asProtocol((any NamedDeclSyntax).self),
      let modifiers = statement.item.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.contains(where: { $0.name.text == "public" || $0.name.text == "open" })
    else { return [] }
    return kind(of: statement.item).map { ["\($0) \(declared.name.text)"] } ?? []
  }
}

private func kind(of item: CodeBlockItemSyntax.Item) -> String? {
  switch item.as(DeclSyntax.self)?.kind {
  case .structDecl: "struct"
  case .classDecl, .actorDecl: "class"
  case .enumDecl: "enum"
  case .protocolDecl: "protocol"
  case .typeAliasDecl: "typealias"
  default: nil
  }
}

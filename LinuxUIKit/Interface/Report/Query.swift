/// A query for a name in an interface.
enum Query: Hashable {
  /// A type with its enclosing types, such as "UIBlurEffect.Style", or a global function.
  case type(String)
  /// A member of a type, of its superclasses or of its protocols; without labels, any with that
  /// name.
  case owned(String, Call)
  /// A member of any type.
  case anyOwner(Call)
}

/// A member as written in a call.
struct Call: Hashable {
  /// The name before the parentheses.
  var base: String
  /// The argument labels; `nil` if there are no parentheses.
  var labels: [String]?

  /// Parses `name` or `name(label:_:)`.
  init(_ text: Substring) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else {
      self.init(base: String(text), labels: nil)
      return
    }
    let inside = text[text.index(after: open)...].dropLast()
    self.init(base: String(text[..<open]), labels: inside.split(separator: ":").map(String.init))
  }

  init(base: String, labels: [String]?) {
    self.base = base
    self.labels = labels
  }
}

extension Query {
  /// Parses a name as written in `api-usage.md`.
  init(_ symbol: UsedSymbol) {
    let name = symbol.name[...]
    for prefix in [".", "(self.)", "func ", "override var ", "override "]
    where name.hasPrefix(prefix) {
      self = .anyOwner(Call(name.dropFirst(prefix.count)))
      return
    }
    self = Self.named(name)
  }

  /// Parses `UIView`, `UIView.Style`, `UIView(frame:)`, `UIView.animate(withDuration:)` or
  /// `UIView.zero`.
  private static func named(_ name: Substring) -> Query {
    let head = name.prefix { $0 != "(" }
    let path = head.split(separator: ".")
    let last = path.last ?? ""
    if last.first?.isUppercase == true {
      let call = Call("init" + name[head.endIndex...])
      return head.endIndex == name.endIndex
        ? .type(String(head)) : .owned(String(head), call)
    }
    let owner = path.dropLast().joined(separator: ".")
    return .owned(owner, Call(last + name[head.endIndex...]))
  }
}

/// A member with its parameters, some of which a call may omit.
struct Signature: Sendable {
  /// A parameter from the caller's point of view.
  struct Parameter: Sendable {
    var label: String
    /// Whether calls may omit the label: the parameter has a default value or can be a trailing
    /// closure.
    var canBeLeftOut: Bool
  }

  /// The parameters; empty unless the member is a function.
  var parameters: [Parameter]

  /// Parses the labels of a name such as `present(_:animated:completion:)`, and finds those that a
  /// call may omit in the declaration.
  ///
  /// - Parameters:
  ///   - name: The name with its labels.
  ///   - declaration: The declaration in Swift.
  ///   - closureTypes: The names of type aliases of closures.
  init(name: String, declaration: String, closureTypes: Set<String> = []) {
    let labels = Call(name[...]).labels ?? []
    let texts = Self.parameterTexts(of: declaration)
    parameters = labels.enumerated().map { index, label in
      let text = texts.indices.contains(index) ? texts[index] : ""
      return Parameter(label: label, canBeLeftOut: Self.canBeLeftOut(text, closureTypes))
    }
  }

  /// Returns whether a call with these labels matches the member.
  func accepts(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.canBeLeftOut {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func canBeLeftOut(_ text: String, _ closureTypes: Set<String>) -> Bool {
    if [" = ", "->", "@escaping"].contains(where: text.contains) { return true }
    let type = text.split(separator: ":").last ?? ""
    let name = type.split(separator: ".").last?.filter { $0.isLetter || $0.isNumber } ?? ""
    return closureTypes.contains(name)
  }

  /// Returns the parameters in the first parentheses outside a generic parameter clause.
  private static func parameterTexts(of declaration: String) -> [String] {
    var texts: [String] = []
    var open: [Character] = []
    var last: Character = " "
    for character in declaration {
      let closes = ")]>}".contains(character) && !(last == "-" && character == ">")
      last = character
      if closes { _ = open.popLast() }
      if open.isEmpty, !texts.isEmpty { break }
      if open == ["("], character == "," {
        texts.append("")
      } else if open.first == "(" {
        texts[texts.count - 1].append(character)
      }
      if "([<{".contains(character) { open.append(character) }
      if open == ["("], texts.isEmpty { texts = [""] }
    }
    return texts
  }
}

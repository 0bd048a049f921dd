/// A member with what a caller may write and may leave out.
struct Signature: Sendable {
  /// A parameter as a caller sees it.
  struct Parameter: Sendable {
    var label: String
    /// Whether calls are counted without its label: it has a default, or is a trailing closure.
    var canBeLeftOut: Bool
  }

  /// Empty for what is no function.
  var parameters: [Parameter]

  /// Reads the labels off a name such as `present(_:animated:completion:)`, and from the
  /// declaration which of them may be missing.
  init(name: String, declaration: String) {
    let labels = Call(name[...]).labels ?? []
    let texts = Self.parameterTexts(of: declaration)
    parameters = labels.enumerated().map { index, label in
      let text = texts.indices.contains(index) ? texts[index] : ""
      return Parameter(label: label, canBeLeftOut: Self.canBeLeftOut(text))
    }
  }

  /// Whether a call with those labels is one of this member.
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

  private static func canBeLeftOut(_ text: String) -> Bool {
    [" = ", "->", "@escaping"].contains { text.contains($0) }
  }

  /// What stands between the commas of the first parentheses that are not a generic type's.
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

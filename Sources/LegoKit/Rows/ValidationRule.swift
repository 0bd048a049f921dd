/// A condition that a value of a form has to meet, with the message for one that doesn't.
///
/// ```swift
/// @Validated(.required("Enter your name.")) var name = ""
/// @Validated(.init("Enter a number up to 8.") { $0 <= 8 }) var guests = 2
/// ```
public struct ValidationRule<Value> {
  /// The message for a value that doesn't meet the condition.
  public let message: String
  private let isMet: (Value) -> Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - message: The message, which says what to do.
  ///   - isMet: Returns whether a value meets the condition. It is called at each change.
  public init(_ message: String, isMet: @escaping (Value) -> Bool) {
    (self.message, self.isMet) = (message, isMet)
  }

  /// Returns the message for a value; `nil` if the value meets the condition.
  func message(for value: Value) -> String? { isMet(value) ? nil : message }
}

extension ValidationRule<String> {
  /// The rule that a text contains more than white space.
  public static func required(_ message: String) -> ValidationRule {
    ValidationRule(message) { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The rule that a text looks like an e-mail address.
  ///
  /// That is something, an `@`, and a domain with a dot, without white space. Whether the address exists,
  /// only a mail to it can tell. An empty text meets the rule.
  public static func email(_ message: String) -> ValidationRule {
    ValidationRule(message) { text in
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      guard !text.isEmpty else { return true }
      guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
        return false
      }
      let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
      return names.count > 1 && names.allSatisfy { !$0.isEmpty }
    }
  }
}

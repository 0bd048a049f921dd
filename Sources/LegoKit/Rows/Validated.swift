import LayoutGeometry

/// A value of a form with the rules that it has to meet.
///
/// ```swift
/// final class SignUpScreen: LegoViewController {
///   @Validated(.required("Enter your name.")) private var name = ""
///   @Validated(.required("Enter an address."), .email("That is no address."))
///   private var mail = ""
///
///   override var lego: Lego {
///     Lego {
///       Section(id: "account", layout: .list(.insetGrouped)) {
///         TextFieldRow("Name", text: $name)
///         TextFieldRow("Mail", text: $mail).keyboard(.emailAddress, capitalization: .none)
///         ButtonRow("Sign Up") { [weak self] in self?.signUp() }
///           .disabled(!$name.isValid || !$mail.isValid)
///       }
///     }
///   }
///
///   private func signUp() {
///     guard $name.validate(), $mail.validate() else { return }
///   }
/// }
/// ```
///
/// The message of the first rule that isn't met is displayed below the field, from the end of its first
/// editing or from ``ValidatedValue/validate()`` on, until the rule is met.
@MainActor @propertyWrapper public struct Validated<Value> {
  private let state: State<Value>
  private let isChecked: State<Bool>
  private let rules: [ValidationRule<Value>]

  /// Creates a value with rules, the most important one first.
  public init(wrappedValue: Value, _ rules: ValidationRule<Value>...) {
    state = State(wrappedValue: wrappedValue)
    isChecked = State(wrappedValue: false)
    self.rules = rules
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The value with its rules, which a ``TextFieldRow`` and a `TextViewRow` take.
  public var projectedValue: ValidatedValue<Value> {
    ValidatedValue(
      binding: state.projectedValue, isChecked: isChecked.projectedValue, rules: rules)
  }
}

/// A binding to a value of a form, with the rules that the value has to meet.
@MainActor public struct ValidatedValue<Value> {
  /// The binding to the value, for rows that take no rules.
  public let binding: Binding<Value>
  private let isChecked: Binding<Bool>
  private let rules: [ValidationRule<Value>]

  init(binding: Binding<Value>, isChecked: Binding<Bool>, rules: [ValidationRule<Value>]) {
    (self.binding, self.isChecked, self.rules) = (binding, isChecked, rules)
  }

  /// Whether the value meets all rules.
  public var isValid: Bool { failure == nil }

  /// The message to display: that of the first rule that the value doesn't meet, if the user has edited the
  /// value or it has been validated; else `nil`.
  public var message: String? { isChecked.wrappedValue ? failure : nil }

  private var failure: String? {
    let value = binding.wrappedValue
    return rules.firstNonNil { $0.message(for: value) }
  }

  /// Displays the message if the value doesn't meet a rule, and returns whether it meets all.
  @discardableResult public func validate() -> Bool {
    if !isChecked.wrappedValue { isChecked.wrappedValue = true }
    return isValid
  }
}

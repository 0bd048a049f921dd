import Foundation

/// The settings of the user.
@MainActor final class ProfileStore {
  private enum Key {
    static let onboarding = "hasSeenOnboarding"
    static let name = "name"
    static let mail = "mail"
    static let goal = "weeklyGoal"
    static let units = "usesMiles"
    static let reminders = "reminders"
    static let pace = "pace"
  }

  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
    defaults.register(defaults: [Key.goal: 20, Key.pace: 0.5])
  }

  var hasSeenOnboarding: Bool {
    get { defaults.bool(forKey: Key.onboarding) }
    set { defaults.set(newValue, forKey: Key.onboarding) }
  }

  var name: String {
    get { defaults.string(forKey: Key.name) ?? "" }
    set { defaults.set(newValue, forKey: Key.name) }
  }

  var mail: String {
    get { defaults.string(forKey: Key.mail) ?? "" }
    set { defaults.set(newValue, forKey: Key.mail) }
  }

  /// In kilometers.
  var weeklyGoal: Int {
    get { defaults.integer(forKey: Key.goal) }
    set { defaults.set(newValue, forKey: Key.goal) }
  }

  var usesMiles: Bool {
    get { defaults.bool(forKey: Key.units) }
    set { defaults.set(newValue, forKey: Key.units) }
  }

  var sendsReminders: Bool {
    get { defaults.bool(forKey: Key.reminders) }
    set { defaults.set(newValue, forKey: Key.reminders) }
  }

  /// From 0, slow, to 1, fast.
  var pace: Float {
    get { defaults.float(forKey: Key.pace) }
    set { defaults.set(newValue, forKey: Key.pace) }
  }

  /// Whether a text is empty or could be a mail address.
  static func isValid(mail: String) -> Bool {
    let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
    return mail.isEmpty
      || parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && parts[1].last != "."
  }
}

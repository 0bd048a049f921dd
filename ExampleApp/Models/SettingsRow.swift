/// A group of rows in the settings screen.
enum SettingsSection: String, CaseIterable {
  case notices = "Notices"
  case look = "Look"
  case all = "All settings"

  /// The rows in it, from top to bottom.
  var rows: [SettingsRow] {
    switch self {
    case .notices: [.notifications, .volume, .sound, .reminders, .quietNights]
    case .look: [.theme]
    case .all: [.reset]
    }
  }
}

/// A row of the settings screen.
enum SettingsRow: Hashable {
  case notifications
  case volume
  case sound
  case reminders
  case quietNights
  case theme
  case reset
}

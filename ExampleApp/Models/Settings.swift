import Foundation
import UIKit

/// The settings of the user.
struct Settings: Hashable {
  /// The sound of a notification.
  enum Sound: String, CaseIterable {
    case chime = "Chime"
    case bell = "Bell"
    case drop = "Drop of water"
  }

  /// A day with notifications.
  enum Day: String, CaseIterable {
    case weekdays = "Weekdays"
    case saturday = "Saturday"
    case sunday = "Sunday"
  }

  /// The light or dark theme.
  enum Theme: String, CaseIterable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"
  }

  /// The color of controls.
  enum Tint: String, CaseIterable {
    case blue = "Blue"
    case purple = "Purple"
    case orange = "Orange"
    case green = "Green"
  }

  var notifies = true
  /// The volume, from 0 (silent) to 1.
  var volume: Float = 0.6
  var sound = Sound.chime
  var days: Set<Day> = [.weekdays]
  /// The time of the daily summary: nine o'clock, unless the user changes it.
  var summaryTime =
    Calendar.current.date(from: DateComponents(year: 2026, month: 1, day: 1, hour: 9))
    ?? .distantPast
  var remindersADay = 2
  var theme = Theme.automatic
  var tint = Tint.blue
  /// The size of the cache in gigabytes.
  var cacheSize = 2
  var sharesUsage = false

  /// The meaning of the settings of notifications.
  var noticeText: String {
    notifies
      ? "Notifications are delivered on the chosen days." : "You will miss messages and reminders."
  }
}

extension Settings.Theme {
  /// The interface style of the theme.
  var style: UIUserInterfaceStyle {
    switch self {
    case .automatic: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

extension Settings.Tint {
  /// The color.
  var color: UIColor {
    switch self {
    case .blue: .systemBlue
    case .purple: .systemPurple
    case .orange: .systemOrange
    case .green: .systemGreen
    }
  }
}

/// The settings of the user.
struct Settings: Hashable {
  /// The sound of a notification.
  enum Sound: String, CaseIterable {
    case chime = "Chime"
    case bell = "Bell"
    case drop = "Drop of water"
  }

  /// The light or dark theme.
  enum Theme: String, CaseIterable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"
  }

  var notifies = true
  /// The volume, from 0 (silent) to 1.
  var volume: Float = 0.6
  var sound = Sound.chime
  var remindersADay = 2
  var isQuietAtNight = false
  var theme = Theme.automatic

  /// The volume in percent.
  var volumeText: String { "\(Int((volume * 100).rounded())) %" }

  /// The number of reminders as a text.
  var remindersText: String {
    switch remindersADay {
    case 0: "No reminders"
    case 1: "One reminder a day"
    default: "\(remindersADay) reminders a day"
    }
  }
}

/// How what is drawn is combined with what is already there.
///
/// Ours leaves out `plusDarker`, which Cairo has no operator for.
public enum CGBlendMode: Int32, Sendable {
  /// Covers, as far as it is opaque.
  case normal = 0
  /// Multiplies the colors: never lighter.
  case multiply = 1
  /// Multiplies the inverse colors: never darker.
  case screen = 2
  /// Multiplies or screens, as what is there says.
  case overlay = 3
  /// The darker of both colors.
  case darken = 4
  /// The lighter of both colors.
  case lighten = 5
  /// Brightens what is there.
  case colorDodge = 6
  /// Darkens what is there.
  case colorBurn = 7
  /// Darkens or lightens softly.
  case softLight = 8
  /// Multiplies or screens, as what is drawn says.
  case hardLight = 9
  /// The difference of both colors.
  case difference = 10
  /// Like the difference, with less contrast.
  case exclusion = 11
  /// The new hue with the old saturation and lightness.
  case hue = 12
  /// The new saturation with the old hue and lightness.
  case saturation = 13
  /// The new hue and saturation with the old lightness.
  case color = 14
  /// The new lightness with the old hue and saturation.
  case luminosity = 15
  /// Makes clear.
  case clear = 16
  /// Replaces, alpha included.
  case copy = 17
  /// The new where there was something.
  case sourceIn = 18
  /// The new where there was nothing.
  case sourceOut = 19
  /// The new on top of what was there, nowhere else.
  case sourceAtop = 20
  /// The new below what was there.
  case destinationOver = 21
  /// What was there where the new is.
  case destinationIn = 22
  /// What was there where the new is not.
  case destinationOut = 23
  /// What was there on top of the new, nowhere else.
  case destinationAtop = 24
  /// Either, but not both.
  case xor = 25
  /// The sum of both colors.
  case plusLighter = 27
}

/// The compositing operations for drawing over existing content.
///
/// - Note: Not implemented: `plusDarker`, which Cairo has no operator for.
public enum CGBlendMode: Int32, Sendable {
  /// Paints the source over the background.
  case normal = 0
  /// Multiplies the colors: never lighter.
  case multiply = 1
  /// Multiplies the inverse colors: never darker.
  case screen = 2
  /// Multiplies or screens, depending on the background color.
  case overlay = 3
  /// The darker of both colors.
  case darken = 4
  /// The lighter of both colors.
  case lighten = 5
  /// Brightens the background.
  case colorDodge = 6
  /// Darkens the background.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the source color.
  case softLight = 8
  /// Multiplies or screens, depending on the source color.
  case hardLight = 9
  /// The difference of both colors.
  case difference = 10
  /// Like the difference, with less contrast.
  case exclusion = 11
  /// The hue of the source with the saturation and luminance of the background.
  case hue = 12
  /// The saturation of the source with the hue and luminance of the background.
  case saturation = 13
  /// The hue and saturation of the source with the luminance of the background.
  case color = 14
  /// The luminance of the source with the hue and saturation of the background.
  case luminosity = 15
  /// Clears the background.
  case clear = 16
  /// Replaces the background, alpha included.
  case copy = 17
  /// The source where the background has alpha.
  case sourceIn = 18
  /// The source where the background has no alpha.
  case sourceOut = 19
  /// The source over the background, where the background has alpha.
  case sourceAtop = 20
  /// The background over the source.
  case destinationOver = 21
  /// The background where the source has alpha.
  case destinationIn = 22
  /// The background where the source has no alpha.
  case destinationOut = 23
  /// The background over the source, where the source has alpha.
  case destinationAtop = 24
  /// Either the source or the background, where the other has no alpha.
  case xor = 25
  /// The sum of both colors.
  case plusLighter = 27
}

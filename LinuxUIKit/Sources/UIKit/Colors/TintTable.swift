/// The tints of uikit.md 1.1, classic values.
enum TintTable {
  static let systemRed = SystemColor.color(
    "systemRedColor",
    light: ColorComponents(rgb: 0xFF3B30),
    dark: ColorComponents(rgb: 0xFF453A))
  static let systemOrange = SystemColor.color(
    "systemOrangeColor",
    light: ColorComponents(rgb: 0xFF9500),
    dark: ColorComponents(rgb: 0xFF9F0A))
  static let systemYellow = SystemColor.color(
    "systemYellowColor",
    light: ColorComponents(rgb: 0xFFCC00),
    dark: ColorComponents(rgb: 0xFFD60A))
  static let systemGreen = SystemColor.color(
    "systemGreenColor",
    light: ColorComponents(rgb: 0x34C759),
    dark: ColorComponents(rgb: 0x30D158))
  static let systemMint = SystemColor.color(
    "systemMintColor",
    light: ColorComponents(rgb: 0x00C7BE),
    dark: ColorComponents(rgb: 0x63E6E2))
  static let systemTeal = SystemColor.color(
    "systemTealColor",
    light: ColorComponents(rgb: 0x30B0C7),
    dark: ColorComponents(rgb: 0x40C8E0))
  static let systemCyan = SystemColor.color(
    "systemCyanColor",
    light: ColorComponents(rgb: 0x32ADE6),
    dark: ColorComponents(rgb: 0x64D2FF))
  static let systemBlue = SystemColor.color(
    "systemBlueColor",
    light: ColorComponents(rgb: 0x007AFF),
    dark: ColorComponents(rgb: 0x0A84FF))
  static let systemIndigo = SystemColor.color(
    "systemIndigoColor",
    light: ColorComponents(rgb: 0x5856D6),
    dark: ColorComponents(rgb: 0x5E5CE6))
  static let systemPurple = SystemColor.color(
    "systemPurpleColor",
    light: ColorComponents(rgb: 0xAF52DE),
    dark: ColorComponents(rgb: 0xBF5AF2))
  static let systemPink = SystemColor.color(
    "systemPinkColor",
    light: ColorComponents(rgb: 0xFF2D55),
    dark: ColorComponents(rgb: 0xFF375F))
  static let systemBrown = SystemColor.color(
    "systemBrownColor",
    light: ColorComponents(rgb: 0xA2845E),
    dark: ColorComponents(rgb: 0xAC8E68))
  static let systemGray = SystemColor.color(
    "systemGrayColor",
    light: ColorComponents(rgb: 0x8E8E93),
    dark: ColorComponents(rgb: 0x8E8E93))
  static let systemGray2 = SystemColor.color(
    "systemGray2Color",
    light: ColorComponents(rgb: 0xAEAEB2),
    dark: ColorComponents(rgb: 0x636366))
  static let systemGray3 = SystemColor.color(
    "systemGray3Color",
    light: ColorComponents(rgb: 0xC7C7CC),
    dark: ColorComponents(rgb: 0x48484A))
  static let systemGray4 = SystemColor.color(
    "systemGray4Color",
    light: ColorComponents(rgb: 0xD1D1D6),
    dark: ColorComponents(rgb: 0x3A3A3C))
  static let systemGray5 = SystemColor.color(
    "systemGray5Color",
    light: ColorComponents(rgb: 0xE5E5EA),
    dark: ColorComponents(rgb: 0x2C2C2E))
  static let systemGray6 = SystemColor.color(
    "systemGray6Color",
    light: ColorComponents(rgb: 0xF2F2F7),
    dark: ColorComponents(rgb: 0x1C1C1E))
}

/// The tint colors, with the values before iOS 26 (uikit.md, 1.1).
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

/// The colors of text, separators and fills (uikit.md, 1.2), with alpha in bytes.
enum LabelTable {
  static let label = SystemColor.color(
    "labelColor",
    light: ColorComponents(rgb: 0x000000),
    dark: ColorComponents(rgb: 0xFFFFFF))
  static let secondaryLabel = SystemColor.color(
    "secondaryLabelColor",
    light: ColorComponents(rgb: 0x3C3C43, alpha: 153),
    dark: ColorComponents(rgb: 0xEBEBF5, alpha: 153))
  static let tertiaryLabel = SystemColor.color(
    "tertiaryLabelColor",
    light: ColorComponents(rgb: 0x3C3C43, alpha: 76),
    dark: ColorComponents(rgb: 0xEBEBF5, alpha: 76))
  static let quaternaryLabel = SystemColor.color(
    "quaternaryLabelColor",
    light: ColorComponents(rgb: 0x3C3C43, alpha: 45),
    dark: ColorComponents(rgb: 0xEBEBF5, alpha: 40))
  static let placeholderText = SystemColor.color(
    "placeholderTextColor",
    light: ColorComponents(rgb: 0x3C3C43, alpha: 76),
    dark: ColorComponents(rgb: 0xEBEBF5, alpha: 76))
  static let link = SystemColor.color(
    "linkColor",
    light: ColorComponents(rgb: 0x007AFF),
    dark: ColorComponents(rgb: 0x0984FF))
  static let separator = SystemColor.color(
    "separatorColor",
    light: ColorComponents(rgb: 0x3C3C43, alpha: 73),
    dark: ColorComponents(rgb: 0x545458, alpha: 153))
  static let opaqueSeparator = SystemColor.color(
    "opaqueSeparatorColor",
    light: ColorComponents(rgb: 0xC6C6C8),
    dark: ColorComponents(rgb: 0x38383A))
  static let systemFill = SystemColor.color(
    "systemFillColor",
    light: ColorComponents(rgb: 0x787880, alpha: 51),
    dark: ColorComponents(rgb: 0x787880, alpha: 91))
  static let secondarySystemFill = SystemColor.color(
    "secondarySystemFillColor",
    light: ColorComponents(rgb: 0x787880, alpha: 40),
    dark: ColorComponents(rgb: 0x787880, alpha: 81))
  static let tertiarySystemFill = SystemColor.color(
    "tertiarySystemFillColor",
    light: ColorComponents(rgb: 0x767680, alpha: 30),
    dark: ColorComponents(rgb: 0x767680, alpha: 61))
  static let quaternarySystemFill = SystemColor.color(
    "quaternarySystemFillColor",
    light: ColorComponents(rgb: 0x747480, alpha: 20),
    dark: ColorComponents(rgb: 0x767680, alpha: 45))
}

/// The background colors (uikit.md, 1.3), which are brighter on sheets in dark appearance.
enum BackgroundTable {
  static let systemBackground = SystemColor.color(
    "systemBackgroundColor",
    light: ColorComponents(rgb: 0xFFFFFF),
    dark: ColorComponents(rgb: 0x000000),
    elevatedDark: ColorComponents(rgb: 0x1C1C1E))
  static let secondarySystemBackground = SystemColor.color(
    "secondarySystemBackgroundColor",
    light: ColorComponents(rgb: 0xF2F2F7),
    dark: ColorComponents(rgb: 0x1C1C1E),
    elevatedDark: ColorComponents(rgb: 0x2C2C2E))
  static let tertiarySystemBackground = SystemColor.color(
    "tertiarySystemBackgroundColor",
    light: ColorComponents(rgb: 0xFFFFFF),
    dark: ColorComponents(rgb: 0x2C2C2E),
    elevatedDark: ColorComponents(rgb: 0x3A3A3C))
  static let systemGroupedBackground = SystemColor.color(
    "systemGroupedBackgroundColor",
    light: ColorComponents(rgb: 0xF2F2F7),
    dark: ColorComponents(rgb: 0x000000),
    elevatedDark: ColorComponents(rgb: 0x1C1C1E))
  static let secondarySystemGroupedBackground = SystemColor.color(
    "secondarySystemGroupedBackgroundColor",
    light: ColorComponents(rgb: 0xFFFFFF),
    dark: ColorComponents(rgb: 0x1C1C1E),
    elevatedDark: ColorComponents(rgb: 0x2C2C2E))
  static let tertiarySystemGroupedBackground = SystemColor.color(
    "tertiarySystemGroupedBackgroundColor",
    light: ColorComponents(rgb: 0xF2F2F7),
    dark: ColorComponents(rgb: 0x2C2C2E),
    elevatedDark: ColorComponents(rgb: 0x3A3A3C))
}

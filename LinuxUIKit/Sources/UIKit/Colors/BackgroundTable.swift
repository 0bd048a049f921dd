/// The backgrounds of uikit.md 1.3, which are a step brighter on sheets in the dark.
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

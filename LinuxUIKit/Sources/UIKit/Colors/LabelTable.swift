/// The colors of text, separators and fills of uikit.md 1.2; alphas are whole bytes.
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

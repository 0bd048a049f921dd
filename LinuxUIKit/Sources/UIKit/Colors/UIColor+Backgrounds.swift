// Colors of grounds: uikit.md 1.3.
extension UIColor {
  /// The ground of plain screens.
  public class var systemBackground: UIColor {
    BackgroundTable.systemBackground
  }
  /// What lies on the ground of plain screens.
  public class var secondarySystemBackground: UIColor {
    BackgroundTable.secondarySystemBackground
  }
  /// What lies on the second layer of plain screens.
  public class var tertiarySystemBackground: UIColor {
    BackgroundTable.tertiarySystemBackground
  }
  /// The ground of grouped screens.
  public class var systemGroupedBackground: UIColor {
    BackgroundTable.systemGroupedBackground
  }
  /// What lies on the ground of grouped screens, such as rows.
  public class var secondarySystemGroupedBackground: UIColor {
    BackgroundTable.secondarySystemGroupedBackground
  }
  /// What lies on the second layer of grouped screens.
  public class var tertiarySystemGroupedBackground: UIColor {
    BackgroundTable.tertiarySystemGroupedBackground
  }
}

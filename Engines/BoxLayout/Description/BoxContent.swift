import Foundation

/// The content of a box without children: a text, an image, a view with constraints.
package protocol BoxContent: AnyObject {
  /// Returns the size of the content in a width, in points.
  ///
  /// A width of infinity asks for the size without limits. The result may be narrower than the width,
  /// and wider if the content can't be as narrow. Negative and infinite results and NaN count as 0.
  func size(thatFits width: CGFloat) -> CGSize

  /// Whether the height stays the same if the box is wider than the content, as that of a text does.
  ///
  /// Such a content is not asked again for each larger width.
  var keepsHeightIfWidened: Bool { get }
}

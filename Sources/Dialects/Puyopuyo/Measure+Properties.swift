import BoxLayout
import LayoutGeometry
import LegoViews
import UIKit

extension Measure {
  /// The width; the default is that of the content.
  public var width: ViewLength {
    get { style.width }
    set { style.width = newValue }
  }

  /// The height; the default is that of the content.
  public var height: ViewLength {
    get { style.height }
    set { style.height = newValue }
  }

  /// The distances to the neighbors and to the padding of the box, in points.
  public var margin: NSDirectionalEdgeInsets {
    get { style.margin.edgeInsets }
    set { style.margin = LayoutInsets(newValue) }
  }

  /// The place in the space that the box has for the element, from the leading edge, −1, to the trailing
  /// edge, 1; `nil` leaves it to the box.
  public var xRatio: CGFloat? {
    get { style.alignment.horizontal }
    set { style.alignment = BoxAlignment(horizontal: newValue, vertical: yRatio) }
  }

  /// The place in the space that the box has for the element, from the top, −1, to the bottom, 1; `nil`
  /// leaves it to the box.
  public var yRatio: CGFloat? {
    get { style.alignment.vertical }
    set { style.alignment = BoxAlignment(horizontal: xRatio, vertical: newValue) }
  }

  /// The edges and centers at which the element is in its space; setting it replaces the ratios.
  public var alignment: Alignment {
    get { Alignment(style.alignment) }
    set { style.alignment = newValue.inBox }
  }

  /// Whether the element is displayed, and whether the box has space for it.
  public var visibility: BoxVisibility {
    get { style.visibility }
    set { setVisibility(newValue) }
  }

  /// Whether the box lays out the element; the default is `true`.
  public var isActive: Bool {
    get { style.isActive }
    set { style.isActive = newValue }
  }

  /// The place on the line of a box whose other elements are elsewhere; `nil` is the format of the box.
  public var place: BoxPlace? {
    get { style.linePlace }
    set { style.linePlace = newValue }
  }

  /// Whether the line of a flow ends behind the element; the default is `false`.
  public var endsLine: Bool {
    get { style.endsLine }
    set { style.endsLine = newValue }
  }
}

import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension UIScrollView {
  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in the light appearance, light in the dark appearance.
    case `default` = 0
    /// Dark indicators.
    case black = 1
    /// Light indicators.
    case white = 2

    /// The color of the indicators.
    var color: UIColor {
      switch self {
      case .default:
        UIColor { traits in traits.userInterfaceStyle == .dark ? Self.lightColor : Self.darkColor }
      case .black: Self.darkColor
      case .white: Self.lightColor
      }
    }

    // The opacity of uikit.md, 5.4.
    private static let alpha: CGFloat = 0.35
    private static let darkColor = UIColor(white: 0, alpha: alpha)
    private static let lightColor = UIColor(white: 1, alpha: alpha)
  }

  /// Returns whether an axis has an indicator.
  func showsIndicator(on axis: LayoutAxis) -> Bool {
    axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
  }

  /// Returns the frame of an axis's indicator in the content's coordinate system; `nil` if the axis
  /// doesn't scroll.
  func indicatorFrame(on axis: LayoutAxis) -> CGRect? {
    let insets = indicatorInsets(on: axis)
    let area = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
      .insetBy(dx: ScrollIndicatorView.thickness, dy: ScrollIndicatorView.thickness)
    let bar = IndicatorSpan(track: area.interval(on: axis), viewport: bounds.size[axis])
    let range = offsetRange.interval(on: axis)
    guard let span = bar.span(at: contentOffset[axis], in: range) else { return nil }
    let edge = area.interval(on: axis.crossing).end
    let frame = CGRect(
      axis, main: span,
      cross: LayoutInterval(start: edge - ScrollIndicatorView.thickness, end: edge))
    return frame.offsetBy(dx: contentOffset.x, dy: contentOffset.y)
  }

  private func indicatorInsets(on axis: LayoutAxis) -> UIEdgeInsets {
    let own = axis == .horizontal ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
    return automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
  }
}

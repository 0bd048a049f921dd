import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension UIScrollView {
  /// The color of indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light, and light on dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2

    /// [guess 5.4] 35 % of black or white.
    var color: UIColor {
      switch self {
      case .default: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35) }
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.35)
      }
    }
  }

  /// Shows the indicators for a moment.
  public func flashScrollIndicators() {
    guard canAnimate else { return }
    indicators.show(in: self)
    indicators.fade(after: ScrollIndicators.flashDuration, in: self)
  }

  /// Whether an axis has an indicator.
  func showsIndicator(on axis: LayoutAxis) -> Bool {
    axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
  }

  /// Where the bar of an axis is now, in points of the content; nil when nothing scrolls.
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

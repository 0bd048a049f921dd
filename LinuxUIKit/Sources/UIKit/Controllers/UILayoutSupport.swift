import Foundation

/// The guide beside which the bars of a view controller end.
///
/// Apple recommends the safe area of the view instead.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the guide, in points: that of the bars.
  var length: CGFloat { get }
  /// The top edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide as an anchor.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide between an edge of a controller's view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  fileprivate let isTop: Bool

  /// Creates the guide at the top or bottom edge.
  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }

  /// Adds the guide to a view.
  func join(_ view: UIView) {
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ])
  }
}

extension UIView {
  /// Returns the guide of the bars at the top or bottom edge; creates it if there is none.
  func barGuide(isTop: Bool) -> any UILayoutSupport {
    for case let guide as BarLayoutGuide in layoutGuides where guide.isTop == isTop { return guide }
    let guide = BarLayoutGuide(isTop: isTop)
    guide.join(self)
    return guide
  }
}

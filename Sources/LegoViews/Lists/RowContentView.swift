import UIKit

/// The views of a block in a cell, which determine its height.
@MainActor enum RowContentView {
  /// Returns a view with the views of a block.
  ///
  /// - Parameters:
  ///   - views: The views. A single one without an alignment fills the view; others are placed as in a
  ///     plain view.
  ///   - minimumHeight: The least height, in points.
  /// - Returns: The view.
  static func containing(_ views: [UIView], minimumHeight: CGFloat) -> UIView {
    if let view = views.first, views.count == 1, !view.placement.hasAlignment {
      return FilledRowView(view, minimumHeight: minimumHeight)
    }
    return PlacedRowView(views, minimumHeight: minimumHeight)
  }
}

/// A view whose height has to be determined in a width.
@MainActor protocol RowHeightFitting: UIView {
  /// Determines the intrinsic height in a width, before the view is laid out.
  func fit(width: CGFloat)
}

/// The content of a cell with one view that fills it.
private final class FilledRowView: ZBox, RowHeightFitting {
  private let minimumHeight: CGFloat
  private var fittingWidth: CGFloat?

  init(_ view: UIView, minimumHeight: CGFloat) {
    self.minimumHeight = minimumHeight
    super.init(frame: .zero)
    let placement = view.placement
    if placement.wrapsWidth { view.width(.fill) }
    if placement.wrapsHeight { view.height(.fill) }
    // The width is that of the cell, not that of the content, also while the height is determined.
    width(.fill)
    arrangeViews { view }
  }

  required init?(coder: NSCoder) { nil }

  func fit(width: CGFloat) {
    guard fittingWidth != width else { return }
    fittingWidth = width
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    let height = sizeThatFits(CGSize(width: fittingWidth ?? bounds.width, height: 0)).height
    return CGSize(width: UIView.noIntrinsicMetric, height: max(minimumHeight, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fit(width: bounds.width)
  }
}

/// The content of a cell with views that are placed by constraints.
private final class PlacedRowView: UIView {
  init(_ views: [UIView], minimumHeight: CGFloat) {
    super.init(frame: .zero)
    arrangeViews { views }
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: minimumHeight)
    let constraints = [height] + views.flatMap { limits(of: $0) }
    // They yield while the cell has its estimated height, which may be less.
    for constraint in constraints { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }

  /// The constraints that make the row at least as high as a view in it.
  private func limits(of view: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
    ]
  }
}

import UIKit

/// A view that is placed by its frame in a cell, and whose size follows from a width without constraints.
///
/// `sizeThatFits(_:)` returns that size.
@MainActor package protocol FramedContent: UIView {
  /// Measures all views in it again, whatever has changed in them.
  func setNeedsMeasurement()
}

extension UIView {
  /// Measures content that is placed by its frame again, after the view has displayed something else.
  ///
  /// Views with constraints notify these of changes by themselves.
  func setNeedsContentMeasurement() {
    for view in subviews {
      if let content = view as? any FramedContent {
        content.setNeedsMeasurement()
      } else {
        view.setNeedsContentMeasurement()
      }
    }
  }
}

/// A cell that may contain such a view.
@MainActor package protocol FramedContentCell: UICollectionViewCell {
  /// Returns the size that the content needs in a width, in points; `nil` if constraints determine it.
  func contentSize(inWidth width: CGFloat) -> CGSize?
}

/// The placement of a view in a cell.
@MainActor enum CellPlacement {
  case constraints(EdgeConstraints)
  case frame(FramedContentHost)

  /// Adds a view to the content view of a cell; framed content has a frame, any other view constraints.
  init(adding view: UIView, to contentView: UIView) {
    if let content = view as? any FramedContent {
      let host = FramedContentHost(content)
      host.frame = contentView.bounds
      host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(host)
      self = .frame(host)
    } else {
      self = .constraints(EdgeConstraints(adding: view, to: contentView))
    }
  }

  /// Sets the distances of the view's edges from those of the cell, in points.
  func setInsets(_ insets: NSDirectionalEdgeInsets) {
    switch self {
    case .constraints(let constraints): constraints.setInsets(insets)
    case .frame(let host): host.insets = insets
    }
  }

  /// Removes the view from the cell.
  func remove(_ view: UIView) {
    view.removeFromSuperview()
    if case .frame(let host) = self { host.removeFromSuperview() }
  }
}

/// A view that gives framed content its frame.
final class FramedContentHost: UIView {
  private let content: any FramedContent
  /// The distances of the content from the edges, in points.
  var insets = NSDirectionalEdgeInsets.zero {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  init(_ content: any FramedContent) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
  }

  /// Returns the size in a width: as wide as the views, at most that width, and as high as they are then.
  func contentSize(inWidth width: CGFloat) -> CGSize {
    let (sides, ends) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let available = max(0, width - sides)
    let size = content.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, size.width + sides), height: size.height + ends)
  }
}

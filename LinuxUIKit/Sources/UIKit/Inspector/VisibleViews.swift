/// The views that are visible in a window, each with the part of its frame that nothing clips.
@MainActor struct VisibleViews {
  /// A visible view.
  struct Entry {
    let view: InspectedView
    /// The frame in the window's coordinates.
    let frame: CGRect
    /// The part of the frame that neither the window nor a superview clips.
    let visibleFrame: CGRect
  }

  /// The views, each before its subviews, from back to front.
  private(set) var entries: [Entry] = []
  private let window: UIWindow

  init(in window: UIWindow) {
    self.window = window
    guard !window.isHidden else { return }
    for subview in window.subviews { add(subview, clip: window.bounds) }
  }

  private mutating func add(_ view: UIView, clip: CGRect) {
    guard !view.isHidden, view.alpha > Self.smallestAlpha else { return }
    let inspected = InspectedView(view: view)
    let frame = inspected.frame(in: window)
    let visible = frame.intersection(clip)
    if !visible.isEmpty {
      entries.append(Entry(view: inspected, frame: frame, visibleFrame: visible))
    }
    guard !visible.isEmpty || !view.clipsToBounds, !Self.hidesSubviews(view) else { return }
    for subview in view.subviews { add(subview, clip: view.clipsToBounds ? visible : clip) }
  }

  /// Whether the subviews are those of a control of UIKit, which no app lays out.
  private static func hidesSubviews(_ view: UIView) -> Bool {
    view is UIControl && String(reflecting: type(of: view)).hasPrefix("UIKit.")
  }

  /// The opacity up to which a view is not touched, and counts as invisible (uikit.md, 4.6).
  private static let smallestAlpha: CGFloat = 0.01
}

extension UIView {
  /// Returns the view and its subviews at a point of the view's coordinates, from the outermost to
  /// the deepest one.
  ///
  /// Among siblings it is the frontmost, whether it receives touches or not.
  func inspectedPath(at point: CGPoint) -> [UIView] {
    let ordered = subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }
    for (_, subview) in ordered where !subview.isHidden && subview.alpha > 0.01 {
      let inner = subview.convert(point, from: self)
      let isInside = subview.bounds.contains(inner)
      guard isInside || !subview.clipsToBounds else { continue }
      let path = subview.inspectedPath(at: inner)
      if isInside || path.count > 1 { return [self] + path }
    }
    return [self]
  }
}

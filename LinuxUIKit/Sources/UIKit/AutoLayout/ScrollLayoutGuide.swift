import Foundation

/// The guide around the content of a scroll view, or around the part of it that is shown.
final class ScrollLayoutGuide: UILayoutGuide {
  /// What it is around; the raw value is the name in logs.
  enum Kind: String {
    /// The content, whose size follows from the constraints on it.
    case content = "UIScrollView-contentLayoutGuide"
    /// What is shown, which stays while the content moves.
    case frame = "UIScrollView-frameLayoutGuide"
  }

  /// What it is around.
  let kind: Kind

  /// A guide of a scroll view.
  init(_ kind: Kind, of view: UIScrollView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = kind.rawValue
  }

  override var layoutFrame: CGRect {
    guard let scrollView = owningView as? UIScrollView else { return .zero }
    return kind == .frame
      ? scrollView.bounds : CGRect(origin: .zero, size: scrollView.contentSize)
  }
}

extension LayoutItem {
  /// The guide that edges of a scroll view mean to what is inside of it; nil for other items.
  ///
  /// Edges of a collection view are its own: the layout has the content's size.
  func contentGuide(facing other: (any LayoutItem)?) -> UILayoutGuide? {
    guard let scrollView = self as? UIScrollView, !(scrollView is UICollectionView),
      let inner = other?.layoutView, inner !== scrollView, inner.isDescendant(of: scrollView)
    else { return nil }
    return scrollView.contentLayoutGuide
  }
}

extension UIScrollView {
  /// A guide of the view, made on first use.
  func scrollGuide(_ kind: ScrollLayoutGuide.Kind) -> UILayoutGuide {
    let state = requireAutoLayoutState()
    let known = kind == .content ? state.contentGuide : state.frameGuide
    let guide = known ?? ScrollLayoutGuide(kind, of: self)
    if kind == .content { state.contentGuide = guide } else { state.frameGuide = guide }
    return guide
  }
}

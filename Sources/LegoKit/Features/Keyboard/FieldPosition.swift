import UIKit

/// The position of the edited field in a list, through all scroll views between both.
///
/// It consists of the frames in the content of each scroll view, so that scrolling does not change it.
@MainActor struct FieldPosition: Equatable {
  private let field: ObjectIdentifier
  private let frames: [CGRect]

  /// Creates the position of the first responder in a list, or returns `nil` if it is elsewhere.
  init?(in list: UICollectionView) {
    guard let field = list.firstResponderInside else { return nil }
    self.field = ObjectIdentifier(field)
    var (frames, view, frame) = ([CGRect](), field, field.boundsWithMessage)
    for scrollView in field.scrollViews(inside: list) + [list] {
      frames.append(scrollView.convert(frame, from: view))
      view = scrollView
      // The bounds of a scroll view move while it is scrolled.
      frame = view.bounds
    }
    self.frames = frames
  }
}

extension UIView {
  /// The part of an edited field that is kept above the keyboard, with the message below it, in the
  /// coordinates of the field.
  var keptVisible: CGRect {
    messageFrame.map(editedRectangle.union) ?? editedRectangle
  }

  /// The bounds of a field, with the message below it.
  fileprivate var boundsWithMessage: CGRect { messageFrame.map(bounds.union) ?? bounds }

  private var messageFrame: CGRect? { messageLabelBelow.map { convert($0.bounds, from: $0) } }

  /// The scroll views around the view and in a list, from the innermost one on.
  func scrollViews(inside list: UIView) -> [UIScrollView] {
    sequence(first: self as UIView, next: \.superview).dropFirst().prefix { $0 !== list }
      .compactMap { $0 as? UIScrollView }
  }

  /// The subview of a list that contains the view, such as a cell.
  func outermostView(inside list: UIView) -> UIView {
    sequence(first: self as UIView, next: \.superview).prefix { $0 !== list }.last ?? self
  }
}

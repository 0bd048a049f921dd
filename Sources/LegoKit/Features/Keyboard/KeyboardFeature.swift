import UIKit

/// The insets and the scrolling that keep the content and the edited field above the keyboard.
///
/// A notification of the keyboard starts a layout pass in an animation with its curve. The pass
/// sets the inset before the layout, and scrolls to the edited field after it.
@MainActor final class KeyboardFeature: Feature {
  /// None: each screen avoids the keyboard unless its description says otherwise.
  static let traits: [any Trait.Type] = []

  /// The geometry in which the edited field was made visible.
  private struct Geometry {
    let size: CGSize
    let inset: CGFloat
    /// The position of the field, which scrolling does not change.
    let field: FieldPosition?
    /// The content offset at which it was visible.
    var offset: CGPoint?

    /// Returns whether the field has to be made visible again: after a change around it, or of its own
    /// position unless the user has scrolled since.
    func needsScrolling(after former: Geometry?, at offset: CGPoint) -> Bool {
      guard let former, former.size == size, former.inset == inset else { return true }
      return former.field != field && former.offset == offset
    }
  }

  private weak var screen: (any DisplayedScreen)?
  private var observers: (keyboard: KeyboardObserver, editing: EditingObserver)?
  private var keyboardFrame: CGRect?
  private var inset = KeyboardInset()
  private var revealed: Geometry?
  /// The position of the edited field in a list in a cell.
  private var nestedField: FieldPosition?
  private var isLayingOut = false

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    if observers == nil {
      observers = (
        KeyboardObserver { [weak self] in self?.keyboardWillChange($0) },
        EditingObserver { [weak self] in if $0 { self?.editingDidBegin() } }
      )
    }
    guard keyboardFrame != nil, let collectionView = screen?.collectionView else { return }
    collectionView.setNeedsLayout()
  }

  private func keyboardWillChange(_ change: KeyboardChange) {
    keyboardFrame = change.frame
    layOut(duration: change.duration, options: change.options)
  }

  private func editingDidBegin() {
    guard inset.height > 0 else { return }
    revealed = nil
    layOut(duration: Self.scrollDuration, options: [])
  }

  private func layOut(duration: TimeInterval, options: UIView.AnimationOptions) {
    guard let screen, let collectionView = screen.collectionView,
      overlap(in: collectionView) > 0 || inset.height > 0
    else { return }
    collectionView.setNeedsLayout()
    // A field of a cell may end its editing while the cell is removed by an update.
    guard !isLayingOut, !screen.isUpdating, collectionView.window != nil else { return }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      collectionView.layoutIfNeeded()
    }
  }

  /// The duration of scrolling to another field, in seconds.
  private static let scrollDuration: TimeInterval = 0.25
}

// MARK: Layout passes

extension KeyboardFeature {
  func layoutWillBegin() {
    isLayingOut = true
    guard keyboardFrame != nil || inset.height > 0,
      let collectionView = screen?.collectionView
    else { return }
    inset.setHeight(covering: overlap(in: collectionView), of: collectionView)
  }

  func contentDidScroll(layOut: () -> Void) {
    isLayingOut = false
    guard let collectionView = screen?.collectionView else { return }
    notifyList(around: collectionView)
    guard inset.height > 0 || revealed != nil else { return }
    var geometry = Geometry(
      size: collectionView.bounds.size, inset: inset.height,
      field: inset.height > 0 ? FieldPosition(in: collectionView) : nil)
    guard geometry.needsScrolling(after: revealed, at: collectionView.contentOffset) else { return }
    // A tap that begins the editing is tracked, but it does not scroll.
    if !collectionView.isDragging {
      if inset.height > 0 {
        revealEditedField(in: collectionView, layOut: layOut)
      } else {
        scroll(collectionView, to: collectionView.contentOffset.y, layOut: layOut)
      }
      geometry.offset = collectionView.contentOffset
    }
    revealed = inset.height > 0 ? geometry : nil
  }

  // The list around a list in a cell makes the field visible, also when only the inner one is laid out.
  private func notifyList(around collectionView: UICollectionView) {
    guard keyboardFrame != nil, let outer = collectionView.listAround else { return }
    let position = FieldPosition(in: collectionView)
    guard position != nestedField else { return }
    nestedField = position
    if position != nil { outer.setNeedsLayout() }
  }

  // Rows that become visible are measured and move the field, so the offset is computed again.
  private func revealEditedField(in collectionView: UICollectionView, layOut: () -> Void) {
    guard let field = collectionView.firstResponderInside else { return }
    for _ in 0..<Self.maximumAttempts {
      // Cells are laid out after the pass, which may have made the cell or given it another height.
      field.outermostView(inside: collectionView).layoutIfNeeded()
      for scrollView in field.scrollViews(inside: collectionView) {
        reveal(field, inside: scrollView)
      }
      let rectangle = collectionView.convert(field.keptVisible, from: field)
      let target = offset(showing: rectangle, in: collectionView)
      guard scroll(collectionView, to: target, layOut: layOut) else { return }
    }
  }

  // A list in a cell may be lower than before, so that it covers the field.
  private func reveal(_ field: UIView, inside inner: UIScrollView) {
    inner.layoutIfNeeded()
    let rectangle = inner.convert(field.keptVisible, from: field)
    let insets = inner.adjustedContentInset
    let end = max(-insets.top, inner.contentSize.height + insets.bottom - inner.bounds.height)
    let target = min(max(offset(showing: rectangle, in: inner), -insets.top), end)
    guard abs(target - inner.contentOffset.y) > Self.tolerance else { return }
    inner.contentOffset.y = target
    inner.layoutIfNeeded()
  }

  private func offset(showing rectangle: CGRect, in scrollView: UIScrollView) -> CGFloat {
    let (bounds, insets) = (scrollView.bounds, scrollView.adjustedContentInset)
    let (top, bottom) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
    let wanted = rectangle.insetBy(dx: 0, dy: -Self.margin)
    if wanted.minY < top || wanted.height > bottom - top { return wanted.minY - insets.top }
    return bounds.minY + max(0, wanted.maxY - bottom)
  }

  /// Scrolls to the valid offset next to `offset`, and returns whether that differs from the
  /// current one.
  @discardableResult private func scroll(
    _ collectionView: UICollectionView, to offset: CGFloat, layOut: () -> Void
  ) -> Bool {
    let insets = collectionView.adjustedContentInset
    let length = collectionView.collectionViewLayout.collectionViewContentSize.height
    let end = max(-insets.top, length + insets.bottom - collectionView.bounds.height)
    let target = min(max(offset, -insets.top), end)
    guard abs(target - collectionView.contentOffset.y) > Self.tolerance else { return false }
    collectionView.contentOffset.y = target
    layOut()
    return true
  }

  private static let maximumAttempts = 10
  private static let tolerance: CGFloat = 0.25
  /// The distance of the edited field from the edges of the visible area, in points.
  private static let margin: CGFloat = 8
}

// MARK: The covered height

extension KeyboardFeature {
  /// Returns the height at the bottom of a collection view that the keyboard covers, in points.
  ///
  /// It is zero for a keyboard that floats or that is not at the bottom of the screen, since the
  /// user can move it.
  private func overlap(in collectionView: UICollectionView) -> CGFloat {
    guard let keyboardFrame, let window = collectionView.window, window.hasKeyboardOfNotifications,
      screen?.traits[KeyboardAvoidance.self]?.isOn != false, collectionView.canAvoidKeyboard
    else { return 0 }
    let keyboard = window.rectangle(fromScreen: keyboardFrame)
    let isDocked =
      keyboard.maxY >= window.bounds.maxY - 1 && keyboard.width >= window.bounds.width - 1
    guard isDocked else { return 0 }
    let frame = collectionView.convert(collectionView.bounds, to: window)
    return min(max(0, frame.maxY - keyboard.minY), frame.height)
  }
}

extension UICollectionView {
  /// Whether the content scrolls vertically, by itself.
  fileprivate var canAvoidKeyboard: Bool {
    guard (self as? LegoCollectionView)?.isAsHighAsContent != true else { return false }
    let around = sequence(first: self as UIView, next: \.superview).dropFirst()
    guard !around.contains(where: { $0 is UIScrollView }) else { return false }
    return !scrollsHorizontally
  }
}

/// The part of a bottom content inset that is added for the keyboard.
private struct KeyboardInset {
  /// The added height, in points.
  private(set) var height: CGFloat = 0
  private var total: CGFloat = 0

  /// Adds the height that the safe area leaves of a covered height, in place of the one before.
  ///
  /// An inset that the app has set stays, also if it was set meanwhile.
  @MainActor mutating func setHeight(covering overlap: CGFloat, of view: UIScrollView) {
    let current = view.contentInset.bottom
    let own = current == total ? height : 0
    let new = max(0, overlap - (view.adjustedContentInset.bottom - current))
    guard new != own else {
      height = own
      return
    }
    (height, total) = (new, current - own + new)
    view.contentInset.bottom = total
    view.verticalScrollIndicatorInsets.bottom += new - own
  }
}

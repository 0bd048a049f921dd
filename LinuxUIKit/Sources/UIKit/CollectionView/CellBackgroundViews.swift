/// The views behind the content of a cell that the app has set: one that is always displayed, and
/// one that is displayed while the cell is selected or highlighted.
///
/// The second one is a subview of the cell only while it is displayed.
@MainActor final class CellBackgroundViews {
  /// The view behind all other subviews.
  private(set) var background: UIView?
  /// The view that is displayed while the cell is selected or highlighted.
  private(set) var selected: UIView?
  private var alphaBeforeFade: CGFloat?

  /// Replaces the view behind all other subviews of a cell.
  func setBackground(_ new: UIView?, of cell: UIView) {
    guard background !== new else { return }
    background?.removeFromSuperview()
    background = new
    guard let new else { return }
    fill(cell, with: new)
    cell.insertSubview(new, at: 0)
  }

  /// Replaces the view of the selection; returns `false` if it is the same.
  @discardableResult func setSelected(_ new: UIView?) -> Bool {
    guard selected !== new else { return false }
    if let selected {
      endFade(of: selected)
      selected.removeFromSuperview()
    }
    selected = new
    return true
  }

  /// Displays or removes the view of the selection.
  func update(isSelected: Bool, in cell: UIView, below content: UIView) {
    guard let selected else { return }
    if isSelected { endFade(of: selected) }
    guard isSelected != (selected.superview === cell) else { return }
    guard isSelected else { return fadeOut(selected, in: cell) }
    fill(cell, with: selected)
    cell.insertSubview(selected, belowSubview: content)
  }

  private func fill(_ cell: UIView, with view: UIView) {
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Removes the view, which fades out in an animation block (uikit.md, 6.6).
  private func fadeOut(_ view: UIView, in cell: UIView) {
    guard AnimationBlock.current != nil, cell.canAnimate else {
      endFade(of: view)
      return view.removeFromSuperview()
    }
    guard alphaBeforeFade == nil else { return }
    alphaBeforeFade = view.alpha
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, alphaBeforeFade != nil else { return }
      endFade(of: view)
      view.removeFromSuperview()
    }
  }

  private func endFade(of view: UIView) {
    guard let alpha = alphaBeforeFade else { return }
    alphaBeforeFade = nil
    view.alpha = alpha
  }
}

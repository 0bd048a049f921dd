/// The way of a view that comes on the screen or leaves it, as the layout says.
@MainActor struct ElementTransition {
  /// The view.
  let view: UICollectionReusableView
  /// Where it sets off; nil is where it is.
  let from: UICollectionViewLayoutAttributes?
  /// Where it goes.
  let to: UICollectionViewLayoutAttributes

  /// Puts the view at its start without movement, and then at its end; inside of a block of changes.
  func play() {
    if let from {
      UIView.performWithoutAnimation { take(from) }
    }
    take(to)
  }

  private func take(_ attributes: UICollectionViewLayoutAttributes) {
    let size = view.bounds.size
    view.take(attributes, in: view.superview)
    if view.bounds.size != size { LayoutPass(inside: view).run() }
  }
}

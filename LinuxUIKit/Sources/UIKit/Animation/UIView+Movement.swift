extension UIView {
  /// Whether changes of the view can be shown as movements: in a window that doesn't stand still.
  ///
  /// What moves by itself asks this and `AnimationBlock.animatesChanges` before it sets off.
  var canAnimate: Bool {
    guard let window else { return false }
    return !window.disablesAnimations
  }

  /// Takes a background over, as a movement in the block of an animation.
  func changeBackground(to color: UIColor?) {
    guard AnimationBlock.current != nil else { return storage.backgroundColor = color }
    let before = layer.modelBackgroundColor
    storage.backgroundColor = color
    layer.animate(layer.modelBackgroundColor == before ? nil : .backgroundColor(before))
  }
}

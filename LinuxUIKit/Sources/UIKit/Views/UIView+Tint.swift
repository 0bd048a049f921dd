// The tint color and its adjustment, of which a view inherits what it doesn't set.
extension UIView {
  /// The mode of the nearest view, from this one outward, that has one.
  var resolvedTintAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      let mode = current.viewState.tintAdjustment.mode
      if mode != .automatic { return mode }
      view = current.superview
    }
    return .normal
  }

  /// The tint color, as gray as the mode requests.
  var adjustedTintColor: UIColor {
    switch viewState.tintAdjustment.mode {
    case .normal: return unadjustedTintColor
    case .dimmed: return unadjustedTintColor.desaturated
    case .automatic:
      // An inherited color is adjusted already.
      guard let color = ownTintColor else { return superview?.tintColor ?? .systemBlue }
      return resolvedTintAdjustment == .dimmed ? color.desaturated : color
    }
  }

  /// The tint color of the nearest view, from this one outward, that has one.
  private var unadjustedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  /// Changes the adjustment, and notifies the views whose mode it changes.
  func changeTintAdjustment(_ change: (inout TintAdjustment) -> Void) {
    let old = resolvedTintAdjustment
    change(&viewState.tintAdjustment)
    if resolvedTintAdjustment != old { reportTintAdjustmentChange() }
  }

  /// Notifies the view and the descendants that inherit its mode.
  func reportTintAdjustmentChange() {
    layer.setNeedsDisplay()
    tintColorDidChange()
    for subview in subviews where subview.viewState.tintAdjustment.mode == .automatic {
      subview.reportTintAdjustmentChange()
    }
  }

  /// Notifies the view and the descendants that inherit its tint color.
  func reportTintChange() {
    layer.setNeedsDisplay()
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil {
      subview.reportTintChange()
    }
  }
}

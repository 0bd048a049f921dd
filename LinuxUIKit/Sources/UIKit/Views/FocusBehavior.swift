/// The properties of a view that focus depends on and that have no public interface.
///
/// Classes of views return their own by overriding `focusBehavior`.
struct FocusBehavior {
  /// Whether text can be edited in the view, unless its delegate refuses.
  var canEditText = true
  /// Whether the view moves focus among its items itself, so that the views inside aren't searched.
  var managesItems = false
  /// The corner radius of the background, in addition to that of the layer.
  var backgroundCornerRadius: CGFloat = 0
  /// The corner radius of the effect if neither the layer nor the background has one.
  var fallbackCornerRadius: CGFloat = 0

  /// The behavior of a view whose background has a corner radius.
  static func background(cornerRadius: CGFloat?) -> FocusBehavior {
    FocusBehavior(backgroundCornerRadius: cornerRadius ?? 0)
  }

  // Unverified: that rows are rounded.
  /// The behavior of a row whose background has a corner radius.
  static func row(cornerRadius: CGFloat?) -> FocusBehavior {
    FocusBehavior(backgroundCornerRadius: cornerRadius ?? 0, fallbackCornerRadius: 10)
  }
}

import UIKit

extension UIScrollView {
  /// Binds the distance of the content from the edges to a stream; with `nil` it remains as it is.
  @discardableResult public func contentInset(_ contentInset: (some Outputing<UIEdgeInsets>)?)
    -> Self
  {
    bind(contentInset) { $0.contentInset($1) }
  }

  /// Binds the behavior for adding the safe area to the insets to a stream; with `nil` it remains as it is.
  @discardableResult public func contentInsetAdjustmentBehavior(
    _ contentInsetAdjustmentBehavior: (some Outputing<UIScrollView.ContentInsetAdjustmentBehavior>)?
  ) -> Self {
    bind(contentInsetAdjustmentBehavior) { $0.contentInsetAdjustmentBehavior($1) }
  }

  /// Binds the option to scroll by touch to a stream; with `nil` it remains as it is.
  @discardableResult public func isScrollEnabled(_ isScrollEnabled: (some Outputing<Bool>)?) -> Self
  {
    bind(isScrollEnabled) { $0.isScrollEnabled($1) }
  }

  /// Binds the option to keep the direction in which a drag begins to a stream; with `nil` it remains as it is.
  @discardableResult public func isDirectionalLockEnabled(
    _ isDirectionalLockEnabled: (some Outputing<Bool>)?
  ) -> Self {
    bind(isDirectionalLockEnabled) { $0.isDirectionalLockEnabled($1) }
  }

  /// Binds the way in which a drag dismisses the keyboard to a stream; with `nil` it remains as it is.
  @discardableResult public func keyboardDismissMode(
    _ keyboardDismissMode: (some Outputing<UIScrollView.KeyboardDismissMode>)?
  ) -> Self {
    bind(keyboardDismissMode) { $0.keyboardDismissMode($1) }
  }

  /// Binds the deceleration to a stream; with `nil` it remains as it is.
  @discardableResult public func decelerationRate(
    _ decelerationRate: (some Outputing<UIScrollView.DecelerationRate>)?
  ) -> Self {
    bind(decelerationRate) { $0.decelerationRate($1) }
  }

  /// Binds the option to delay touches until no scroll can begin to a stream; with `nil` it remains as it is.
  @discardableResult public func delaysContentTouches(
    _ delaysContentTouches: (some Outputing<Bool>)?
  ) -> Self {
    bind(delaysContentTouches) { $0.delaysContentTouches($1) }
  }
}

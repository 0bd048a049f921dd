import UIKit

extension UISegmentedControl {
  /// Binds the color of the selected segment to a stream; with `nil` it remains as it is.
  @discardableResult public func selectedSegmentTintColor(
    _ selectedSegmentTintColor: (some Outputing<UIColor>)?
  ) -> Self {
    bind(selectedSegmentTintColor) { $0.selectedSegmentTintColor($1) }
  }

  /// Binds the color of the selected segment to a stream; with `nil` it remains as it is.
  @discardableResult public func selectedSegmentTintColor(
    _ selectedSegmentTintColor: (some Outputing<UIColor?>)?
  ) -> Self {
    bind(selectedSegmentTintColor) { $0.selectedSegmentTintColor($1) }
  }

  /// Binds the option to show no selection to a stream; with `nil` it remains as it is.
  @discardableResult public func isMomentary(_ isMomentary: (some Outputing<Bool>)?) -> Self {
    bind(isMomentary) { $0.isMomentary($1) }
  }
}

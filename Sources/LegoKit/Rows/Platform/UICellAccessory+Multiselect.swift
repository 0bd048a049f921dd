import UIKit

extension UICellAccessory {
  /// The circle that is checked while the row is selected; `nil` on tvOS, which has none.
  static var multiselectIfAvailable: UICellAccessory? {
    #if os(tvOS)
      nil
    #else
      .multiselect()
    #endif
  }
}

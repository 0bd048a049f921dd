import UIKit

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether the headers and footers are those of plain lists; tvOS has no plain sidebars.
  package var isPlain: Bool {
    #if os(tvOS)
      self == .plain
    #else
      self == .plain || self == .sidebarPlain
    #endif
  }

  /// The background of a page with such a list, also beside it and between its sections; `nil` for the
  /// default one.
  var pageBackground: UIColor? {
    #if os(tvOS)
      nil
    #else
      self == .grouped || self == .insetGrouped ? .systemGroupedBackground : nil
    #endif
  }
}

extension UIColor {
  /// The color of rows in grouped lists; on tvOS, which has none, a translucent gray.
  static var cardBackground: UIColor {
    #if os(tvOS)
      UIColor(white: 0.5, alpha: 0.2)
    #else
      .secondarySystemGroupedBackground
    #endif
  }
}

extension UIListContentConfiguration {
  /// The prominent header of an inset grouped list; on tvOS, which has none, that of a grouped one.
  @MainActor static var prominentHeader: UIListContentConfiguration {
    #if os(tvOS)
      .groupedHeader()
    #else
      .prominentInsetGroupedHeader()
    #endif
  }
}

extension UIPanGestureRecognizer {
  /// Recognizes one finger only; on tvOS there is one anyway.
  func recognizeOneTouch() {
    #if !os(tvOS)
      maximumNumberOfTouches = 1
    #endif
  }
}

import UIKit

extension UIControl {
  /// The state of a control that displays a value; `nil` for other controls.
  var stateText: String? {
    switch self {
    case let control as UISegmentedControl: control.segmentsText
    case let control as UIPageControl:
      "(page \(control.currentPage + 1) of \(control.numberOfPages))"
    default: valueText
    }
  }

  /// Whether the control needs an accessibility label, even in a cell with texts.
  var needsOwnLabel: Bool {
    #if os(tvOS)
      false
    #else
      self is UISwitch || self is UISlider
    #endif
  }

  /// Whether the control describes itself, or is not meant to be tapped.
  var needsNoLabel: Bool {
    #if os(tvOS)
      self is UIPageControl
    #else
      self is UIPageControl || self is UIStepper || self is UIRefreshControl
    #endif
  }

  private var valueText: String? {
    #if os(tvOS)
      nil
    #else
      switch self {
      case let control as UISwitch: control.isOn ? "(on)" : "(off)"
      case let control as UISlider: "(\(CGFloat(control.value).layoutDescription))"
      case let control as UIStepper: "(\(CGFloat(control.value).layoutDescription))"
      default: nil
      }
    #endif
  }
}

extension UISegmentedControl {
  fileprivate var segmentsText: String {
    (0..<numberOfSegments).map { index in
      let title = titleForSegment(at: index) ?? "image"
      return index == selectedSegmentIndex ? "(\(title))" : title
    }.joined(separator: " ")
  }
}

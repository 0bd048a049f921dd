import LayoutGeometry

/// The views that a first responder displays at the bottom of its window, with their heights.
@MainActor struct InputViewSet {
  /// The view above the keyboard, and the responder that supplies it; `nil` for none.
  let accessory: SuppliedView?
  /// The height of the view above the keyboard, in points.
  let accessoryHeight: CGFloat
  /// The height of the software keyboard, in points; zero if it isn't displayed.
  let keyboardHeight: CGFloat

  /// Reads the views of a responder.
  ///
  /// With a hardware keyboard, the accessory view is displayed alone: at the bottom of the window.
  // Unverified: that it ends at the bottom edge, not at the safe area; observed by developers, who
  // constrain its content to the safe area for that reason.
  init(of responder: UIResponder?, in window: UIWindow, usesSoftwareKeyboard: Bool) {
    accessory = responder?.suppliedAccessoryView
    accessoryHeight =
      accessory.map { Self.height(of: $0.view, width: window.bounds.width) } ?? 0
    guard usesSoftwareKeyboard, let responder, responder.wantsKeyboard else {
      keyboardHeight = 0
      return
    }
    keyboardHeight =
      responder.inputView.map(\.bounds.height) ?? KeyboardMetrics.systemHeight(in: window)
  }

  /// Returns the frame of all the views in screen coordinates; `nil` for none.
  ///
  /// It is as wide as the window and at its bottom.
  func frame(in window: UIWindow) -> CGRect? {
    let height = accessoryHeight + keyboardHeight
    guard height > 0 else { return nil }
    let frame = window.frame
    return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
  }
}

/// A view and the responder whose property it is.
@MainActor struct SuppliedView {
  let view: UIView
  let supplier: UIResponder
}

extension UIResponder {
  /// The accessory view of the responder, or of the nearest one after it in the chain that has one.
  ///
  /// Apple's header says of the property that it "goes up the responder chain". Each property is
  /// read once, since it may create the view.
  fileprivate var suppliedAccessoryView: SuppliedView? {
    sequence(first: self, next: \.next).firstNonNil { responder in
      responder.inputAccessoryView.map { SuppliedView(view: $0, supplier: responder) }
    }
  }
}

extension InputViewSet {
  /// Returns the height that a view has above a keyboard of a width, in points.
  ///
  /// Constraints and the intrinsic size determine it if the height is flexible or the view takes
  /// part in Auto Layout; otherwise it is that of the view's frame.
  // Unverified: the rules; inferred from the documentation of `allowsSelfSizing` and from
  // accessory views of apps, which grow with a flexible height only.
  static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let isSelfSizing = (view as? UIInputView)?.allowsSelfSizing ?? false
    guard
      isSelfSizing || !view.translatesAutoresizingMaskIntoConstraints
        || view.autoresizingMask.contains(.flexibleHeight)
    else { return view.bounds.height }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : view.bounds.height
  }
}

/// The heights of keyboards.
@MainActor private enum KeyboardMetrics {
  // Unverified: all heights, which are those of English keyboards with suggestions; inferred from
  // frames that apps have logged.
  /// The height on phones in portrait orientation, with a home button.
  private static let portraitPhoneHeight: CGFloat = 260
  /// The additional height on phones in portrait orientation without a home button.
  private static let portraitPhoneHomeIndicatorHeight: CGFloat = 76
  /// The height on phones in landscape orientation, with a home button.
  private static let landscapePhoneHeight: CGFloat = 200
  /// The height on tablets in portrait orientation.
  private static let portraitPadHeight: CGFloat = 313
  /// The height on tablets in landscape orientation.
  private static let landscapePadHeight: CGFloat = 398
  /// The length of the shorter side of the smallest tablet.
  private static let smallestPadWidth: CGFloat = 700

  /// Returns the height of the system's keyboard in a window, in points.
  static func systemHeight(in window: UIWindow) -> CGFloat {
    let size = window.bounds.size
    let isPortrait = size.height >= size.width
    let bottom = window.rootViewController?.viewIfLoaded?.safeAreaInsets.bottom ?? 0
    if min(size.width, size.height) >= smallestPadWidth {
      return (isPortrait ? portraitPadHeight : landscapePadHeight) + bottom
    }
    guard isPortrait else { return landscapePhoneHeight + bottom }
    return portraitPhoneHeight + (bottom > 0 ? portraitPhoneHomeIndicatorHeight : 0)
  }
}

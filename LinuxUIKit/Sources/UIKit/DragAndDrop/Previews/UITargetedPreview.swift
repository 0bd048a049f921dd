/// The appearance of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The outline of the visible part of the view, in its coordinate system; `nil` for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinate system; `nil` for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; `nil` for the system's background color.
  open var backgroundColor: UIColor?

  /// Creates the default appearance.
  public override init() {}

  /// Creates an appearance with an outline around lines of text.
  ///
  /// The rectangles are `CGRect` values in `NSValue` objects.
  ///
  /// - Note: Not implemented: the outline.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }

  /// Returns an object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.copyValues(of: self)
    return copy
  }

  fileprivate func copyValues(of other: UIPreviewParameters) {
    visiblePath = other.visiblePath
    shadowPath = other.shadowPath
    backgroundColor = other.backgroundColor
  }
}

/// The appearance of the preview of a dragged item.
///
/// ```swift
/// let parameters = UIDragPreviewParameters()
/// parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
/// ```
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// Returns an object with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    copy.copyValues(of: self)
    return copy
  }
}

/// The view and the position to which a preview animates, or from which it begins.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view whose coordinate system is used; it has to be in a window.
  open private(set) var container: UIView
  /// The center of the preview in the container's coordinate system.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a target with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// Creates a target.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The view and the position to which the preview of a dragged item animates.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a view at a position.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view of the preview.
  open private(set) var view: UIView
  /// The appearance.
  open private(set) var parameters: UIPreviewParameters
  /// The position.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the position of a view, which has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view with the default appearance, at its position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the preview, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview with the same view and appearance at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A preview of a dragged item at a position.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview with the same view and appearance at another position.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview of a dragged item under the finger.
///
/// ```swift
/// item.previewProvider = { UIDragPreview(view: badgeView) }
/// ```
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view of the preview.
  open private(set) var view: UIView
  /// The appearance.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Creates a preview of a view with the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the preview itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

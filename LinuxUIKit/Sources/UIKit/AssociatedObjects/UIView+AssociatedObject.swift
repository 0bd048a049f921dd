// What other modules keep with a view, by means of Objective-C's runtime on Apple's platforms.
extension UIView {
  /// The object that another module keeps with the view, as associated objects are on Apple's platforms.
  package var associatedObject: AnyObject? {
    get { attachments[AssociatedObjectKey.self] }
    set { attach(newValue, forKey: AssociatedObjectKey.self) }
  }

  /// A function that is called after a change of the bounds or the center, as observers of the layer's
  /// key paths are on Apple's platforms.
  package var onGeometryChange: ((UIView) -> Void)? {
    get { attachments.attachment(GeometryObserver.self)?.action }
    set { attach(newValue.map(GeometryObserver.init), as: GeometryObserver.self) }
  }
}

/// The key of a view's associated object.
private enum AssociatedObjectKey {}

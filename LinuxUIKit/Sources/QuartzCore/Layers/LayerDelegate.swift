/// The delegate of a layer: the view that the layer belongs to, or an object that was assigned.
///
/// Neither is retained, and both may be released on another thread, as the views that a test suite stores are.
struct LayerDelegate: ~Copyable {
  /// The view, which is read only while `reference` has an object: the same one.
  private unowned(unsafe) var view: (any LayerOwner)?
  private var reference = UnretainedReference<AnyObject>(nil)
  private weak var assigned: (any CALayerDelegate)?
  private var isAssigned = false
  /// Whether an assigned object that isn't a view may draw the content.
  private(set) var drawsContent = false

  /// The delegate.
  var object: (any CALayerDelegate)? { ownView ?? assigned }

  /// The view that draws the content and decides on animations.
  var owner: (any LayerOwner)? {
    if let ownView { return ownView }
    return isAssigned ? assigned as? any LayerOwner : nil
  }

  private var ownView: (any LayerOwner)? {
    guard let object = reference.object else { return nil }
    return withExtendedLifetime(object) { view }
  }

  /// The assigned object, unless it is a view.
  var drawingObject: (any CALayerDelegate)? { drawsContent ? assigned : nil }

  /// Replaces the delegate by an object.
  mutating func assign(_ object: (any CALayerDelegate)?) {
    view = nil
    reference = UnretainedReference(nil)
    (assigned, isAssigned) = (object, object != nil)
    drawsContent = object != nil && !(object is any LayerOwner)
  }

  /// Replaces the delegate by the view that the layer belongs to.
  mutating func setView(_ owner: any LayerOwner) {
    self = LayerDelegate()
    view = owner
    reference = UnretainedReference(owner)
  }
}

/// The delegate of a layer: the view that the layer belongs to, or an object that was assigned.
///
/// Neither is retained.
struct LayerDelegate {
  // Unsafe because nothing but the view's deinitializer ends it. A weak reference would add a table to each
  // view, which makes each retain and release of it slower.
  private unowned(unsafe) var view: (any LayerOwner)?
  private weak var assigned: (any CALayerDelegate)?
  private var isAssigned = false
  /// Whether an assigned object that isn't a view may draw the content.
  private(set) var drawsContent = false

  /// The delegate.
  var object: (any CALayerDelegate)? { view ?? assigned }

  /// The view that draws the content and decides on animations.
  var owner: (any LayerOwner)? {
    if let view { return view }
    return isAssigned ? assigned as? any LayerOwner : nil
  }

  /// The assigned object, unless it is a view.
  var drawingObject: (any CALayerDelegate)? { drawsContent ? assigned : nil }

  /// Replaces the delegate by an object.
  mutating func assign(_ object: (any CALayerDelegate)?) {
    (view, assigned, isAssigned) = (nil, object, object != nil)
    drawsContent = object != nil && !(object is any LayerOwner)
  }

  /// Replaces the delegate by the view that the layer belongs to.
  mutating func setView(_ owner: any LayerOwner) {
    self = LayerDelegate()
    view = owner
  }

  /// Ends the reference to the view, which is being released.
  mutating func removeView() {
    view = nil
  }
}

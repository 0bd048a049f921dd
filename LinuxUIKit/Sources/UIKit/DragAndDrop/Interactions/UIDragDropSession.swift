/// The part of a drag that its source and its targets share.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the source allows targets to move the items.
  var allowsMoveOperation: Bool { get }
  /// Whether only targets in the app of the source receive the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the position of the drag in the coordinate system of a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether the type of any item conforms to one of several type identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a type such as `String` or `URL` can be created from any item.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value for the app of the source.
  var localContext: Any? { get set }
}

/// The styles of the system's indicator for loading dropped items.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none = 0
  /// The default indicator.
  case `default` = 1
}

/// A drag as its targets see it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if the drag began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the system's progress indicator.
  ///
  /// - Note: Not implemented: the indicator.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Creates objects of a class from all items that allow it, and calls the completion handler on
  /// the main queue.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Creates values of a type such as `String` or `URL` from all items that allow it, and calls the
  /// completion handler on the main queue.
  @discardableResult public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? T._ObjectiveCType }
          .map { T._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The beginning of the animation.
  case start = 1
  /// A position between.
  case current = 2
}

/// The methods for adding animations to those of a drag, such as its lift or its drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

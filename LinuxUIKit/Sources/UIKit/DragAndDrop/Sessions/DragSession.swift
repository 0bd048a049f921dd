/// The drag session of one drag.
@MainActor final class DragSession: NSObject, UIDragSession {
  private(set) var items: [UIDragItem] = []
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false
  var localContext: Any?
  /// The position of the touch in the window's coordinate system.
  private(set) var locationInWindow: CGPoint

  /// Creates a session without items.
  init(at location: CGPoint) {
    locationInWindow = location
  }

  /// Adds items.
  func add(_ items: [UIDragItem]) { self.items += items }

  /// Moves the position.
  func move(to location: CGPoint) { locationInWindow = location }

  /// Sets what the source allows.
  func setPermissions(allowsMove: Bool, isRestricted: Bool) {
    allowsMoveOperation = allowsMove
    isRestrictedToDraggingApplication = isRestricted
  }

  func location(in view: UIView) -> CGPoint { view.convert(locationInWindow, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The drop session of one drag, which the targets share.
@MainActor final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  private let isLocal: Bool
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// Asks the target for its proposal again, as after scrolling.
  private let update: @MainActor () -> Void

  /// Creates the session of a drag that began in this app or another one.
  init(of drag: DragSession, isLocal: Bool, update: @escaping @MainActor () -> Void) {
    self.drag = drag
    self.isLocal = isLocal
    self.update = update
  }

  var items: [UIDragItem] { drag.items }
  var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    let loaded = LoadedObjects(count: providers.count)
    let group = DispatchGroup()
    for (index, provider) in providers.enumerated() {
      group.enter()
      provider.loadObject(ofClass: aClass) { object, _ in
        if let object { loaded.set(object, at: index) }
        group.leave()
      }
    }
    let (progress, completion) = (progress, UncheckedSendable(value: completion))
    group.notify(queue: .main) {
      progress.completedUnitCount += Int64(providers.count)
      completion.value(loaded.objects)
    }
    return progress
  }

  /// Asks the target for its proposal again.
  func setNeedsUpdate() { update() }
}

/// The objects that were loaded from several item providers, in their order.
// Unchecked because a lock guards the objects.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var loaded: [(any NSItemProviderReading)?]

  init(count: Int) {
    loaded = Array(repeating: nil, count: count)
  }

  func set(_ object: any NSItemProviderReading, at index: Int) {
    lock.withLock { loaded[index] = object }
  }

  var objects: [any NSItemProviderReading] { lock.withLock { loaded.compactMap(\.self) } }
}

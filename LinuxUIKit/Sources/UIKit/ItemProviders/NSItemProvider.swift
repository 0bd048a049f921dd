import UniformTypeIdentifiers

/// A value that is promised to a receiver, such as the target of a drop, in one or more
/// representations.
///
/// ```swift
/// let provider = NSItemProvider(object: NSString(string: "Hello"))
/// provider.loadObject(ofClass: NSString.self) { text, error in … }
/// ```
///
/// Receivers choose a representation by its type identifier. Its data is loaded only then. All
/// completion handlers are called on a background queue.
///
/// - Note: Not implemented: file representations, `loadItem(forTypeIdentifier:options:)` and
///   previews. Foundation for Linux has no such class, so this module declares it.
open class NSItemProvider: NSObject, NSCopying {
  /// The error domain of item providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of errors of item providers.
  public enum ErrorCode: Int, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// No representation could be loaded.
    case itemUnavailableError = -1000
    /// A representation has another class than expected.
    case unexpectedValueClassError = -1100
    /// There is no conversion to the requested class.
    case unavailableCoercionError = -1200
  }

  /// A closure that loads the data of a representation, and calls its argument once.
  fileprivate typealias Loader =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: Loader
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var name: String?

  /// Creates an item provider without representations.
  public override init() {}

  /// Creates an item provider with the representations of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Returns another item provider with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.name = suggestedName
    copy.representations = lock.withLock { representations }
    return copy
  }

  /// The suggested name of a file with the data; the default is `nil`.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: Representations

  /// The type identifiers of the representations, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] {
    lock.withLock { representations.map(\.typeIdentifier) }
  }

  /// Registers a representation as data, instead of one with the same type identifier.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type identifier, such as `public.json`.
  ///   - visibility: The processes that can see the representation.
  ///   - loadHandler: A closure that loads the data, and calls the completion handler that it
  ///     receives once.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
      -> Progress?
  ) {
    let new = Representation(
      typeIdentifier: typeIdentifier, visibility: visibility, load: loadHandler)
    lock.withLock {
      if let index = representations.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
        representations[index] = new
      } else {
        representations.append(new)
      }
    }
  }

  /// Registers the representations of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let written = UncheckedSendable(value: object)
    for identifier in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        written.value.loadData(
          withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Registers the representations of an object that is created when one of them is loaded.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler:
          @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) ->
          Void
      ) -> Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error ?? Self.error(.unknownError)) }
          _ = object.loadData(
            withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Returns whether there is a representation whose type conforms to a type identifier.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  private func representation(conformingTo typeIdentifier: String) -> Representation? {
    let all = lock.withLock { representations }
    return all.first { $0.typeIdentifier == typeIdentifier }
      ?? all.first { TypeDeclarations.conforms($0.typeIdentifier, to: typeIdentifier) }
  }

  // MARK: Loading

  /// Loads the data of the first representation whose type conforms to a type identifier.
  ///
  /// The completion handler is called once, on a background queue.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish: @Sendable (Data?, (any Error)?) -> Void = { data, error in
      DispatchQueue.global().async {
        progress.completedUnitCount = 1
        completionHandler(data, data == nil ? error ?? Self.error(.itemUnavailableError) : nil)
      }
    }
    guard let representation = representation(conformingTo: typeIdentifier) else {
      finish(nil, Self.error(.itemUnavailableError))
      return progress
    }
    DispatchQueue.global().async { _ = representation.load(finish) }
    return progress
  }

  /// Returns the data of the first representation whose type conforms to a type identifier; `nil` if
  /// it isn't loaded after a number of seconds.
  func loadedData(
    forTypeIdentifier typeIdentifier: String, waitingFor seconds: TimeInterval
  ) -> Data? {
    guard let representation = representation(conformingTo: typeIdentifier) else { return nil }
    let (loaded, done) = (LoadedData(), DispatchSemaphore(value: 0))
    // A queue of its own, since all threads of the global queues may be busy for long.
    DispatchQueue(label: "NSItemProvider.loadedData").async {
      _ = representation.load { data, _ in
        loaded.set(data)
        done.signal()
      }
    }
    _ = done.wait(timeout: .now() + seconds)
    return loaded.value
  }

  /// Returns whether an object of a class can be created from a representation.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    loadedTypeIdentifier(for: aClass) != nil
  }

  /// Creates an object of a class from the representation that the class prefers.
  ///
  /// The completion handler is called once, on a background queue.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let identifier = loadedTypeIdentifier(for: aClass) else {
      let progress = Progress(totalUnitCount: 1)
      DispatchQueue.global().async {
        progress.completedUnitCount = 1
        completionHandler(nil, Self.error(.unavailableCoercionError))
      }
      return progress
    }
    // Before Swift 6.2, the types of classes are not `Sendable`.
    let readable = UncheckedSendable(value: aClass)
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try readable.value.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private func loadedTypeIdentifier(for aClass: any NSItemProviderReading.Type) -> String? {
    let registered = registeredTypeIdentifiers
    for readable in aClass.readableTypeIdentifiersForItemProvider {
      if let found = registered.first(where: { TypeDeclarations.conforms($0, to: readable) }) {
        return found
      }
    }
    return nil
  }

  static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

// MARK: Swift values

extension NSItemProvider {
  /// Returns whether a value of a type such as `String` or `URL` can be created.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Creates a value of a type such as `String` or `URL`.
  ///
  /// The completion handler is called once, on a background queue.
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let finish = UncheckedSendable<((any NSItemProviderReading)?, (any Error)?) -> Void>(
      value: { object, error in
        guard let object = object as? T._ObjectiveCType else {
          return completionHandler(nil, error)
        }
        completionHandler(T._unconditionallyBridgeFromObjectiveC(object), error)
      })
    return loadObject(ofClass: T._ObjectiveCType.self) { finish.value($0, $1) }
  }

  /// Registers the representations of a value of a type such as `String` or `URL`, which is created
  /// when one of them is loaded.
  public func registerObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (_ completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) ->
      Progress?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    typealias Completion = @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
    let load = UncheckedSendable<(@escaping Completion) -> Progress?>(value: { completion in
      let bridging = BridgingCompletion<T>(completion: completion)
      return loadHandler(bridging.callAsFunction)
    })
    registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { load.value($0) }
  }
}

/// A completion handler that receives values which are bridged to Objective-C's classes.
private struct BridgingCompletion<Value: _ObjectiveCBridgeable>: Sendable
where Value._ObjectiveCType: NSItemProviderWriting {
  let completion: @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void

  func callAsFunction(_ value: Value?, _ error: (any Error)?) {
    completion(value?._bridgeToObjectiveC(), error)
  }
}

/// A value that one thread at a time uses.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}

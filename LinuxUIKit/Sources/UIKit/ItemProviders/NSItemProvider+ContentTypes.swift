import UniformTypeIdentifiers

extension NSItemProvider {
  /// The types of the representations, in the order in which they were registered.
  ///
  /// Identifiers of types that are not declared are left out.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// Returns the types of the representations that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Registers a representation as data of a type, instead of one of the same type.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - visibility: The processes that can see the representation; the default is all.
  ///   - loadHandler: A closure that loads the data, and calls the completion handler that it
  ///     receives once.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
      -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the data of the first representation that conforms to a type.
  ///
  /// The completion handler is called once, on a background queue.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}

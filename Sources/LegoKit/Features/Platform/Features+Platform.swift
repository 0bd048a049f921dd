extension Features {
  /// The features that tvOS does not have.
  @MainActor static var ofPlatform: [any Feature.Type] {
    #if os(tvOS)
      []
    #else
      [DragFeature.self]
    #endif
  }
}

/// The features that a screen may have, in the order in which they are asked.
enum Features {
  // One in a line, so that another feature is another line.
  // swift-format-ignore
  /// All features.
  @MainActor static let all: [any Feature.Type] = [
    EditingFeature.self,
    RefreshFeature.self,
    EmptyScreenFeature.self,
    PagingFeature.self,
    PrefetchFeature.self,
    SelectionFeature.self,
    HighlightFeature.self,
    AccessibilityFeature.self,
    DestinationFeature.self,
    DoubleTapFeature.self,
    ContextMenuFeature.self,
    SwipeFeature.self,
    ReorderFeature.self,
    OutlineFeature.self,
    BadgeFeature.self,
    CardFeature.self,
    AppearanceFeature.self,
    BoundaryFeature.self,
    EdgeFeature.self,
    VisibilityFeature.self,
    ScrollEffectFeature.self,
    FocusFeature.self,
    KeyboardFeature.self,
    NestedListFeature.self,
    SkeletonFeature.self,
  ] + ofPlatform
}

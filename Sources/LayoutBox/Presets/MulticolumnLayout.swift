/// A layout that may place items beside each other, which are narrower than the section.
package protocol MulticolumnLayout {
  /// Whether a row as wide as the section has to be a header or a footer.
  @MainActor var isMulticolumn: Bool { get }
}

extension MulticolumnLayout {
  /// Whether a row as wide as the section has to be a header or a footer: `true`.
  @MainActor package var isMulticolumn: Bool { true }
}

extension GridLayout: MulticolumnLayout {}
extension MosaicLayout: MulticolumnLayout {}
extension SplitLayout: MulticolumnLayout {}
extension TableLayout: MulticolumnLayout {}
extension TimelineLayout: MulticolumnLayout {}
extension WaterfallLayout: MulticolumnLayout {}

extension ChipsLayout: MulticolumnLayout {
  /// Whether the chips are in several lines.
  @MainActor package var isMulticolumn: Bool { lines != .single }
}

extension TextScaledLayout: MulticolumnLayout {
  /// Whether the base places items beside each other.
  @MainActor package var isMulticolumn: Bool { base.placesItemsBesideEachOther }
}

extension AdaptiveLayout: MulticolumnLayout {
  /// Whether one of the layouts places items beside each other.
  @MainActor package var isMulticolumn: Bool {
    base.placesItemsBesideEachOther || other.placesItemsBesideEachOther
  }
}

extension ReadableLayout: MulticolumnLayout {
  /// Whether the base places items beside each other.
  @MainActor package var isMulticolumn: Bool { base.placesItemsBesideEachOther }
}

extension SectionLayout {
  /// Whether items are known to be placed beside each other.
  @MainActor package var placesItemsBesideEachOther: Bool {
    (self as? any MulticolumnLayout)?.isMulticolumn == true
  }
}

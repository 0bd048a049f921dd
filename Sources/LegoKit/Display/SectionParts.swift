extension Section {
  /// The values of which the section consists.
  var parts: [SectionPart] {
    let views = supplementaryItems.sorted { $0.key < $1.key }
      .flatMap { kind, item in item.parts(name: "the item of \(kind)") }
    let behind = background.map { $0.item.parts(name: "the background") } ?? []
    let phase = replacement.map { [SectionPart(name: "the items of the phase", value: $0)] } ?? []
    return layoutParts + views + behind + modifiers + phase
      + record.items.chunks.flatMap(\.parts)
  }

  private var modifiers: [SectionPart] {
    traits.parts + itemRules.map { SectionPart(name: $0.name, value: $0) }
  }

  private var layoutParts: [SectionPart] {
    guard let observing = layout as? ScrollObservingLayout else {
      return [SectionPart(name: "the layout", value: layout)]
    }
    return [SectionPart(name: "the layout", value: observing.base)]
      + observing.handlers.map { SectionPart(name: "onScroll", value: $0) }
      + observing.phaseHandlers.map { SectionPart(name: "onScrollPhaseChange", value: $0) }
      + (observing.page.map { [SectionPart(name: "page", value: $0)] } ?? [])
  }
}

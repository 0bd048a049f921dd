/// A value of a section that may retain an object, such as a closure, with its name in messages.
package struct SectionPart {
  /// The name, such as "onSelect of Tile 6".
  let name: String
  let value: Any
}

extension Section {
  /// The values of which the section consists.
  var parts: [SectionPart] {
    let views = supplementaryItems.sorted { $0.key < $1.key }
      .flatMap { kind, item in item.parts(name: "the item of \(kind)") }
    let behind = background.map { $0.item.parts(name: "the background") } ?? []
    let phase = phaseItems.map { [SectionPart(name: "the items of the phase", value: $0)] } ?? []
    return layoutParts + views + behind + interaction.parts + phase
      + record.items.chunks.flatMap(\.parts)
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

extension SectionInteraction {
  /// The handlers of the section, with the names of their modifiers.
  fileprivate var parts: [SectionPart] {
    allHandlers.map { SectionPart(name: $0.name, value: $0) }
  }
}

extension SectionInteraction.Handler {
  fileprivate var name: String {
    switch self {
    case .item(let rule): "\(rule.modifier)".prefix { $0 != "(" } + " of \(rule.itemType)"
    case .prefetch: "onPrefetch"
    case .edge(let handler): handler.edge == .start ? "onReachStart" : "onReachEnd"
    case .paging: "paging"
    case .selection: "selection"
    case .reorder: "onReorder"
    case .moveTarget: "canMoveTo"
    case .moveActionNames: "moveActions"
    case .transitions: "transition"
    case .drag: "draggable"
    case .drop: "onDrop"
    }
  }
}

extension AnyItem {
  /// The properties and the handlers of the item.
  func parts(name: String? = nil) -> [SectionPart] {
    let name = name ?? "\(id)"
    let properties = Mirror(reflecting: base).children.map {
      SectionPart(name: "the property \($0.label ?? "") of \(name)", value: $0.value)
    }
    return properties
      + interaction.allHandlers.map { SectionPart(name: "\($0.name) of \(name)", value: $0) }
  }
}

extension ItemInteraction.Handler {
  fileprivate var name: String {
    switch self {
    case .event(let event, _): "on\("\(event)".capitalized)"
    case .permission(let permission, _): "can\("\(permission)".capitalized)"
    case .contextMenu: "contextMenu"
    case .swipeActions: "swipeActions"
    case .impression: "onImpression"
    case .visibleShare: "onVisibleShare"
    case .accessibility: "accessibilityAction"
    case .badge: "badge"
    case .transitions: "transition"
    case .drag: "draggable"
    case .drop: "onDrop"
    }
  }
}

extension LegoEvaluation {
  /// Returns the sections that a closure describes of elements.
  ///
  /// If a container's description is evaluated again, and has read nothing that has changed since but the
  /// elements, the sections of equal elements are kept: neither the closure nor their blocks run.
  static func sections<Element: Equatable, ID: Hashable>(
    at statement: Statement, elements: () -> [Element], id: @escaping (Element) -> ID,
    section: (Element) -> Section
  ) -> [Section] {
    guard let current else {
      return elements().map { element in
        section(element).identified(orBy: { AnyHashable(id(element)) })
      }
    }
    guard current.recordsLoops else {
      return elements().map { element in
        current.describing(LoopPlace(rule: .byKey, id: { AnyHashable(id(element)) })) {
          section(element)
        }
      }
    }
    let loop = current.loop(at: statement, elements: elements, id: id, section: section)
    current.append(loop)
    return loop.sections
  }

  private func loop<Element: Equatable, ID: Hashable>(
    at statement: Statement, elements: () -> [Element], id: @escaping (Element) -> ID,
    section: (Element) -> Section
  ) -> SectionLoop {
    let known = previousLoop(at: statement, of: Element.self)
    if let known, keepsLoops {
      skip(known.sections)
      return known
    }
    let data = AccessList.trackingAny(isNested: false, elements)
    return ElementLoop(
      statement: statement, elements: data.result,
      sections: sections(of: data.result, id: id, following: known, section), reads: data.reads)
  }

  private func sections<Element: Equatable, ID: Hashable>(
    of elements: [Element], id: @escaping (Element) -> ID, following known: ElementLoop<Element>?,
    _ section: (Element) -> Section
  ) -> [Section] {
    guard let known, keepsItems else {
      return elements.map { element in
        describing(LoopPlace(rule: .byKey, id: { AnyHashable(id(element)) })) { section(element) }
      }
    }
    skip(known.sections)
    let matches = LoopMatch.matches(of: elements, with: known.elements, id: id)
    return zip(elements, matches).map { element, match in
      let old = match.oldIndex.map { known.sections[$0] }
      if let old, match.isSame, !old.record.isStale {
        keep(old.record)
        return old
      }
      let place = LoopPlace(rule: .known(old?.record), id: { AnyHashable(id(element)) })
      return describing(place) { section(element) }
    }
  }
}

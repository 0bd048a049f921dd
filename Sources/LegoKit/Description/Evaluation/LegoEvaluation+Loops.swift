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
    func describe(_ index: Int, _ rule: LoopPlace.Rule) -> Section {
      let element = elements[index]
      let place = LoopPlace(rule: rule, id: { AnyHashable(id(element)) })
      return describing(place) { section(element) }
    }
    guard let known, keepsItems else { return elements.indices.map { describe($0, .byKey) } }
    skip(known.sections)
    let matches = LoopMatch.matches(of: elements, with: known.elements, id: id)
    return sections(by: matches, following: known.sections) { describe($0, .known($1)) }
  }

  // Not generic: it runs for each element, also for those that stay.
  private func sections(
    by matches: [LoopMatch], following known: [Section],
    _ describe: (_ index: Int, _ known: SectionRecord?) -> Section
  ) -> [Section] {
    var sections: [Section] = []
    sections.reserveCapacity(matches.count)
    for (index, match) in matches.enumerated() {
      let old = match.oldIndex.map { known[$0] }
      if let old, match.isSame, !old.record.isStale {
        keep(old.record)
        sections.append(old)
      } else {
        sections.append(describe(index, old?.record))
      }
    }
    return sections
  }
}

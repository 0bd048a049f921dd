/// The sections of a `ForEach` of sections.
///
/// The next evaluation keeps the sections of elements that are equal to those before.
@MainActor class SectionLoop {
  /// The statement of the loop.
  let statement: Statement
  /// The sections of the elements, in order.
  let sections: [Section]
  /// The state that the elements were made of, whose change leads to another evaluation; `nil` for none.
  let reads: AccessList?

  init(statement: Statement, sections: [Section], reads: AccessList?) {
    (self.statement, self.sections, self.reads) = (statement, sections, reads)
  }

  /// Whether something has changed that the elements were made of.
  var isStale: Bool { reads?.isStale == true }
  /// Whether the elements were made of a model.
  var hasReadModels: Bool { reads?.hasReadModels == true }
}

/// The sections of the elements of an array.
@MainActor final class ElementLoop<Element: Equatable>: SectionLoop {
  /// The elements, in order.
  let elements: [Element]

  init(statement: Statement, elements: [Element], sections: [Section], reads: AccessList?) {
    self.elements = elements
    super.init(statement: statement, sections: sections, reads: reads)
  }
}

/// The loops of an evaluation, which follow those of the last one.
@MainActor struct LoopList {
  /// The loops of this evaluation, in order.
  private(set) var loops: [SectionLoop] = []
  private let previous: [SectionLoop]

  /// Creates the list of an evaluation.
  init(previous: [SectionLoop]) {
    self.previous = previous
  }

  /// Adds a loop.
  mutating func append(_ loop: SectionLoop) { loops.append(loop) }

  /// Returns the loop of the last evaluation that the next loop follows; `nil` if there is none.
  ///
  /// A description that has read nothing else than before has the same loops in the same order.
  func previous<Element>(at statement: Statement, of type: Element.Type) -> ElementLoop<Element>? {
    guard loops.count < previous.count else { return nil }
    let loop = previous[loops.count]
    return loop.statement == statement ? loop as? ElementLoop<Element> : nil
  }
}

/// An element whose section a closure describes.
@MainActor struct LoopPlace {
  /// The way in which the section follows from one that is known.
  enum Rule {
    /// The section follows the one of its key.
    case byKey
    /// The section follows the known one, if that has its key.
    case known(SectionRecord?)
  }

  let rule: Rule
  /// The identity of a section without an id.
  let id: () -> AnyHashable
}

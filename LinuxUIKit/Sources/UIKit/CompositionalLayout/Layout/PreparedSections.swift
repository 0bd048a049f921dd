import CompositionalLayout

/// The prepared sections of a compositional layout, and the changes of handlers to their elements.
///
/// The lists are those of the preparation. Another preparation discards the handlers' changes.
@MainActor final class PreparedSections {
  /// The solved layout with its inputs; `nil` until the layout is prepared.
  private(set) var preparation: LayoutPreparation?
  /// The sections that are lists.
  ///
  /// They are stored beside the preparation, since that is large and each visible element reads
  /// them.
  private(set) var lists = ListSections()
  /// The changes of handlers of visible items.
  let handled = HandledItems()

  /// Replaces the prepared sections.
  func replace(with new: LayoutPreparation?, lists newLists: ListSections) {
    preparation = new
    lists = newLists
    handled.removeAll()
  }

  /// Solves the sections with measured views again, and returns the new solution.
  ///
  /// The layout is queried meanwhile and uses the earlier solution. Only the descriptions are moved
  /// out of it, so that they are not copied.
  func solveMeasured(
    _ measuring: LayoutMeasuring, _ customFrames: LayoutCustomFrame.Provider
  ) -> SolvedLayout? {
    guard var updated = preparation else { return nil }
    preparation?.contents = []
    updated.update(with: measuring, customFrames: customFrames)
    preparation = updated
    handled.removeAll()
    return updated.layout
  }
}

/// The source of a compositional layout's sections, and its configuration.
@MainActor struct LayoutSource {
  /// The source of section descriptions.
  enum Sections {
    /// All sections have the same description.
    case same(NSCollectionLayoutSection)
    /// Each section is described by a closure.
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  /// The source of section descriptions.
  let sections: Sections
  private var current: UICollectionViewCompositionalLayoutConfiguration

  /// Creates a source with a copy of a configuration.
  init(
    _ sections: Sections,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    self.sections = sections
    current = configuration?.duplicate() ?? UICollectionViewCompositionalLayoutConfiguration()
  }

  /// The configuration, which is copied when it is read or set.
  var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { current.duplicate() }
    set { current = newValue.duplicate() }
  }

  /// The configuration as a value for the solver.
  var configurationValue: LayoutConfiguration { current.value }
}

/// The warnings that a compositional layout has written, each of them once.
@MainActor final class LayoutReports {
  private var diagnostics = Set<LayoutDiagnostic>()
  private var notes = Set<String>()

  /// Writes the faults among diagnostics to standard error, unless they were written for another
  /// size.
  func write(_ new: [LayoutDiagnostic]) {
    for diagnostic in new where diagnostic.problem.isFault {
      var unexplained = diagnostic
      unexplained.explanation = ""
      guard diagnostics.insert(unexplained).inserted else { continue }
      LayoutLog.write(diagnostic.note)
    }
  }

  /// Writes a line to standard error, once.
  func write(_ note: String) { LayoutLog.write(note, once: &notes) }
}

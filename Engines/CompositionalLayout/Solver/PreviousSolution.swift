/// An earlier solution whose sections are reused where nothing has changed.
///
/// ```swift
/// let previous = PreviousSolution(layout, of: contents, by: configuration) { $0 != 3 }
/// let updated = solver.solve(newContents, reusing: previous)
/// ```
package struct PreviousSolution {
  private let layout: SolvedLayout
  private let contents: [LayoutSectionContent]
  private let configuration: LayoutConfiguration
  private let keepsSizes: (Int) -> Bool

  /// Creates the solution of `contents`.
  ///
  /// `keepsSizes` returns whether the section at an index has the same items with the same measured
  /// sizes as the one that was at this index.
  package init(
    _ layout: SolvedLayout, of contents: [LayoutSectionContent],
    by configuration: LayoutConfiguration, keepsSizes: @escaping (Int) -> Bool
  ) {
    (self.layout, self.contents, self.configuration) = (layout, contents, configuration)
    self.keepsSizes = keepsSizes
  }

  /// Returns the solution of a section; `nil` if it has to be solved again.
  ///
  /// Custom groups are always solved again, since the functions that return their frames are not
  /// comparable, and so are sections of a layout with diagnostics, which must be reported again.
  func section(
    _ index: Int, _ content: LayoutSectionContent, in context: SectionContext
  ) -> SolvedSection? {
    guard contents.indices.contains(index), layout.sections.indices.contains(index),
      layout.diagnostics.isEmpty, keepsSizes(index),
      contents[index].itemCount == content.itemCount, contents[index].section == content.section,
      configuration == context.configuration, layout.environment == context.environment,
      !content.section.group.hasCustomFrames
    else { return nil }
    return layout.sections[index]
  }
}

extension LayoutNode {
  /// Whether the node or any of its descendants is a custom group.
  ///
  /// Visits the whole tree.
  fileprivate var hasCustomFrames: Bool {
    switch content {
    case .leaf: false
    case .custom: true
    case .group(let group): group.children.contains(where: \.hasCustomFrames)
    }
  }
}

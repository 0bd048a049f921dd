extension ForEach where Content == PlacedSections {
  /// Creates a section of each element, which is kept as long as its element is equal to the one before.
  ///
  /// ```swift
  /// var lego: Lego {
  ///   Lego {
  ///     ForEach(mailboxes) { mailbox in
  ///       Section(id: mailbox.id, layout: .list(.plain)) {
  ///         for message in mailbox.members { TextRow(message.title) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Use it for hundreds of sections, of which an update changes a few. In the description of a container
  /// whose state changes, the closure runs for elements that are new or not equal to the ones before, so that
  /// an update takes the time of comparing the elements. The closure may depend on its element and on state.
  /// It runs for all elements if state has changed that it has read, or that the description has read outside
  /// the loop, so pass the property of the state itself as the data. A block of a section that has read state
  /// runs again when that changes.
  ///
  /// If you depend on other values, write a `for`, which describes each section again. So does
  /// ``LegoRenderer/apply(_:animatingDifferences:completion:)``, since nothing is known of what its argument
  /// was made of.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity of an element, which is unique. A section without an id has it.
  ///   - line: The line of the statement, which identifies it.
  ///   - column: The column of the statement.
  ///   - section: Describes the section of an element.
  @_disfavoredOverload
  @MainActor public init<Data: Sequence, ID: Hashable>(
    _ data: @autoclosure () -> Data, id: KeyPath<Data.Element, ID>, line: UInt = #line,
    column: UInt = #column, section: (Data.Element) -> Section
  ) where Data.Element: Equatable {
    let sections = LegoEvaluation.sections(
      at: Statement(line: line, column: column), elements: { Array(data()) },
      id: { $0[keyPath: id] }, section: section)
    self.init(content: PlacedSections(identified: sections))
  }

  /// Creates a section of each element with an identity, which is kept as long as its element is equal to the
  /// one before.
  ///
  /// See ``init(_:id:line:column:section:)``.
  @_disfavoredOverload
  @MainActor public init<Data: Sequence>(
    _ data: @autoclosure () -> Data, line: UInt = #line, column: UInt = #column,
    section: (Data.Element) -> Section
  ) where Data.Element: Identifiable & Equatable {
    let sections = LegoEvaluation.sections(
      at: Statement(line: line, column: column), elements: { Array(data()) }, id: { $0.id },
      section: section)
    self.init(content: PlacedSections(identified: sections))
  }
}

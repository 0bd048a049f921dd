/// A value of a section that changes what the section displays, after all modifiers: their order does not
/// matter.
protocol SectionTrait: Trait {
  /// Returns the section as a description displays it.
  @MainActor func completing(_ section: Section) -> Section
}

extension Section {
  /// The section as a description displays it.
  var completed: Section {
    traits.values.reduce(self) { section, value in
      (value as? any SectionTrait)?.completing(section) ?? section
    }
  }
}

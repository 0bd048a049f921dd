extension LegoEvaluation {
  /// The result of an evaluation.
  final class Outcome<Result> {
    let result: Result
    /// The state that was read outside the sections.
    let reads: AccessList
    /// The mistakes that were made meanwhile.
    let mistakes: [any LegoMistake]
    /// The values that items have added to their screen.
    let screenTraits: Traits
    /// The loops over sections, in order.
    let loops: [SectionLoop]
    /// Whether the sections, or the description around them, have read models.
    let hasReadModels: Bool

    init(
      result: Result, reads: AccessList, mistakes: [any LegoMistake], screenTraits: Traits,
      loops: [SectionLoop], hasReadModels: Bool = true
    ) {
      (self.result, self.reads, self.mistakes) = (result, reads, mistakes)
      (self.screenTraits, self.loops, self.hasReadModels) = (screenTraits, loops, hasReadModels)
    }
  }
}

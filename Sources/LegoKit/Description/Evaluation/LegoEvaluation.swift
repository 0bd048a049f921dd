/// One evaluation of a description, in which unchanged sections keep the items of the last one.
@MainActor final class LegoEvaluation {
  /// The evaluation that is running, the innermost one.
  // The main actor alone accesses it, for each section, and no access calls other code: it needs no
  // checks of exclusivity.
  @exclusivity(unchecked) private(set) static var current: LegoEvaluation?

  private var previous: PreviousSections
  private var namelessCount = 0
  private var layouts = LayoutComparison()
  private var mistakes: [WriteDuringEvaluation] = []
  // The number of changes of state before the evaluation, and of those since that are reported. No
  // access calls other code.
  @exclusivity(unchecked) private var countedChanges = ObservableSource.changeCount
  // The records of all sections, if they may read models.
  private var records: [SectionRecord] = []
  // The records of the blocks that have run and have read models.
  private var modelRecords: [SectionRecord] = []
  private var loops: LoopList
  // The element of a loop whose section is described next.
  private var place: LoopPlace?
  /// Whether the loops of this evaluation are recorded, for one that follows it.
  let recordsLoops: Bool
  /// Whether all loops keep their sections.
  let keepsLoops: Bool

  /// The values that items have added to their screen while they were described.
  private(set) var screenTraits = Traits()

  private init(
    previous: PreviousSections, loops: [SectionLoop]?, keepsLoops: Bool = false,
    observesModels: Bool = false
  ) {
    (self.previous, self.keepsLoops) = (previous, keepsLoops)
    (self.loops, recordsLoops) = (LoopList(previous: loops ?? []), loops != nil)
    if observesModels { self.previous.observeModels() }
  }

  /// Runs `body`, which describes sections that follow those of `previous`, and loops over sections that
  /// follow `loops`; without `loops`, these are described again and count as part of the description.
  ///
  /// A section with the layout and the items of the one before, which has read nothing, is the same
  /// object, so that comparing the descriptions costs what has changed.
  ///
  /// Swift's observation counts what a section's block reads for the description around it. If a
  /// block has read an `@Observable` model, `body` runs a second time, in which all sections keep
  /// their items, to find out what the description itself reads.
  ///
  /// Observing each of thousands of blocks takes longer than running them. If the description before
  /// has read no models, the blocks are not observed one by one, unless it turns out that they read
  /// models now.
  // Neither is compiled again for each type of result.
  @_semantics("optimize.sil.specialize.generic.never")
  static func run<Result>(
    after previous: PreviousSections, loops: [SectionLoop]? = nil, _ body: () -> Result
  ) -> Outcome<Result> {
    var first = LegoEvaluation(previous: previous, loops: loops)
    var outcome = first.run(body)
    if !first.previous.mayReadModels {
      guard outcome.hasReadModels else { return outcome }
      first = LegoEvaluation(previous: previous, loops: loops, observesModels: true)
      outcome = first.run(body)
    }
    let found = first.loops.loops
    guard !first.modelRecords.isEmpty || found.contains(where: \.hasReadModels) else {
      return outcome
    }
    let second = LegoEvaluation(
      previous: .keeping(first.records), loops: loops.map { _ in found }, keepsLoops: true
    ).run(body)
    let isChanged =
      outcome.reads.isStale || first.modelRecords.contains(where: \.isStale)
      || found.contains(where: \.isStale)
      || !second.mistakes.isEmpty
    guard isChanged else {
      return Outcome(
        result: outcome.result, reads: second.reads, mistakes: outcome.mistakes,
        screenTraits: outcome.screenTraits, loops: found)
    }
    // Another thread has written a model meanwhile, or `body` writes what it reads. The first run
    // must not be followed by a second one then: that would count as another change, for ever.
    return LegoEvaluation(previous: .none, loops: loops.map { _ in [] }).run(body)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func run<Result>(_ body: () -> Result) -> Outcome<Result> {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let firstChange = ObservableSource.changeCount
    let tracked = AccessList.tracking(body)
    registerWrites(in: nil)
    // Those of this evaluation are not mistakes of the one around it.
    outer?.countedChanges += ObservableSource.changeCount - firstChange
    return Outcome(
      result: tracked.result, reads: tracked.reads, mistakes: mistakes,
      screenTraits: screenTraits, loops: loops.loops,
      hasReadModels: tracked.reads.hasReadModels
        || loops.loops.contains(where: \.hasReadModels)
        || previous.mayReadModels && records.contains(where: \.hasReadModels))
  }

  /// Adds a value to the screen that is described now, if one is.
  ///
  /// Only blocks that run add it: a description whose blocks keep their items is without it.
  static func addToScreen<Value: Trait>(_ trait: Value) {
    current?.screenTraits.add(trait)
  }

  /// Registers a mistake if state was written since the call before: a description must not do that.
  private func registerWrites(in section: @autoclosure () -> String?) {
    guard ObservableSource.changeCount > countedChanges else { return }
    countedChanges = ObservableSource.changeCount
    mistakes.append(WriteDuringEvaluation(section: section()))
  }

  /// Returns the record of a section: the one of the last evaluation, or one of `items`; and whether
  /// it has the layout.
  ///
  /// Outside an evaluation the block runs, and its reads count for the recording around it.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a section with an id. It is called only if `bits` do not find it.
  ///   - bits: The bits of the id.
  ///   - layout: The layout.
  ///   - items: The block of the section.
  /// - Returns: The record, and whether it has the layout.
  static func record(
    of key: () -> SectionRecord.Key?, bits: IdentifierBits?, layout: LayoutReference,
    items: () -> ItemList
  ) -> (record: SectionRecord, hasLayout: Bool) {
    guard let current else {
      let evaluated = SectionRecord.evaluate(isNested: true, items)
      let record = SectionRecord(
        key: key() ?? .number(0), bits: bits, layout: layout, evaluated)
      return (record, true)
    }
    if let place = current.takePlace() {
      let key = key() ?? .id(place.id())
      return current.record(of: key, bits, in: place, layout: layout, items: items)
    }
    if let known = current.known(bits) {
      return current.record(of: nil, bits, known, layout: layout, items: items)
    }
    let key = key() ?? current.nextNumber()
    return current.record(of: key, bits, current.known(key), layout: layout, items: items)
  }

  // Functions without a closure are compiled once; those with one again for each closure of LegoKit.

  @inline(never)
  private func known(_ bits: IdentifierBits?) -> SectionRecord? { previous.next(bits) }

  @inline(never)
  private func known(_ key: SectionRecord.Key) -> SectionRecord? { previous.next(key) }

  /// Runs `body`, which describes the sections of a list in an item: their reads count for the section
  /// around the item, whose block runs again when they change.
  static func describingNested<Result>(_ body: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }

  private func nextNumber() -> SectionRecord.Key {
    defer { namelessCount += 1 }
    return .number(namelessCount)
  }

  private func record(
    of key: SectionRecord.Key?, _ bits: IdentifierBits?, _ known: SectionRecord?,
    layout: LayoutReference, items: () -> ItemList
  ) -> (record: SectionRecord, hasLayout: Bool) {
    if let known, let hasLayout = keeps(known, layout) { return (known, hasLayout) }
    return describedRecord(of: key, bits, following: known, layout: layout, items: items)
  }

  private func record(
    of key: SectionRecord.Key, _ bits: IdentifierBits?, in place: LoopPlace,
    layout: LayoutReference, items: () -> ItemList
  ) -> (record: SectionRecord, hasLayout: Bool) {
    let known: SectionRecord?
    switch place.rule {
    case .byKey:
      known = self.known(bits) ?? self.known(key)
      if keepsLoops, let known, let hasLayout = keeps(known, layout) { return (known, hasLayout) }
    case .known(let record): known = record.flatMap { $0.key == key ? $0 : nil }
    }
    return describedRecord(of: key, bits, following: known, layout: layout, items: items)
  }

  /// Keeps a record, unless its block has to run; returns whether it has the layout.
  @inline(never)
  private func keeps(_ known: SectionRecord, _ layout: LayoutReference) -> Bool? {
    guard previous.keepsItems, !known.isStale else { return nil }
    keep(known)
    return layouts.areEqual(known.layout, layout)
  }

  /// Runs the block of a section, and returns the record of the one before if it has the same items; without
  /// a key, that of the record before.
  private func describedRecord(
    of key: SectionRecord.Key?, _ bits: IdentifierBits?, following known: SectionRecord?,
    layout: LayoutReference, items: () -> ItemList
  ) -> (record: SectionRecord, hasLayout: Bool) {
    registerWrites(in: nil)
    let evaluated = SectionRecord.evaluate(
      isNested: false, observesModels: previous.mayReadModels, items)
    return (record(of: key, bits, known, layout, evaluated), true)
  }

  /// Returns the record of a section whose block has run.
  @inline(never)
  private func record(
    of key: SectionRecord.Key?, _ bits: IdentifierBits?, _ known: SectionRecord?,
    _ layout: LayoutReference, _ evaluated: SectionRecord.Evaluated
  ) -> SectionRecord {
    registerWrites(in: (key ?? known?.key)?.description)
    if let known, known.hasItems(of: evaluated), layouts.areEqual(known.layout, layout) {
      keep(known)
      return known
    }
    let record = SectionRecord(
      key: key ?? known?.key ?? nextNumber(), bits: bits, layout: layout, evaluated)
    keep(record)
    if record.hasReadModels { modelRecords.append(record) }
    return record
  }

  /// Counts the record of a section as one of this evaluation.
  func keep(_ record: SectionRecord) {
    if previous.mayReadModels { records.append(record) }
  }

  // MARK: Loops

  /// Whether the description around the sections has read nothing that has changed.
  var keepsItems: Bool { previous.keepsItems }

  /// Returns the loop of the last evaluation that the next loop follows; `nil` if there is none.
  func previousLoop<Element>(
    at statement: Statement, of type: Element.Type
  ) -> ElementLoop<Element>? { loops.previous(at: statement, of: type) }

  /// Adds a loop.
  func append(_ loop: SectionLoop) { loops.append(loop) }

  /// Continues behind the sections of a loop, which are matched by their elements.
  func skip(_ sections: [Section]) { previous.skip(sections) }

  /// Runs `body`, which describes the section of an element: what it reads counts for the section, if loops
  /// are recorded.
  func describing(_ place: LoopPlace, _ body: () -> Section) -> Section {
    self.place = place
    defer { self.place = nil }
    guard recordsLoops else { return body().identified(orBy: place.id) }
    let (described, reads) = tracking(body)
    let section = described.identified(orBy: place.id)
    guard let reads else { return section }
    section.record.include(reads)
    if reads.hasReadModels { modelRecords.append(section.record) }
    return section
  }

  private func tracking(_ body: () -> Section) -> (section: Section, reads: AccessList?) {
    guard !previous.mayReadModels else {
      let tracked = AccessList.trackingAny(isNested: false, body)
      return (tracked.result, tracked.reads)
    }
    let outer = AccessList.beginRecording()
    let section = body()
    return (section, AccessList.endRecording(in: outer, isNested: false))
  }

  // The first section that the closure creates is that of the element.
  private func takePlace() -> LoopPlace? {
    guard let place else { return nil }
    self.place = nil
    return place
  }
}

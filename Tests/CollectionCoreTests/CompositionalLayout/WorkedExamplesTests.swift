import CollectionCore
import Testing

@Suite("The worked examples of the specification")
struct WorkedExamplesTests {
  @Test("Basic arrangements are as in 7.1", arguments: Situation.basicArrangements)
  func basicArrangements(_ situation: Situation) { situation.check() }

  @Test("Badges stand at their anchors as in 7.2", arguments: Situation.anchors)
  func anchors(_ situation: Situation) { situation.check() }

  @Test("Headers, footers and backgrounds are as in 7.3", arguments: Situation.boundaries)
  func boundaries(_ situation: Situation) { situation.check() }

  @Test("Pinned items keep visible as in 7.3", arguments: Situation.pinning)
  func pinning(_ situation: Situation) { situation.check() }

  @Test("Sections that scroll across the layout are as in 7.4", arguments: Situation.orthogonal)
  func orthogonal(_ situation: Situation) { situation.check() }

  @Test("Custom groups and mosaics are as in 7.5", arguments: Situation.customGroups)
  func customGroups(_ situation: Situation) { situation.check() }

  @Test("Spacing is shared out as in 7.6", arguments: Situation.spacing)
  func spacing(_ situation: Situation) { situation.check() }

  @Test("Horizontal layouts are as in 7.7", arguments: Situation.horizontalLayouts)
  func horizontalLayouts(_ situation: Situation) { situation.check() }

  @Test("Insets and their references are as in 7.8", arguments: Situation.insets)
  func insets(_ situation: Situation) { situation.check() }

  @Test("Estimates stand for lengths as in 7.9 before measuring", arguments: Situation.estimates)
  func estimates(_ situation: Situation) { situation.check() }

  @Test("Measured lengths stand for estimates as in 7.9", arguments: Situation.measured)
  func measured(_ situation: Situation) { situation.check() }

  @Test("Mirroring, rounding and empty sections are as in 7.10", arguments: Situation.publishing)
  func publishing(_ situation: Situation) { situation.check() }
}

/// Choices at moments that Apple's documentation leaves open, other than those of this UIKit.
///
/// Apple's UIKit makes such choices too, and not all of them can be known without its sources. Code that is
/// right with every set of choices doesn't depend on them:
///
/// ```swift
/// OpenChoices(seed: 7).perform {
///   collectionView.layoutIfNeeded()
///   #expect(collectionView.visibleCells.count == 8)
/// }
/// ```
///
/// The empty set, which is the default, is what this UIKit does otherwise; it costs one comparison at each
/// place. The environment variable `UIKIT_CHOICES` selects a set for a process, by a seed or by names with
/// commas between them. `LinuxUIKit/Specification/open-choices.md` lists why each choice is legal.
package struct OpenChoices: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The choices of the process.
  @MainActor package private(set) static var current = fromEnvironment

  /// Performs a closure with these choices.
  ///
  /// Views that are used by the closure behave as chosen; what they do later follows the choices of the
  /// process again.
  @MainActor package func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  // MARK: Notifying the delegate

  /// Views are announced by `willDisplay` at the end of the pass, after their own layout.
  ///
  /// Documented is only that the view is about to be displayed.
  package static let announcesAfterLayout = OpenChoices(rawValue: 1 << 0)
  /// Self-sizing views are announced before they are measured, even if measuring moves them out of the
  /// visible bounds.
  ///
  /// No page orders `willDisplay` and measuring.
  package static let announcesBeforeMeasuring = OpenChoices(rawValue: 1 << 1)
  /// Views that leave the visible bounds end their display before new ones are requested.
  ///
  /// No page orders `didEndDisplaying` and the `willDisplay` of other elements.
  package static let endsDisplayFirst = OpenChoices(rawValue: 1 << 2)

  // MARK: Prepared views

  /// Cells and supplementary views ahead of the visible bounds are requested and kept, and displayed later
  /// without another request.
  ///
  /// `isPrefetchingEnabled`: cells are requested "in advance of when they are needed".
  package static let preparesElementsAhead = OpenChoices(rawValue: 1 << 3)
  /// Queries by index path return prepared views too.
  ///
  /// `cellForItem(at:)` returns `nil` for a cell that isn't visible; whether a prepared one counts isn't
  /// documented, and has changed between versions.
  package static let findsPreparedElements = OpenChoices(rawValue: 1 << 4)
  /// Updates discard prepared views instead of moving them with their elements.
  ///
  /// No page promises how long a prepared view is kept.
  package static let discardsPreparedElements = OpenChoices(rawValue: 1 << 5)
  /// Reconfigured prepared cells are discarded, and requested again when they become visible.
  ///
  /// The result is the same content: a prepared cell may also not exist.
  package static let discardsReconfiguredElements = OpenChoices(rawValue: 1 << 6)

  // MARK: Measuring and layout

  /// Each measurement asks for the preferred attributes twice.
  ///
  /// No page promises a number of calls of `preferredLayoutAttributesFitting(_:)`.
  package static let measuresTwice = OpenChoices(rawValue: 1 << 7)
  /// Views that were measured are measured again in each pass over the elements.
  package static let measuresAgain = OpenChoices(rawValue: 1 << 8)
  /// Collection views are laid out once more than marked.
  ///
  /// UIKit calls `layoutSubviews()` when it likes to.
  package static let laysOutCollectionViewsTwice = OpenChoices(rawValue: 1 << 9)
  /// Cells and supplementary views are laid out once more than marked.
  package static let laysOutElementsTwice = OpenChoices(rawValue: 1 << 10)
  /// Layouts are prepared twice, so that section providers are called twice.
  ///
  /// `prepare()` is called "whenever the layout is invalidated", and at other times too.
  package static let preparesLayoutsTwice = OpenChoices(rawValue: 1 << 11)
  /// Layouts are asked for the elements of a larger rectangle than the visible bounds.
  ///
  /// The rectangle of `layoutAttributesForElements(in:)` isn't documented to be the visible one.
  package static let requestsLargerRectangles = OpenChoices(rawValue: 1 << 12)

  // MARK: Requesting and reusing views

  /// The views of a pass are requested in reverse order.
  package static let requestsInReverse = OpenChoices(rawValue: 1 << 13)
  /// The view that has waited longest is reused first.
  ///
  /// Which view `dequeueReusableCell(withReuseIdentifier:for:)` returns isn't documented.
  package static let reusesOldestViews = OpenChoices(rawValue: 1 << 14)
  /// Sometimes a new view is created although another one waits.
  package static let createsMoreViews = OpenChoices(rawValue: 1 << 15)
  /// Views that end their display can be reused from the next pass on.
  package static let reusesInNextPass = OpenChoices(rawValue: 1 << 16)

  // MARK: Updates

  /// Displayed cells are reconfigured in the layout pass of the update, or in the next one.
  ///
  /// The time at which `reconfigureItems(at:)` calls the provider isn't documented.
  package static let reconfiguresInLayoutPass = OpenChoices(rawValue: 1 << 17)
  /// Diffable data sources reload items that are marked for reconfiguring and aren't displayed.
  ///
  /// There is no existing cell to keep. Selected items are reconfigured, because they stay selected.
  package static let reloadsInvisibleItems = OpenChoices(rawValue: 1 << 18)
  /// Completion handlers of changes without animation are called in a later run of the main queue.
  ///
  /// The handlers run "when the changes are complete".
  package static let completesLater = OpenChoices(rawValue: 1 << 19)
  /// A batch update that begins while the layout is invalid reloads the old data first.
  ///
  /// `performBatchUpdates(_:completion:)`: if the layout isn't up to date, "a reload may occur".
  package static let reloadsInvalidLayouts = OpenChoices(rawValue: 1 << 20)
  /// `setNeedsUpdateConfiguration()` updates the configurations of displayed cells immediately.
  ///
  /// Several requests "may" be combined into one update at a suitable time.
  package static let updatesConfigurationsAtOnce = OpenChoices(rawValue: 1 << 21)
}

// MARK: Selecting choices

extension OpenChoices {
  private static let names: [(name: String, choice: OpenChoices)] = [
    ("announcesAfterLayout", .announcesAfterLayout),
    ("announcesBeforeMeasuring", .announcesBeforeMeasuring),
    ("endsDisplayFirst", .endsDisplayFirst),
    ("preparesElementsAhead", .preparesElementsAhead),
    ("findsPreparedElements", .findsPreparedElements),
    ("discardsPreparedElements", .discardsPreparedElements),
    ("discardsReconfiguredElements", .discardsReconfiguredElements),
    ("measuresTwice", .measuresTwice),
    ("measuresAgain", .measuresAgain),
    ("laysOutCollectionViewsTwice", .laysOutCollectionViewsTwice),
    ("laysOutElementsTwice", .laysOutElementsTwice),
    ("preparesLayoutsTwice", .preparesLayoutsTwice),
    ("requestsLargerRectangles", .requestsLargerRectangles),
    ("requestsInReverse", .requestsInReverse),
    ("reusesOldestViews", .reusesOldestViews),
    ("createsMoreViews", .createsMoreViews),
    ("reusesInNextPass", .reusesInNextPass),
    ("reconfiguresInLayoutPass", .reconfiguresInLayoutPass),
    ("reloadsInvisibleItems", .reloadsInvisibleItems),
    ("completesLater", .completesLater),
    ("reloadsInvalidLayouts", .reloadsInvalidLayouts),
    ("updatesConfigurationsAtOnce", .updatesConfigurationsAtOnce),
  ]

  /// Every choice by itself.
  package static var each: [OpenChoices] { names.map(\.choice) }

  /// Creates a set that contains each choice with the probability 1/2; the same for the same seed.
  package init(seed: UInt64) {
    self.init(rawValue: UInt32(truncatingIfNeeded: Self.mix(seed)))
    self = intersection(OpenChoices(Self.each))
  }

  /// Creates the set of a text: a seed, or names with commas; returns `nil` for other texts.
  package init?(text: String) {
    if let seed = UInt64(text) {
      self.init(seed: seed)
      return
    }
    self = []
    for word in text.split(separator: ",") {
      guard let known = Self.names.first(where: { $0.name == word }) else { return nil }
      formUnion(known.choice)
    }
  }

  /// Returns whether a choice that is made "sometimes" is made the `number`-th time, which is in one of
  /// three cases and the same in every run.
  func isMade(time number: Int) -> Bool {
    Self.mix(UInt64(rawValue) << 32 ^ UInt64(truncatingIfNeeded: number)) % 3 == 0
  }

  /// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension OpenChoices: CustomStringConvertible {
  /// The names of the choices with commas, or "own choices".
  package var description: String {
    isEmpty
      ? "own choices" : Self.names.filter { contains($0.choice) }.map(\.name).joined(separator: ",")
  }
}

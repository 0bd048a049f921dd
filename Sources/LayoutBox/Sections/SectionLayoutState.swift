/// The state that a section's layout keeps between two descriptions of the section.
///
/// LegoKit keeps one for each section. A layout whose frames depend on the constraints of cells
/// measures the cells of the first screens only. When the user scrolls on, it is described again
/// with the heights of more cells; the heights of the others are estimated.
@MainActor package final class SectionLayoutState {
  /// The number of items up to the last one that was displayed.
  private(set) var displayedCount = 0
  /// Whether UIKit measures the cells of the section when they are displayed.
  ///
  /// The cells of items that specify a height need it as a constraint then.
  package private(set) var cellsAreSelfSizing = false
  /// Whether the layout has read the swipe actions of its context, for UIKit.
  package private(set) var readsSwipeActions = false
  private var solution: Any?

  private var measuredCount = 0
  private let invalidate: @MainActor () -> Void

  /// Creates the state of a section that has not been displayed.
  ///
  /// - Parameter invalidate: Requests another description of the section. It is called during a
  ///   layout pass and must take effect after it.
  package init(invalidate: @escaping @MainActor () -> Void) {
    self.invalidate = invalidate
  }

  /// Resets what each description of the section sets.
  package func beginDescription() { (cellsAreSelfSizing, readsSwipeActions) = (false, false) }

  /// Stores the solution of a layout for its next description.
  func store<Solution>(_ solution: Solution) { self.solution = solution }

  /// Returns the last solution and releases it: a second reference would copy it when it is
  /// changed.
  func takeSolution<Solution>(of type: Solution.Type) -> Solution? {
    defer { solution = nil }
    return solution as? Solution
  }

  /// Records that UIKit measures the cells of the section when they are displayed.
  func setCellsAreSelfSizing() { cellsAreSelfSizing = true }

  /// Records that the layout has read the swipe actions of its context.
  func setReadsSwipeActions() { readsSwipeActions = true }

  /// Records that only the heights of the first `count` items are known.
  func setMeasured(_ count: Int) { measuredCount = count }

  /// Records that items up to `last` are displayed, of which `count` are visible, and requests
  /// another description if the next screen contains estimated items.
  func itemsAreDisplayed(upTo last: Int, visibleCount: Int) {
    guard last >= displayedCount, last + visibleCount >= measuredCount else { return }
    displayedCount = last + 1
    invalidate()
  }
}

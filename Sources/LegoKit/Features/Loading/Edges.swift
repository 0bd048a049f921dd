import UIKit

/// An edge of a displayed section.
struct SectionEdge: Hashable {
  let section: AnyHashable
  let edge: PagingEdge
}

/// The handler of a section that is called when the user reaches its start or its end.
struct EdgeHandler: RepeatableTrait {
  static var modifier: String { "onReachEnd" }

  var modifierName: String { edge == .start ? "onReachStart" : Self.modifier }

  /// The edge of the section.
  let edge: PagingEdge
  /// The number of items from the edge at which it is called.
  let threshold: Int
  /// Begins to load more items; returns `false` if it has to be called again for the same items.
  let load: @MainActor () -> Bool

  /// Creates a handler; a threshold below 1 counts as 1.
  init(edge: PagingEdge, threshold: Int, load: @escaping @MainActor () -> Bool) {
    (self.edge, self.threshold, self.load) = (edge, max(1, threshold), load)
  }
}

extension Section {
  /// Calls a closure when one of the last items of the section is displayed, to load more items.
  ///
  /// ```swift
  /// Section(id: "posts", layout: RowsLayout()) { posts }
  ///   .onReachEnd(threshold: 10) { [weak self] in self?.loadMore() }
  /// ```
  ///
  /// It is called once until the section has another last item or another number of items. If the
  /// end is still displayed then, it is called again. It is not called for an empty section. The
  /// closure is retained while the section is displayed.
  ///
  /// - Parameters:
  ///   - threshold: The number of items from the end at which the closure is called. With 1, it is
  ///     called for the last item.
  ///   - handler: Begins to load more items.
  /// - Returns: The section with the closure.
  public func onReachEnd(
    threshold: Int = 5, _ handler: @escaping @MainActor () -> Void
  ) -> Section {
    onReach(.end, threshold: threshold, handler)
  }

  /// Calls a closure when one of the last items of the section is displayed, to load more items.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onReachEnd<Owner: AnyObject>(
    on owner: Owner, threshold: Int = 5, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Section {
    onReachEnd(threshold: threshold, weakly(owner, handler))
  }

  /// Calls a closure when one of the first items of the section is displayed, to load earlier items.
  ///
  /// ```swift
  /// Section(id: "messages", layout: RowsLayout()) { messages }
  ///   .onReachStart(threshold: 10) { [weak self] in self?.loadEarlier() }
  /// ```
  ///
  /// Use it with ``LegoRenderer/anchor``, so that the items on the screen stay where they are when
  /// others are inserted above them. It is called as ``onReachEnd(threshold:_:)`` is; on a screen
  /// that opens at its start, it is called with the first display.
  ///
  /// - Parameters:
  ///   - threshold: The number of items from the start at which the closure is called. With 1, it is
  ///     called for the first item.
  ///   - handler: Begins to load earlier items.
  /// - Returns: The section with the closure.
  public func onReachStart(
    threshold: Int = 5, _ handler: @escaping @MainActor () -> Void
  ) -> Section {
    onReach(.start, threshold: threshold, handler)
  }

  /// Calls a closure when one of the first items of the section is displayed, to load earlier items.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onReachStart<Owner: AnyObject>(
    on owner: Owner, threshold: Int = 5, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Section {
    onReachStart(threshold: threshold, weakly(owner, handler))
  }

  private func onReach(
    _ edge: PagingEdge, threshold: Int, _ handler: @escaping @MainActor () -> Void
  ) -> Section {
    adding(
      EdgeHandler(edge: edge, threshold: threshold) {
        handler()
        return true
      })
  }
}

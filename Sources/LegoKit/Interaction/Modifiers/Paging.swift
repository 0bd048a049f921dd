import UIKit

/// The state of loading the pages of a section, one after the other.
public enum PagingState: Hashable, Sendable {
  /// There may be more pages.
  case idle
  /// A page is being loaded.
  case loading
  /// The last page could not be loaded, with a text for the user.
  case failed(String)
  /// All pages are loaded.
  case end
}

/// A row at the end of a section that displays the state of paging.
///
/// There is a row only while a page is being loaded or after a failure. See
/// ``Section/paging(_:threshold:load:)``.
public struct PagingRow: TypedItemType, Equatable, StatusItem {
  /// The cell that displays the row.
  public typealias CellType = StatusCell<PagingRow>

  /// The identity of the row.
  public let id: String
  /// Whether a page is being loaded.
  public let isLoading: Bool
  /// The text of a failure.
  public let text: String?
  /// The text that offers to try again.
  public let actionTitle: String?

  /// Creates the row for a state, or returns `nil` if there is nothing to display.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - id: The identity, which is unique among the rows of a screen.
  ///   - retryTitle: The text below that of a failure.
  public init?(_ state: PagingState, id: String = "paging", retryTitle: String = "Try Again") {
    self.id = id
    switch state {
    case .idle, .end: return nil
    case .loading: (isLoading, text, actionTitle) = (true, nil, nil)
    case .failed(let message): (isLoading, text, actionTitle) = (false, message, retryTitle)
    }
  }
}

extension Section {
  /// Loads a page when the user reaches the end of the section.
  ///
  /// ```swift
  /// @State var posts: [PostItem] = []
  /// @State var paging = PagingState.idle
  ///
  /// Section(id: "posts", layout: ListLayout()) {
  ///   posts
  ///   PagingRow(paging)
  /// }
  /// .paging($paging) { [weak self] in
  ///   guard let self else { return false }
  ///   let page = try await api.posts(after: posts.last?.id)
  ///   posts += page.posts
  ///   return page.hasMore
  /// }
  /// ```
  ///
  /// The state becomes `.loading` when one of the last items is displayed, and then `.idle`, `.end`
  /// or `.failed`. A tap on the row of a failure loads the page again. At most one page is loaded
  /// at a time. The first page is loaded elsewhere, since an empty section has no end to reach. The
  /// closure is retained while the section is displayed.
  ///
  /// - Parameters:
  ///   - state: The state, which the section's block passes to a ``PagingRow``.
  ///   - threshold: The number of items from the end at which the next page is loaded.
  ///   - load: Loads a page, and returns whether there are more.
  public func paging(
    _ state: Binding<PagingState>, threshold: Int = 5,
    load: @escaping @MainActor () async throws -> Bool
  ) -> Section {
    let loader = PageLoader(state: state, load: load)
    return
      onReachEnd(threshold: threshold) {
        if state.wrappedValue == .idle { loader.start() }
      }
      .onSelect { (row: PagingRow) in
        if case .failed = state.wrappedValue { loader.start() }
      }
  }
}

/// The loader of a page.
@MainActor private struct PageLoader {
  let state: Binding<PagingState>
  let load: @MainActor () async throws -> Bool

  func start() {
    state.wrappedValue = .loading
    Task {
      do {
        state.wrappedValue = try await load() ? .idle : .end
      } catch {
        state.wrappedValue = .failed(
          (error as? any LocalizedError)?.errorDescription ?? "\(error)")
      }
    }
  }
}

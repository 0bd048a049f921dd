import UIKit

/// The phase of loading the content of a section.
public enum SectionPhase: Hashable, Sendable {
  /// The content is being loaded.
  case loading
  /// The content is loaded.
  case loaded
  /// The content could not be loaded, with a text for the user.
  case failed(String)
}

/// The items that a section displays because of its phase.
@MainActor final class PhaseItems {
  let items: ItemList

  init(_ items: ItemList) {
    self.items = items
  }
}

extension Section {
  /// Displays other items while the content is being loaded, is empty or could not be loaded.
  ///
  /// ```swift
  /// Section(id: "posts", layout: ListLayout()) { posts }
  ///   .phase(phase) {
  ///     for index in 0..<5 { PostSkeleton(id: index) }
  ///   } empty: {
  ///     HintItem("Nobody has posted yet.")
  ///   } failed: { message in
  ///     HintItem(message).onSelect(on: self) { screen in screen.load() }
  ///   }
  /// ```
  ///
  /// Items of the section stay displayed while they are loaded again; those of a failure are
  /// appended to them.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - loading: The items while content is being loaded and there is none yet.
  ///   - empty: The items if there is no content.
  ///   - failed: The items for a failure, with its text.
  public func phase(
    _ phase: SectionPhase, @ItemBuilder loading: () -> ItemList,
    @ItemBuilder empty: () -> ItemList = { ItemList() },
    @ItemBuilder failed: (String) -> ItemList
  ) -> Section {
    var copy = self
    switch phase {
    case .loading where items.isEmpty: copy.phaseItems = PhaseItems(loading())
    case .loaded where items.isEmpty: copy.phaseItems = PhaseItems(empty())
    case .failed(let message):
      copy.phaseItems = PhaseItems(ItemList(joining: [items, failed(message)]))
    default: break
    }
    return copy
  }

  /// Displays ready-made rows while the content is being loaded, is empty or could not be loaded.
  ///
  /// ```swift
  /// Section(id: "posts", layout: ListLayout()) { posts }
  ///   .phase(phase, emptyText: "Nobody has posted yet.") { [weak self] in self?.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - skeletonCount: The number of gray rows while content is being loaded.
  ///   - emptyText: The text if there is no content, or `nil` for none.
  ///   - retryTitle: The text below that of a failure.
  ///   - retry: Loads the content again after a tap on the row of a failure.
  public func phase(
    _ phase: SectionPhase, skeletonCount: Int = 3, emptyText: String? = nil,
    retryTitle: String = "Try Again", retry: @escaping @MainActor () -> Void
  ) -> Section {
    let name = id.map { "\($0)" } ?? ""
    return self.phase(phase) {
      for index in 0..<max(0, skeletonCount) { SkeletonRow(id: "\(name).\(index)") }
    } empty: {
      if let emptyText { StatusRow(id: "\(name).empty", text: emptyText) }
    } failed: { message in
      StatusRow(id: "\(name).failed", text: message, actionTitle: retryTitle).onSelect(retry)
    }
  }
}

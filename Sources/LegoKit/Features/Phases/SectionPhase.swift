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

/// The skeletons of a section, whose number follows from its layout.
struct Skeletons: Trait {
  static var modifier: String { "phase" }

  /// Makes the items of a number of skeletons.
  let make: (Int) -> ItemList
}

extension Section {
  /// Displays other items while the content is being loaded, is empty or could not be loaded.
  ///
  /// ```swift
  /// Section(id: "posts", layout: RowsLayout()) { posts }
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
  /// - Returns: The section with the items of the phase.
  public func phase(
    _ phase: SectionPhase, @ItemBuilder loading: () -> ItemList,
    @ItemBuilder empty: () -> ItemList = { ItemList() },
    @ItemBuilder failed: (String) -> ItemList
  ) -> Section {
    switch phase {
    case .loading where items.isEmpty: replacingItems(by: loading())
    case .loaded where items.isEmpty: replacingItems(by: empty())
    case .failed(let message): replacingItems(by: ItemList(joining: [items, failed(message)]))
    default: self
    }
  }

  /// Displays as many skeletons as fill the screen while the content is being loaded, and other items
  /// while it is empty or could not be loaded.
  ///
  /// ```swift
  /// Section(id: "photos", layout: GridLayout(columns: 3)) { photos }
  ///   .phase(phase) { index in
  ///     PhotoSkeleton(id: index)
  ///   } failed: { message in
  ///     StatusRow(id: "failed", text: message)
  ///   }
  /// ```
  ///
  /// The number of skeletons is that of the items which are visible in the section's layout; it is
  /// measured with the first layout pass and again in another size of the screen. A section that is
  /// below the visible area has one. In a ``LegoView`` that is as high as its content, state the
  /// number instead.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - skeleton: Returns the skeleton at an index, while content is being loaded and there is none
  ///     yet.
  ///   - empty: The items if there is no content.
  ///   - failed: The items for a failure, with its text.
  /// - Returns: The section with the items of the phase.
  public func phase<Skeleton: LegoItem>(
    _ phase: SectionPhase, skeleton: @escaping (Int) -> Skeleton,
    @ItemBuilder empty: () -> ItemList = { ItemList() },
    @ItemBuilder failed: (String) -> ItemList
  ) -> Section {
    guard phase == .loading, items.isEmpty else {
      return self.phase(phase, loading: { ItemList() }, empty: empty, failed: failed)
    }
    let skeletons = Skeletons { count in ItemList((0..<count).map(skeleton)) }
    return replacingItems(by: skeletons.make(SkeletonFeature.firstCount)).adding(skeletons)
  }

  /// Displays ready-made rows while the content is being loaded, is empty or could not be loaded.
  ///
  /// ```swift
  /// Section(id: "posts", layout: RowsLayout()) { posts }
  ///   .phase(phase, emptyText: "Nobody has posted yet.") { [weak self] in self?.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - skeletonCount: The number of gray rows while content is being loaded. The default fills the
  ///     screen.
  ///   - emptyText: The text if there is no content, or `nil` for none.
  ///   - retryTitle: The text below that of a failure.
  ///   - retry: Loads the content again after a tap on the row of a failure.
  /// - Returns: The section with the rows of the phase.
  public func phase(
    _ phase: SectionPhase, skeletonCount: Int? = nil, emptyText: String? = nil,
    retryTitle: String = "Try Again", retry: @escaping @MainActor () -> Void
  ) -> Section {
    let name = id.map { "\($0)" } ?? ""
    let skeleton = { (index: Int) in SkeletonRow(id: "\(name).\(index)") }
    @ItemBuilder func empty() -> ItemList {
      if let emptyText { StatusRow(id: "\(name).empty", text: emptyText) }
    }
    @ItemBuilder func failed(_ message: String) -> ItemList {
      StatusRow(id: "\(name).failed", text: message, actionTitle: retryTitle).onSelect(retry)
    }
    guard let skeletonCount else {
      return self.phase(phase, skeleton: skeleton, empty: empty, failed: failed)
    }
    return self.phase(
      phase, loading: { ItemList((0..<max(0, skeletonCount)).map(skeleton)) }, empty: empty,
      failed: failed)
  }
}

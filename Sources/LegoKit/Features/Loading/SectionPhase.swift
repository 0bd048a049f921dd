import UIKit

/// The state of a section's content, and the items that stand for content.
struct PhaseRule: Trait {
  static var modifier: String { "phase" }

  /// The state of the content.
  let state: LoadState
  /// The number of skeletons; `nil` for as many as fill the screen.
  let skeletonCount: Int?
  /// Makes the skeleton at an index, or no item for a ready-made one.
  let skeleton: (Int) -> ItemList
  /// Makes the items for a section without any.
  let empty: () -> ItemList
  /// Makes the items for a failure, or no item for a ready-made row.
  let failed: (String) -> ItemList
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
  ///   .phase(phase) { [weak self] in self?.load() }
  /// ```
  ///
  /// | state | without items | with items |
  /// | --- | --- | --- |
  /// | `.idle` | nothing | the items |
  /// | `.loading` | skeletons | the items, which are loaded again |
  /// | `.failed` | the items of `failed` | the items, followed by those of `failed` |
  /// | `.loaded` | the items of `empty` | the items |
  ///
  /// Skeletons, texts and failures are ready-made, or of the app:
  ///
  /// ```swift
  /// Section(id: "posts", layout: RowsLayout()) { posts }
  ///   .phase(phase) { [weak self] in
  ///     self?.load()
  ///   } skeleton: { index in
  ///     PostSkeleton(id: index)
  ///   } empty: {
  ///     StatusRow(id: "empty", text: "Nobody has posted yet.")
  ///   } failed: { message in
  ///     StatusRow(id: "failed", text: message, actionTitle: "Once more")
  ///   }
  /// ```
  ///
  /// The number of skeletons is that of the items which are visible in the section's layout; it is
  /// measured with the first layout pass and again in another size of the screen. A section that is
  /// below the visible area has one. In a ``LegoView`` that is as high as its content, state the
  /// number instead.
  ///
  /// Pages of ``paging(_:at:threshold:showsStatus:load:insert:)`` wait for the content: while it is
  /// being loaded or could not be loaded, no page is loaded, one that is being loaded is canceled, and
  /// the state of paging becomes `.idle`.
  ///
  /// - Parameters:
  ///   - state: The state of the content.
  ///   - skeletonCount: The number of skeletons. The default fills the screen.
  ///   - retry: Loads the content again. It is called for a tap on the ready-made row of a failure, and
  ///     on a ``StatusRow`` of `failed` with an `actionTitle`.
  ///   - skeleton: Returns the skeleton at an index. The default is a ``SkeletonRow``.
  ///   - empty: The items if there is no content. The default is none.
  ///   - failed: The items for a failure, with its text. The default is a row with the text and "Try
  ///     Again".
  /// - Returns: The section with the items of the state.
  public func phase(
    _ state: LoadState, skeletonCount: Int? = nil, retry: @escaping @MainActor () -> Void,
    @ItemBuilder skeleton: @escaping (Int) -> ItemList = { _ in ItemList() },
    @ItemBuilder empty: @escaping () -> ItemList = { ItemList() },
    @ItemBuilder failed: @escaping (String) -> ItemList = { _ in ItemList() }
  ) -> Section {
    let section = adding(LoadDisplay()).adding(
      PhaseRule(
        state: state, skeletonCount: skeletonCount, skeleton: skeleton, empty: empty,
        failed: failed))
    guard case .failed = state else { return section }
    return section.onSelect { (row: StatusRow) in
      if row.actionTitle != nil { retry() }
    }
  }

  /// Returns the section with the items of the state of its content.
  func displayingContent(of load: SectionLoad) -> Section {
    guard let phase = traits[PhaseRule.self] else { return self }
    switch load.itemsDisplay {
    case .items: return self
    case .skeletons: return displayingSkeletons(of: phase)
    case .empty: return replacingItems(by: phase.empty())
    case .failure(let message):
      return replacingItems(by: ItemList(joining: [record.items, failure(message, of: phase)]))
    }
  }

  private func displayingSkeletons(of phase: PhaseRule) -> Section {
    let name = idText
    let skeleton = { (index: Int) in
      let own = phase.skeleton(index)
      return own.isEmpty ? ItemList([SkeletonRow(id: "\(name).\(index)")]) : own
    }
    let skeletons = Skeletons { count in ItemList(joining: (0..<max(0, count)).map(skeleton)) }
    if let count = phase.skeletonCount { return replacingItems(by: skeletons.make(count)) }
    return replacingItems(by: skeletons.make(SkeletonFeature.firstCount)).adding(skeletons)
  }

  private func failure(_ message: String, of phase: PhaseRule) -> ItemList {
    let own = phase.failed(message)
    guard own.isEmpty else { return own }
    return ItemList([
      StatusRow(id: "\(idText).failed", text: message, actionTitle: "Try Again")
    ])
  }
}

import UIKit

/// The providers of the swipe actions of a section's rows.
///
/// ```swift
/// var actions = SectionSwipeActions()
/// actions.trailing = { path in
///   UISwipeActionsConfiguration(actions: [deleteAction(at: path)])
/// }
/// ```
///
/// tvOS has no swipe actions, and this type no members there.
@MainActor public struct SectionSwipeActions {
  #if !os(tvOS)
    /// A function that returns the actions at one side of the row at an index path.
    public typealias Provider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The provider of the actions at the leading edge; `nil` for none.
    public var leading: Provider?
    /// The provider of the actions at the trailing edge; `nil` for none.
    public var trailing: Provider?
  #endif

  /// Creates a value without actions.
  public init() {}
}

extension UICollectionLayoutListConfiguration {
  /// Sets the swipe actions of the rows.
  @MainActor mutating func setSwipeActions(_ actions: SectionSwipeActions) {
    #if !os(tvOS)
      leadingSwipeActionsConfigurationProvider = actions.leading
      trailingSwipeActionsConfigurationProvider = actions.trailing
    #endif
  }
}

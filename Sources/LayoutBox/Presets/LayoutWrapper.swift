import UIKit

/// A layout that displays the section in another layout.
package protocol LayoutWrapper: SectionLayout {
  /// The layouts in which the section may be displayed, the first choice first.
  var wrappedLayouts: [any SectionLayout] { get }
  /// Returns the layout in which the section is displayed.
  @MainActor func wrappedLayout(in context: SectionContext) -> any SectionLayout
}

extension SectionLayout {
  /// Returns the innermost layout in which a section is displayed.
  @MainActor package func innermostLayout(in context: SectionContext) -> any SectionLayout {
    guard let wrapper = self as? any LayoutWrapper else { return self }
    return wrapper.wrappedLayout(in: context).innermostLayout(in: context)
  }

  /// The system list in which the section may be displayed; `nil` if there is none.
  package var systemList: ListLayout? {
    if let list = self as? ListLayout { return list }
    return (self as? any LayoutWrapper)?.wrappedLayouts.lazy.compactMap(\.systemList).first
  }
}

extension LayoutWrapper {
  /// Whether one of the layouts keeps the section's header visible.
  @MainActor public var pinsHeader: Bool { wrappedLayouts.contains { $0.pinsHeader } }

  /// Whether the section's header covers the insets in one of the layouts.
  @MainActor public var headerCoversInsets: Bool {
    wrappedLayouts.contains { $0.headerCoversInsets }
  }
}

extension TextScaledLayout: LayoutWrapper {
  /// The base.
  package var wrappedLayouts: [any SectionLayout] { [base] }

  /// Returns the base.
  @MainActor package func wrappedLayout(in context: SectionContext) -> any SectionLayout { base }
}

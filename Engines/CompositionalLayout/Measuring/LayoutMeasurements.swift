import Foundation
import LayoutGeometry

/// The measured sizes of a whole layout (compositional-layout.md, 4.2).
package struct LayoutMeasurements: Equatable, Sendable {
  /// The measured sizes of the sections, by section index.
  package var sections: [Int: SectionMeasurements] = [:]
  /// The sizes of boundary items of the whole layout by kind, in points.
  package var boundary: [String: CGSize] = [:]

  /// Creates an empty value.
  package init() {}

  /// Whether nothing is measured.
  package var isEmpty: Bool { sections.isEmpty && boundary.isEmpty }
}

/// The measured sizes of one section.
package struct SectionMeasurements: Equatable, Sendable {
  /// The sizes of items.
  package var items = MeasuredSizes()
  /// The sizes of the section's boundary items by kind, in points.
  package var boundary: [String: CGSize] = [:]
  /// The sizes of views tied to items and groups.
  package var badges = MeasuredBadges()

  /// Creates an empty value.
  package init() {}

  /// Whether nothing is measured.
  var isEmpty: Bool { items.isEmpty && boundary.isEmpty && badges.isEmpty }
}

/// The measurements since a layout was solved.
package struct LayoutMeasurementChange: Sendable {
  /// The items with new sizes by section; a section without items has other new sizes.
  package var sections: [Int: Set<Int>] = [:]

  /// Creates a change.
  package init(sections: [Int: Set<Int>] = [:]) {
    self.sections = sections
  }
}

extension CGSize {
  /// This size with the measured lengths on the axes that size themselves (compositional-layout.md,
  /// 4.2).
  ///
  /// Lengths that can't be laid out become 0, as described ones do.
  func measured(_ measured: CGSize?, on axes: LayoutSelfSizing) -> CGSize {
    guard let measured else { return self }
    return CGSize(
      width: axes.contains(.width) ? max(0, measured.width.bounded) : width,
      height: axes.contains(.height) ? max(0, measured.height.bounded) : height)
  }
}

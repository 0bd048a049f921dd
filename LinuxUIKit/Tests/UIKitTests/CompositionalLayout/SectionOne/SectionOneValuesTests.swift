import Testing
import UIKit

@Suite("The cases and raw values of compositional-layout.md, 1.16") @MainActor
struct SectionOneValuesTests {
  @Test("Scrolling behaviors are numbered from none to centered group paging")
  func behaviors() {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    let all: [Behavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(Behavior(rawValue: 6) == nil)
  }

  @Test("Insets references are numbered from automatic to readable content")
  func references() {
    let all: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("Alignments are numbered counterclockwise from the top")
  func alignments() {
    let all: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test("Edges are a bit mask, and all of them are 15")
  func edges() {
    let all: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 15])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @Test("Bounces are numbered, and deceleration rates are numbers")
  func scrollingProperties() {
    typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
    let bounces: [Properties.Bounce] = [.automatic, .always, .never]
    #expect(bounces.map(\.rawValue) == [0, 1, 2])
    let rates: [Properties.DecelerationRate] = [.automatic, .normal, .fast]
    #expect(Set(rates).count == 3)
    #expect(Properties.DecelerationRate(rawValue: 0.5).rawValue == 0.5)
    // The deceleration rates of uikit.md, 5.2, per millisecond.
    #expect(rates.dropFirst().map(\.rawValue) == [0.998, 0.99])
    #expect(Properties().bounce == .automatic && Properties().decelerationRate == .automatic)
  }

  @Test("Elements are cells, supplementary views and decoration views, in this order")
  func categories() {
    let all: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
    #expect(all.map(\.rawValue) == [0, 1, 2])
    let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
    #expect(directions.map(\.rawValue) == [0, 1])
  }
}

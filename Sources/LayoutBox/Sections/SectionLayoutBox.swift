import CompositionalLayout
import LayoutGeometry
import UIKit

/// A section: a group that repeats until every item has a frame, and the views around its items.
///
/// ```swift
/// let offers = SectionLayoutBox {
///   GroupLayoutBox(width: .w(0.85), height: .absolute(160)) {
///     ItemLayoutBox(width: .w(1), height: .h(1))
///   }
/// }
/// .orthogonal(.groupPagingCentered)
/// .insets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// .spacing(12)
/// .header(height: .estimated(44))
/// ```
///
/// The block contains one group. An item without a group is a row of cells as wide as the section,
/// so a list is `SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .estimated(44)) }`. In a
/// section that scrolls orthogonally, an item without a group is a group of its own. Several boxes
/// are one row, which is as high as the boxes if all have the same height.
///
/// A block with a parameter depends on the environment:
///
/// ```swift
/// SectionLayoutBox(id: "icons") { context in
///   let columns = max(2, Int(context.width() / 120))
///   GroupLayoutBox(width: .w(1), height: .absolute(120)) {
///     ItemLayoutBox(columns: columns, width: .w(1 / CGFloat(columns)), height: .h(1))
///   }
/// }
/// ```
///
/// Use the section in a ``CompositionalLayoutBox``, in LegoKit's `Section(layout:)`, or in the
/// section provider of any compositional layout: `box.section(in: environment)`.
///
/// Sections are values: a modifier returns a changed copy, and equal sections are equal however
/// they were written. See ``init(id:_:)`` for sections with closures.
public struct SectionLayoutBox: Equatable, Sendable {
  private let content: SectionContent
  private var settings: SectionSettings

  /// Creates a section of the boxes of `content`.
  ///
  /// The closure runs once, during initialization.
  @MainActor public init(@LayoutBuilder _ content: () -> LayoutBoxConfig) {
    self.init(content())
  }

  /// Creates a section whose boxes depend on the environment.
  ///
  /// Two such sections are equal if their ids and modifiers are equal; the id has to change with
  /// the values that the closure captures. Without an id, a section equals only its copies, so the
  /// layout counts as changed whenever the section is described again.
  ///
  /// - Parameters:
  ///   - id: The identity of `content` in comparisons.
  ///   - content: The boxes for the container, the traits and the items of a context. It is called
  ///     each time the layout is invalidated.
  @MainActor public init(
    id: (any Hashable & Sendable)? = nil,
    @LayoutBuilder _ content: @escaping @MainActor (SectionContext) -> LayoutBoxConfig
  ) {
    self.content = .provided(DescriptionID(id), content)
    settings = SectionSettings()
  }

  /// Creates a section of a description.
  init(_ config: LayoutBoxConfig) {
    content = .fixed(config)
    settings = SectionSettings()
  }

  /// Returns the section with `change` applied to its settings.
  func changing(_ change: (inout SectionSettings) -> Void) -> SectionLayoutBox {
    var copy = self
    change(&copy.settings)
    return copy
  }
}

// MARK: Scrolling

extension SectionLayoutBox {
  /// Returns the section with its groups scrolling orthogonally to the layout; `.none` for groups
  /// that scroll with the layout.
  public func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> SectionLayoutBox {
    changing {
      $0.template.orthogonalBehavior = OrthogonalBehavior(rawValue: behavior.rawValue) ?? .none
    }
  }

  /// Returns the section with its groups scrolling orthogonally to the layout, with a bounce and a
  /// deceleration rate.
  ///
  /// ```swift
  /// if #available(iOS 17, tvOS 17, *) {
  ///   section = section.orthogonal(.continuous, bounce: .never)
  /// }
  /// ```
  @available(iOS 17.0, tvOS 17.0, *)
  public func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce,
    decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate =
      .automatic
  ) -> SectionLayoutBox {
    orthogonal(behavior).changing {
      $0.template.orthogonalScrolling = OrthogonalScrolling(
        bounce: OrthogonalScrolling.Bounce(rawValue: bounce.rawValue) ?? .automatic,
        deceleration: decelerationRate == .automatic ? .automatic : .rate(decelerationRate.rawValue)
      )
    }
  }

  /// Returns the section with a closure that is called before each layout pass with its visible
  /// items.
  ///
  /// ```swift
  /// section.onVisibleItems(id: "fade") { items, offset, environment in
  ///   let center = offset.x + environment.container.contentSize.width / 2
  ///   for item in items { item.alpha = 1 - min(0.6, abs(item.frame.midX - center) / center) }
  /// }
  /// ```
  ///
  /// The closure can change the appearance of the items for this pass. UIKit ignores the changes in
  /// sections with estimated dimensions.
  ///
  /// The closures of several calls are called in order.
  ///
  /// - Parameters:
  ///   - id: The identity of the closure in comparisons; without one, the section equals only its
  ///     copies.
  ///   - handler: Receives the visible items, the content offset of the section, and its
  ///     environment.
  /// - Returns: The changed section.
  public func onVisibleItems(
    id: (any Hashable & Sendable)? = nil,
    _ handler:
      @escaping @MainActor (
        [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
      ) -> Void
  ) -> SectionLayoutBox {
    let new = VisibleItemsHandler(id: DescriptionID(id), handle: handler)
    return changing { $0.handler = $0.handler?.followed(by: new) ?? new }
  }
}

// MARK: Insets and spacing

extension SectionLayoutBox: Insettable, LayoutBoxContainer {
  /// The insets around the section's groups.
  ///
  /// Along the scroll axis the header and the footer are outside of the insets. They are inset by
  /// those across it, unless they cover the insets.
  public var insets: NSDirectionalEdgeInsets {
    get { settings.template.insets.edgeInsets }
    set { settings.template.insets = LayoutInsets(newValue) }
  }

  /// The reference of the section's insets.
  ///
  /// The default is `.automatic`, that of the layout.
  public var insetsReference: UIContentInsetsReference {
    get { settings.template.insetsReference.contentInsetsReference }
    set { settings.template.insetsReference = LayoutInsetsReference(newValue) }
  }

  /// The spacing between neighboring groups, in points.
  public var spacing: CGFloat {
    get { settings.template.interGroupSpacing }
    set { settings.template.interGroupSpacing = newValue }
  }

  /// Returns the section with the insets of its header, footer and other boundary items measured
  /// from this reference.
  ///
  /// The default is `.automatic`, the reference of the layout.
  public func supplementaryInsetsReference(
    _ reference: UIContentInsetsReference
  ) -> SectionLayoutBox {
    changing { $0.template.supplementaryInsetsReference = LayoutInsetsReference(reference) }
  }
}

// MARK: Description

extension SectionLayoutBox {
  /// The settings that do not depend on the environment.
  var fixedSettings: SectionSettings { settings }

  /// Returns the description of the section in a context.
  @MainActor func description(in context: SectionContext) -> SectionDescription {
    settings.description(
      of: content.config(in: context), axis: LayoutAxis(context.scrollDirection),
      container: context.environment.container.effectiveContentSize)
  }
}

/// The boxes of a section.
private enum SectionContent: Equatable, Sendable {
  /// Boxes that do not depend on the environment.
  case fixed(LayoutBoxConfig)
  /// Boxes that a closure returns.
  case provided(DescriptionID, @MainActor (SectionContext) -> LayoutBoxConfig)

  static func == (one: SectionContent, other: SectionContent) -> Bool {
    switch (one, other) {
    case (.fixed(let one), .fixed(let other)): one == other
    case (.provided(let one, _), .provided(let other, _)): one == other
    case (.fixed, .provided), (.provided, .fixed): false
    }
  }

  @MainActor func config(in context: SectionContext) -> LayoutBoxConfig {
    switch self {
    case .fixed(let config): config
    case .provided(_, let content): content(context)
    }
  }
}

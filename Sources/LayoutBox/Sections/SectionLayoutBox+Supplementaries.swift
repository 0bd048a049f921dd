import CompositionalLayout
import LayoutGeometry
import UIKit

// MARK: Headers and footers

extension SectionLayoutBox {
  /// Returns the section with a header.
  ///
  /// The header is above the content, and in a layout that scrolls horizontally at its leading
  /// edge, as high as the section. It is outside of the section's insets along the scroll axis.
  ///
  /// - Parameters:
  ///   - kind: The element kind under which the view is registered with the collection view. A
  ///     boundary item replaces an earlier one of the same kind.
  ///   - height: The height of the header, or its width in a layout that scrolls horizontally.
  ///   - pinned: Whether the header stays visible while the section does.
  ///   - coversInsets: Whether the header extends over the section's insets on both sides, so that
  ///     nothing is visible beside a pinned header. The layout margins of its view then have to
  ///     align its content with the items.
  ///   - insets: The insets that shrink the header.
  /// - Returns: The changed section.
  @MainActor public func header(
    kind: String = UICollectionView.elementKindSectionHeader, height: NSCollectionLayoutDimension,
    pinned: Bool = false, coversInsets: Bool = false, insets: NSDirectionalEdgeInsets = .zero
  ) -> SectionLayoutBox {
    let pinning = HeaderPinning(isPinned: pinned, coversInsets: coversInsets)
    return adding(.header, kind, height, pinning, insets)
  }

  /// Returns the section with a footer below the content, or at the trailing edge of a layout that
  /// scrolls horizontally.
  ///
  /// The parameters are those of ``header(kind:height:pinned:coversInsets:insets:)``.
  @MainActor public func footer(
    kind: String = UICollectionView.elementKindSectionFooter, height: NSCollectionLayoutDimension,
    pinned: Bool = false, coversInsets: Bool = false, insets: NSDirectionalEdgeInsets = .zero
  ) -> SectionLayoutBox {
    let pinning = HeaderPinning(isPinned: pinned, coversInsets: coversInsets)
    return adding(.footer, kind, height, pinning, insets)
  }

  @MainActor private func adding(
    _ edge: BoundaryBox.Edge, _ kind: String, _ thickness: NSCollectionLayoutDimension,
    _ pinning: HeaderPinning, _ insets: NSDirectionalEdgeInsets
  ) -> SectionLayoutBox {
    adding(
      BoundaryBox(
        edge, kind: kind, thickness: LayoutDimension(thickness), pinning: pinning,
        insets: LayoutInsets(insets)))
  }
}

// MARK: Other boundary items

extension SectionLayoutBox {
  /// Returns the section with a supplementary view at an edge or a corner.
  ///
  /// ```swift
  /// section.boundaryItem(
  ///   "more", width: .absolute(80), height: .absolute(30), alignment: .topTrailing)
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The element kind under which the view is registered with the collection view. A
  ///     boundary item replaces an earlier one of the same kind.
  ///   - width: The width; fractions refer to the section.
  ///   - height: The height; fractions refer to the section.
  ///   - alignment: The edge or corner of the section.
  ///   - offset: The distance from that position, in points. A positive x is away from the leading
  ///     edge.
  ///   - extendsBoundary: Whether the section grows by the view; otherwise the view overlaps the
  ///     content.
  ///   - pinned: Whether the view stays visible while the section does.
  ///   - insets: The insets that shrink the view.
  ///   - zIndex: The order from back to front.
  /// - Returns: The changed section.
  @MainActor public func boundaryItem(
    _ kind: String, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    alignment: NSRectAlignment, offset: CGPoint = .zero, extendsBoundary: Bool = true,
    pinned: Bool = false, insets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 1
  ) -> SectionLayoutBox {
    adding(
      BoundaryBox(
        LayoutBoundaryItem(
          size: LayoutItemSize(width, height), insets: LayoutInsets(insets), kind: kind,
          alignment: LayoutAlignment(rawValue: alignment.rawValue) ?? .none, offset: offset,
          extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinned, zIndex: zIndex)))
  }

  /// Returns the section with a boundary item of UIKit.
  ///
  /// The item is read now; later changes to it have no effect.
  @MainActor public func boundaryItem(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> SectionLayoutBox {
    adding(BoundaryBox(LayoutBoundaryItem(item)))
  }

  private func adding(_ item: BoundaryBox) -> SectionLayoutBox {
    changing { $0.boundaryItems.append(item) }
  }
}

// MARK: Backgrounds

extension SectionLayoutBox {
  /// Returns the section with a background view from its header to its footer.
  ///
  /// ```swift
  /// section.background(
  ///   CardView.self,
  ///   insets: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
  /// ```
  ///
  /// ``CompositionalLayoutBox`` and LegoKit register the class automatically. In another layout
  /// call ``registerBackgrounds(in:)``.
  ///
  /// - Parameters:
  ///   - viewClass: The class of the view. Its name is the element kind.
  ///   - insets: The insets that shrink the background; those of the section do not apply to it.
  ///   - zIndex: The order from back to front.
  /// - Returns: The changed section.
  public func background(
    _ viewClass: UICollectionReusableView.Type, insets: NSDirectionalEdgeInsets = .zero,
    zIndex: Int = 0
  ) -> SectionLayoutBox {
    adding(
      BackgroundBox(
        decoration: LayoutDecoration(
          kind: String(reflecting: viewClass), insets: LayoutInsets(insets), zIndex: zIndex),
        viewClass: viewClass))
  }

  /// Returns the section with a decoration item of UIKit, whose kind is registered with the layout.
  ///
  /// ```swift
  /// section.background(.background(elementKind: "card"))
  /// ```
  ///
  /// The item is read now; later changes to it have no effect.
  @MainActor public func background(
    _ item: NSCollectionLayoutDecorationItem
  ) -> SectionLayoutBox {
    adding(BackgroundBox(decoration: LayoutDecoration(item), viewClass: nil))
  }

  /// Registers the classes of the section's backgrounds with a layout.
  ///
  /// ``CompositionalLayoutBox`` and LegoKit do this automatically.
  @MainActor public func registerBackgrounds(in layout: UICollectionViewLayout) {
    fixedSettings.backgrounds.register(in: layout)
  }

  private func adding(_ background: BackgroundBox) -> SectionLayoutBox {
    changing { settings in
      settings.backgrounds.removeAll { $0.decoration.kind == background.decoration.kind }
      settings.backgrounds.append(background)
    }
  }
}

extension [BackgroundBox] {
  /// Registers the classes with a layout.
  @MainActor func register(in layout: UICollectionViewLayout) {
    for background in self {
      guard let viewClass = background.viewClass else { continue }
      layout.register(viewClass, forDecorationViewOfKind: background.decoration.kind)
    }
  }
}

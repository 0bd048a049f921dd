import UIKit

/// A result builder that collects values of one type.
///
/// A block takes expressions, arrays and optionals, `if`, `switch`, `for` and `#available`. A `while`
/// is no part of result builders: write a `for`, or a `map` over a collection.
@resultBuilder public enum ResultBuilder<Element>: ElementBuilder {
  /// The type of a block.
  public typealias ContentBlock = () -> [Element]
}

extension ResultBuilder where Element == UIView {
  /// Adds the views of a group, which arranges them in a box.
  @MainActor public static func buildExpression(_ group: BoxGroup) -> [UIView] { group.views }
}

/// A result builder of views.
public typealias ViewBuilder = ResultBuilder<UIView>

/// An alias of ``ViewBuilder`` for files that also import SwiftUI.
public typealias UIViewBuilder = ResultBuilder<UIView>

import UIKit

/// A result builder that collects values of one type.
///
/// A block takes expressions, arrays and optionals, `if`, `switch`, `for` and `#available`. A `while`
/// is no part of result builders: write a `for`, or a `map` over a collection.
@resultBuilder public enum ResultBuilder<Element> {
  /// The type of a block.
  public typealias ContentBlock = () -> [Element]

  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildExpression(_ element: Element?) -> [Element] {
    element.map { [$0] } ?? []
  }
  public static func buildExpression(_ nothing: Void) -> [Element] { [] }
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first part: [Element]) -> [Element] { part }
  public static func buildEither(second part: [Element]) -> [Element] { part }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension ResultBuilder where Element == UIView {
  /// Adds the views of a group, which arranges them in a box.
  @MainActor public static func buildExpression(_ group: BoxGroup) -> [UIView] { group.views }
}

/// A result builder of views.
public typealias ViewBuilder = ResultBuilder<UIView>

/// An alias of ``ViewBuilder`` for files that also import SwiftUI.
public typealias UIViewBuilder = ResultBuilder<UIView>

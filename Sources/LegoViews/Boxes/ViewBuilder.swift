import UIKit

/// A result builder that collects values of one type.
///
/// A block takes expressions, arrays and optionals, `if`, `switch`, `for` and `#available`. A `while`
/// is no part of result builders: write a `for`, or a `map` over a collection.
@resultBuilder public enum ResultBuilder<Element> {
  /// The type of a block.
  public typealias ContentBlock = () -> [Element]

  /// Adds an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Adds the elements of an array, in their order.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Adds an element, if it isn't `nil`.
  public static func buildExpression(_ element: Element?) -> [Element] {
    element.map { [$0] } ?? []
  }
  /// Adds nothing for a statement that returns nothing.
  public static func buildExpression(_ nothing: Void) -> [Element] { [] }
  /// Returns the elements of all statements, in their order.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  /// Returns the elements of an `if` without `else`; none if its condition doesn't hold.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// Returns the elements of an `if`, or of a case of a `switch`.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Returns the elements of an `else`, or of a later case of a `switch`.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// Returns the elements of all passes of a `for`, in their order.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  /// Returns the elements of an `if #available`.
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

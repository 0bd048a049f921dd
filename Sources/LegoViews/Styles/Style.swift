import UIKit

/// An object that styles are applied to: every view.
@MainActor public protocol Decorable: AnyObject {}

extension UIView: Decorable {}

/// A change of a view's appearance or behavior as a value, which views share.
///
/// ```swift
/// enum Styles {
///   @MainActor static var title: [any Style] {
///     [
///       UIFont.systemFont(ofSize: 16, weight: .bold),
///       PropertyStyle(\UILabel.textColor, value: .red),
///       PropertyStyle(\UIView.layer.cornerRadius, value: 12),
///     ]
///   }
/// }
///
/// UILabel().styles(Styles.title)
/// ```
///
/// A style of your own implements ``apply(to:)``. It is applied once to a view if it has a
/// ``styleID``, and can be removed if it implements ``restoration(of:)``.
@MainActor public protocol Style {
  /// Applies the style.
  func apply(to decorable: any Decorable)

  /// The identity of the property that the style sets: of several styles with equal ids, a view has the
  /// last one.
  ///
  /// A style that can't be removed is applied once for an id. With `nil` the style is applied
  /// whenever it is set. The default is the style itself if it is `Hashable`, the object if it is
  /// one, otherwise `nil`.
  var styleID: AnyHashable? { get }

  /// Returns a function that restores what the style is going to change.
  ///
  /// It is called before ``apply(to:)``. The function must not retain the view. The default
  /// implementation returns `nil`: the style can't be removed.
  func restoration(of decorable: any Decorable) -> (() -> Void)?
}

extension Style {
  /// The default implementation returns the style if it is `Hashable`, or the object.
  public var styleID: AnyHashable? {
    if let style = self as? any Hashable { return AnyHashable(style) }
    return type(of: self) is AnyClass ? AnyHashable(ObjectIdentifier(self as AnyObject)) : nil
  }

  /// The default implementation returns `nil`.
  public func restoration(of decorable: any Decorable) -> (() -> Void)? { nil }
}

extension UIView {
  /// Applies styles, in their order; see ``style(_:)``.
  @discardableResult public func styles(_ styles: [any Style]) -> Self {
    for style in styles { self.style(style) }
    return self
  }

  /// Applies a style.
  ///
  /// A style is applied once, however often it is set. One with another value replaces the style
  /// that has set the same property.
  @discardableResult public func style(_ style: any Style) -> Self {
    appliedStyles.apply(style, to: self)
    return self
  }

  /// Removes what sets the same as some styles, and restores what the view had before; without styles,
  /// removes all.
  @discardableResult public func removeStyles(_ styles: any Style...) -> Self {
    let applied = kept(AppliedStyles.self)
    if styles.isEmpty { applied?.removeAll() }
    for style in styles { applied?.remove(style) }
    setNeedsBoxLayout()
    return self
  }

  private var appliedStyles: AppliedStyles {
    if let styles = kept(AppliedStyles.self) { return styles }
    let styles = AppliedStyles()
    keep(styles)
    return styles
  }
}

/// The styles that have been applied to a view, in their order.
@MainActor private final class AppliedStyles {
  private struct Entry {
    let id: AnyHashable?
    var restore: (() -> Void)?
  }

  private var entries: [Entry] = []

  func apply(_ style: any Style, to view: UIView) {
    let id = style.styleID
    if let id, let entry = entries.first(where: { $0.id == id }) {
      // What was there before the first style is restored later.
      guard entry.restore != nil else { return }
    } else {
      entries.append(Entry(id: id, restore: style.restoration(of: view)))
    }
    style.apply(to: view)
    view.setNeedsBoxLayout()
  }

  func remove(_ style: any Style) {
    let id = style.styleID
    guard let index = entries.firstIndex(where: { $0.id == id && $0.restore != nil }) else {
      return
    }
    entries.remove(at: index).restore?()
  }

  func removeAll() {
    for entry in entries.reversed() { entry.restore?() }
    entries.removeAll { $0.restore != nil }
  }
}

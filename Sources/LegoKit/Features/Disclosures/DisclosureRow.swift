import LayoutGeometry
import UIKit

/// A row that leads to another screen, or displays and hides the rows below it.
///
/// ```swift
/// Section(id: "settings", layout: .list(.insetGrouped)) {
///   DisclosureRow("About") { AboutViewController() }
///   DisclosureRow("Advanced", isExpanded: $showsAdvanced)
///   if showsAdvanced { TextRow("Developer mode") }
/// }
/// ```
public struct DisclosureRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title.
  public let title: String
  /// The text at the trailing edge, such as the present choice; `nil` for none.
  public let value: String?
  /// The options of the row, with the indicator among the accessories, which others replace.
  public var options = RowOptions()
  private let tap: Tap

  /// Creates a row that shows another screen.
  ///
  /// The view controller that contains the list shows it by `show(_:sender:)`, which pushes it onto the
  /// navigation controller around it, or presents it without one.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The text at the trailing edge. The default is none.
  ///   - id: The identity. The default is the title.
  ///   - destination: Creates the other screen when the user taps the row. It is retained while the row
  ///     is displayed.
  public init(
    _ title: String, value: String? = nil, id: AnyHashable? = nil,
    destination: @escaping @MainActor () -> UIViewController
  ) {
    self.init(title, value: value, id: id, accessory: .disclosure, action: {}, destination)
  }

  /// Creates a row that writes whether the rows below it are displayed.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isExpanded: Whether they are, which a tap toggles.
  ///   - value: The text at the trailing edge. The default is none.
  ///   - id: The identity. The default is the title.
  @MainActor public init(
    _ title: String, isExpanded: Binding<Bool>, value: String? = nil, id: AnyHashable? = nil
  ) {
    self.init(
      title, value: value, id: id, accessory: .outline(isExpanded: isExpanded.wrappedValue),
      action: { isExpanded.wrappedValue.toggle() }, nil)
  }

  private init(
    _ title: String, value: String?, id: AnyHashable?, accessory: RowAccessory,
    action: @escaping @MainActor () -> Void,
    _ makeViewController: (@MainActor () -> UIViewController)?
  ) {
    (self.title, self.value, self.id) = (title, value, id ?? AnyHashable(title))
    tap = Tap(action, makeViewController)
    options.isIdentifiedByTitle = id == nil
    options.accessories = [accessory]
  }

  /// The tap of the row.
  public var itemTraits: Traits { tap.traits }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    listContent(.valueCell(), text: title, secondaryText: value)
  }

  /// The title as a label, and the value.
  public var accessibility: RowAccessibility? { RowAccessibility(label: title, value: value) }
}

/// The traits of a tap on a row, which are not compared.
private struct Tap: Equatable {
  let traits: Traits

  init(
    _ action: @escaping @MainActor () -> Void,
    _ makeViewController: (@MainActor () -> UIViewController)?
  ) {
    var traits = Traits(Handlers<SelectEvent>(action))
    if let makeViewController { traits.add(Destination(makeViewController: makeViewController)) }
    self.traits = traits
  }

  static func == (one: Tap, other: Tap) -> Bool { true }
}

/// The screen that a row leads to.
struct Destination: Trait {
  static var modifier: String { "destination" }

  let makeViewController: @MainActor () -> UIViewController
}

/// The rows that lead to other screens.
@MainActor final class DestinationFeature: Feature {
  static let traits: [any Trait.Type] = [Destination.self]

  private weak var screen: (any DisplayedScreen)?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func didSelectItem(at path: IndexPath) {
    guard let screen, let collectionView = screen.collectionView, !collectionView.isEditing,
      let destination = screen.traits(at: path)?[Destination.self],
      let controller = collectionView.viewControllerAround
    else { return }
    controller.show(destination.makeViewController(), sender: collectionView)
  }
}

extension UIView {
  /// The view controller in whose view the view is.
  fileprivate var viewControllerAround: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).firstNonNil { $0 as? UIViewController }
  }
}

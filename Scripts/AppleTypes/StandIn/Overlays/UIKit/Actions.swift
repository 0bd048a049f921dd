import Foundation
@_exported import UIKit

// actions: closures of the Objective-C factory methods
extension UIAction {
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }
}
public typealias UIActionHandler = @MainActor (UIAction) -> Void
extension UIMenu {
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = {
      if #available(iOS 17, tvOS 17, *) { .automatic } else { .large }
    }(), children: [UIMenuElement] = []
  ) { fatalError() }
}
extension UIContextMenuConfiguration {
  @MainActor @preconcurrency public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { fatalError() }
}
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

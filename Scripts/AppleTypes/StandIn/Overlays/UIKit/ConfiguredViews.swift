import Foundation
@_exported import UIKit

// What views do with configurations.

extension UICollectionViewCell {
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { fatalError() }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
  @objc(_bridgedConfigurationState) dynamic open var configurationState: UICellConfigurationState {
    fatalError()
  }
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
}
extension UICollectionViewListCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public var accessories: [UICellAccessory] {
    get { [] }
    set {}
  }
}
extension UITableViewCell {
  @objc(_bridgedConfigurationState) dynamic open var configurationState: UICellConfigurationState {
    fatalError()
  }
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}
extension UITableViewHeaderFooterView {
  @objc(_bridgedConfigurationState) dynamic open var configurationState: UIViewConfigurationState {
    fatalError()
  }
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

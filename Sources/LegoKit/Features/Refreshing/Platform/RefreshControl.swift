import UIKit

#if os(tvOS) || targetEnvironment(macCatalyst)
  /// A controller of pulling to refresh, which this platform does not have.
  @MainActor final class RefreshController {
    /// Does nothing.
    func update(_ action: (@MainActor () async -> Void)?, in collectionView: UICollectionView) {}
  }
#else
  /// A controller of pulling to refresh.
  @MainActor final class RefreshController {
    private var action: (@MainActor () async -> Void)?
    private var control: UIRefreshControl?

    /// Adds a refresh control that performs `action`, or removes it.
    func update(_ action: (@MainActor () async -> Void)?, in collectionView: UICollectionView) {
      self.action = action
      if action == nil {
        removeControl(from: collectionView)
      } else if control == nil {
        addControl(to: collectionView)
      }
    }

    private func addControl(to collectionView: UICollectionView) {
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
      collectionView.refreshControl = control
      // Content that is not higher than the screen can be pulled down, too.
      collectionView.alwaysBounceVertical = true
      self.control = control
    }

    private func removeControl(from collectionView: UICollectionView) {
      if let control, collectionView.refreshControl === control {
        collectionView.refreshControl = nil
      }
      control = nil
    }

    private func refresh() {
      guard let action else { return }
      Task { [weak control] in
        await action()
        control?.endRefreshing()
      }
    }
  }
#endif

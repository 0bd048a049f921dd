import UIKit

/// A controller that applies the handlers of a whole screen to its collection view.
@MainActor final class ScreenController {
  private let content: @MainActor () -> (any InteractionContent)?
  private let didChangeEditing: @MainActor () -> Void
  private let refreshing: @MainActor (@escaping @MainActor () async -> Void) async -> Void
  private let refresh = RefreshController()
  private let emptyScreen = EmptyScreenController()
  private var isObservingEditing = false
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.updateEditing()
  }

  /// Creates a controller that calls `didChangeEditing` when editing begins or ends, and `refreshing`
  /// with the refresh that the user has requested.
  init(
    content: @escaping @MainActor () -> (any InteractionContent)?,
    didChangeEditing: @escaping @MainActor () -> Void,
    refreshing: @escaping @MainActor (@escaping @MainActor () async -> Void) async -> Void
  ) {
    (self.content, self.didChangeEditing, self.refreshing) = (content, didChangeEditing, refreshing)
  }

  /// Adapts the collection view to content that is displayed from now on.
  func contentDidChange() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    if content.interaction.editing != nil || isObservingEditing { updateEditing() }
    refresh.update(around(content.interaction.refresh), in: collectionView)
    emptyScreen.update(
      content.interaction.emptyView, isEmpty: content.isEmpty, in: collectionView)
  }

  private func around(
    _ refresh: (@MainActor () async -> Void)?
  ) -> (@MainActor () async -> Void)? {
    guard let refresh else { return nil }
    return { [refreshing] in await refreshing(refresh) }
  }

  private func updateEditing() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    let editing = content.interaction.editing
    isObservingEditing = editing != nil
    let isEditing = observer.track { editing?.isEditing() ?? false }.result
    guard isEditing != collectionView.isEditing else { return }
    collectionView.allowsSelectionDuringEditing = true
    collectionView.allowsMultipleSelectionDuringEditing = editing?.selection != nil
    collectionView.isEditing = isEditing
    didChangeEditing()
  }
}

/// A controller that displays a view while a collection view has no items.
@MainActor final class EmptyScreenController {
  private var displayed: UIView?
  private var replaced: UIView?

  /// Displays the view that `makeView` creates if there are no items, or removes it.
  func update(
    _ makeView: (@MainActor () -> UIView)?, isEmpty: Bool, in collectionView: UICollectionView
  ) {
    guard let makeView, isEmpty else { return remove(from: collectionView) }
    guard displayed == nil else { return }
    let view = makeView()
    (displayed, replaced) = (view, collectionView.backgroundView)
    collectionView.backgroundView = view
  }

  private func remove(from collectionView: UICollectionView) {
    guard let view = displayed else { return }
    if collectionView.backgroundView === view { collectionView.backgroundView = replaced }
    (displayed, replaced) = (nil, nil)
  }
}

/// A title and a message in the center.
final class EmptyScreenView: UIView {
  private lazy var verticalCenter = stack.centerYAnchor.constraint(equalTo: centerYAnchor)
  private let stack = UIStackView()

  /// Creates a view with a title and an optional message.
  init(title: String, message: String?) {
    let labels =
      [Self.label(title, style: .title2, color: .label)]
      + (message.map { [Self.label($0, style: .body, color: .secondaryLabel)] } ?? [])
    super.init(frame: .zero)
    for label in labels { stack.addArrangedSubview(label) }
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      verticalCenter,
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    // The views in a scroll view have no safe area where its content inset avoids the bars.
    let inset = (superview as? UIScrollView)?.adjustedContentInset ?? .zero
    verticalCenter.constant = (inset.top - inset.bottom) / 2
    super.layoutSubviews()
  }

  private static func label(_ text: String, style: UIFont.TextStyle, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}

/// A value that is being dragged.
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: song.title)))
/// item.localObject = song
/// ```
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The representations of the value for the receiver of the drop.
  open private(set) var itemProvider: NSItemProvider
  /// The value for receivers in the same app; the default is `nil`.
  open var localObject: Any?
  /// A closure that creates the preview during the drag.
  ///
  /// The default is `nil`, which keeps that of the lift. A closure that returns `nil` displays no
  /// preview.
  open var previewProvider: (() -> UIDragPreview?)?

  /// The size of the preview when the item was lifted; `nil` for an item without one.
  private(set) var previewSize: CGSize?

  /// Creates an item with representations of a value.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  /// Stores the size of the preview.
  func setPreviewSize(_ size: CGSize) { previewSize = size }
}

/// An operation with dragged items at a target.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is dropped, and the drag is canceled.
  case cancel = 0
  /// The target accepts drops elsewhere or at other times, but not now.
  case forbidden = 1
  /// The items are copied to the target.
  case copy = 2
  /// The items are moved to the target; requires a source that allows it.
  case move = 3
}

/// The operation that a target would perform if the items were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The operation.
  open private(set) var operation: UIDropOperation
  /// Whether the drop requires a precise position; the default is `false`.
  ///
  /// - Note: Not implemented: an offset of the drag's position from the touch.
  open var isPrecise = false
  /// Whether previews keep their full size over the target; the default is `false`.
  ///
  /// - Note: Not implemented: previews of reduced size; they always have the full size.
  open var prefersFullSizePreview = false

  /// Creates a proposal for an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }

  /// Returns the proposal itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

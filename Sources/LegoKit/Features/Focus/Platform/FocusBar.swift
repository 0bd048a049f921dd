import UIKit

/// A direction in which the focus moves.
enum FocusDirection {
  case previous, next
}

/// The bar above the keyboard with arrows to the previous and the next field, and a button that ends
/// the editing.
@MainActor final class FocusBar {
  /// An action of the user with the bar.
  enum Action: Equatable {
    case move(FocusDirection)
    case done
  }

  private let perform: @MainActor (Action) -> Void

  /// Creates a bar; its view is created when it is first displayed.
  init(perform: @escaping @MainActor (Action) -> Void) {
    self.perform = perform
  }

  #if os(tvOS) || os(visionOS)
    /// Does nothing: the system displays its keyboard without a bar.
    func attach(to field: UIView, isShown: Bool) {}

    /// Does nothing.
    func setEnabled(previous: Bool, next: Bool) {}
  #else
    private lazy var previous = item("chevron.up", label: "Previous", .move(.previous))
    private lazy var next = item("chevron.down", label: "Next", .move(.next))
    private lazy var view: UIToolbar = {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let done = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.perform(.done) })
      bar.items = [previous, next, UIBarButtonItem(systemItem: .flexibleSpace), done]
      bar.sizeToFit()
      return bar
    }()

    /// Displays the bar above the keyboard of a field, or removes it; a bar of the app stays.
    func attach(to field: UIView, isShown: Bool) {
      if let field = field as? UITextField {
        setAccessory(of: field, at: \.inputAccessoryView, isShown: isShown)
      } else if let field = field as? UITextView {
        setAccessory(of: field, at: \.inputAccessoryView, isShown: isShown)
      }
    }

    // Each of the two classes has its own property that can be set.
    private func setAccessory<Field: UIView>(
      of field: Field, at property: ReferenceWritableKeyPath<Field, UIView?>, isShown: Bool
    ) {
      let accessory = field[keyPath: property]
      let isAttached = accessory != nil && accessory === view
      guard isShown ? accessory == nil : isAttached else { return }
      field[keyPath: property] = isShown ? view : nil
      field.reloadInputViews()
    }

    /// Sets which arrows lead to a field.
    func setEnabled(previous hasPrevious: Bool, next hasNext: Bool) {
      (previous.isEnabled, next.isEnabled) = (hasPrevious, hasNext)
    }

    private func item(_ symbol: String, label: String, _ action: Action) -> UIBarButtonItem {
      let item = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
          self?.perform(action)
        })
      item.accessibilityLabel = label
      return item
    }
  #endif
}

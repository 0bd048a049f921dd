#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A SwiftUI view that displays sections in a collection view.
  ///
  /// <!-- not compiled: SwiftUI is not on Linux -->
  /// ```swift
  /// struct Inbox: View {
  ///   @SwiftUI.State private var messages: [MessageItem] = []
  ///
  ///   var body: some View {
  ///     LegoScreen {
  ///       LegoSection(id: "messages", layout: RowsLayout()) { messages }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The block runs with the body that contains it, which observes SwiftUI's state. Each evaluation
  /// of the body displays the difference.
  public struct LegoScreen: UIViewControllerRepresentable {
    private let lego: Lego

    /// Creates a view with the sections of a block.
    @MainActor public init(@LegoBuilder content: () -> PlacedSections) {
      lego = Lego(content: content)
    }

    /// Creates the controller that displays the sections.
    @MainActor public func makeUIViewController(context: Context) -> LegoViewController {
      let controller = LegoScreenController()
      controller.setContent(lego)
      return controller
    }

    /// Displays the current sections.
    @MainActor public func updateUIViewController(
      _ controller: LegoViewController, context: Context
    ) {
      guard let controller = controller as? LegoScreenController else { return }
      controller.setContent(lego)
      controller.legoRenderer.apply(
        lego, animatingDifferences: !context.transaction.disablesAnimations)
    }
  }

  /// The controller of the sections that a SwiftUI view describes.
  private final class LegoScreenController: LegoViewController {
    private var content = Lego(sections: [])

    override var lego: Lego { content }

    func setContent(_ content: Lego) {
      self.content = content
    }
  }
#endif

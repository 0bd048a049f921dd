/// The owner of a screen, such as a view controller, with its content and the renderer for it.
///
/// ```swift
/// class Colors: UIViewController, LegoContainer {
///   @StateObject var viewModel = ViewModel()
///   lazy var legoRenderer: LegoRenderer = .init(lego: lego)
///   var lego: Lego {
///     Lego {
///       Section(id: 0, layout: WaterfallLayout()) { viewModel.items }
///     }
///   }
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     legoRenderer.render(in: view)
///   }
/// }
/// ```
///
/// A container updates automatically when state that its ``lego`` reads changes: the renderer
/// evaluates ``lego`` again and displays the difference.
///
/// A closure in ``lego`` that captures the container strongly keeps it alive for ever. Debug builds
/// report the section as ``RetainedContainer`` when the screen has left its window.
@MainActor public protocol LegoContainer: AnyObject {
  /// The current content, described from state.
  var lego: Lego { get }
  /// The renderer of the content; the same object at each access.
  var legoRenderer: LegoRenderer { get }
}

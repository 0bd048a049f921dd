/// Whoever owns a screen: it describes the content and holds the renderer that shows it.
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
/// When state that ``lego`` has read changes, the renderer evaluates ``lego`` again and shows the
/// difference; nobody calls `apply`.
@MainActor public protocol LegoContainer: AnyObject {
  /// The content as it is now, made from state.
  var lego: Lego { get }
  /// What shows it; the same object each time.
  var legoRenderer: LegoRenderer { get }
}

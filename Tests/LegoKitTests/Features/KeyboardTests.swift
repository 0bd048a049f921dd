import LegoKit
import LegoTesting
import Testing
import UIKit

/// A form of text fields.
final class FieldForm: LegoViewController {
  @State var ids: [Int]
  @State var texts: [Int: String] = [:]
  @State var avoidsKeyboard = true
  var didUpdate: (UpdateReport) -> Void = { _ in }

  init(_ count: Int) {
    _ids = State(wrappedValue: Array(0..<count))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "fields", layout: RowsLayout()) {
        for id in ids {
          TextFieldRow("Field \(id)", text: text(of: id), id: id)
        }
      }
    }
    .avoidsKeyboard(avoidsKeyboard)
  }

  private func text(of id: Int) -> Binding<String> {
    Binding {
      [weak self] in
      self?.texts[id] ?? ""
    } set: {
      [weak self] in
      self?.texts[id] = $0
    }
  }

  override func viewDidLoad() {
    legoRenderer.onUpdate = { [weak self] in self?.didUpdate($0) }
    super.viewDidLoad()
  }

  var collectionView: UICollectionView {
    legoRenderer.collectionView
      ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// The distance of the end of the content from the top of the view.
  var endOfContent: CGFloat {
    collectionView.contentSize.height - collectionView.contentOffset.y
  }

  /// The field of a row, or `nil` if it is not displayed.
  func field(_ id: Int) -> UITextField? {
    collectionView.descendants(UITextField.self).first { $0.accessibilityLabel == "Field \(id)" }
  }
}

extension UIView {
  /// The views of a class in the view, also hidden ones.
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.descendants(type) }
  }
}

@MainActor @Suite("Keyboard avoidance") struct KeyboardTests {
  private let form = FieldForm(30)

  private func screen(
    size: CGSize = CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets = .zero
  ) -> Screen {
    let screen = Screen(form, size: size, safeAreaInsets: safeAreaInsets)
    screen.keyboard = .software
    return screen
  }

  /// Returns the last field that is completely visible.
  private func lastVisibleField() throws -> Int {
    let fields = (0..<30).filter { id in
      guard let field = form.field(id) else { return false }
      return field.convert(field.bounds, to: form.view).maxY <= form.view.bounds.maxY
    }
    return try #require(fields.last)
  }

  @Test("A field at the bottom of the screen is above the keyboard while it is typed into")
  func typing() throws {
    let screen = screen()
    let id = try lastVisibleField()
    try screen.tap("Field \(id)")
    let keyboard = try #require(screen.keyboardFrame)
    #expect(keyboard == CGRect(x: 0, y: 584, width: 390, height: 260))
    try screen.type("Hi")
    #expect(form.texts[id] == "Hi")
    let field = try #require(form.field(id))
    // 8 points below the field are visible, too: 584 - 8.
    #expect(field.convert(field.bounds, to: form.view).maxY.rounded() == 576)
    #expect(form.collectionView.contentInset.bottom == 260)
    #expect(form.collectionView.verticalScrollIndicatorInsets.bottom == 260)
  }

  @Test("A field that is visible above the keyboard is not moved") func visible() throws {
    let screen = screen()
    try screen.tap("Field 2")
    #expect(form.collectionView.contentOffset.y == 0)
    #expect(form.collectionView.contentInset.bottom == 260)
  }

  @Test("The last row can be scrolled above the keyboard") func end() throws {
    let screen = screen()
    try screen.tap("Field 0")
    try screen.scrollToEnd()
    #expect(form.endOfContent.rounded() == 584)
  }

  @Test("Hiding the keyboard restores the insets, and the insets of the app stay") func hiding()
    throws
  {
    let screen = screen()
    form.collectionView.contentInset.bottom = 20
    try screen.tap("Field 0")
    try screen.scrollToEnd()
    #expect(form.collectionView.contentInset.bottom == 280)
    form.view.endEditing(true)
    #expect(screen.keyboardFrame == nil)
    #expect(form.collectionView.contentInset.bottom == 20)
    #expect(form.collectionView.verticalScrollIndicatorInsets.bottom == 0)
    #expect(form.endOfContent.rounded() == 824)
  }

  @Test("An inset that the app sets while the keyboard is visible stays") func newInset() throws {
    let screen = screen()
    try screen.tap("Field 0")
    form.collectionView.contentInset.bottom = 10
    form.collectionView.setNeedsLayout()
    screen.settle()
    #expect(form.collectionView.contentInset.bottom == 270)
    form.view.endEditing(true)
    screen.settle()
    #expect(form.collectionView.contentInset.bottom == 10)
  }

  @Test("The next field is scrolled into the visible area") func nextField() throws {
    let screen = screen()
    let id = try lastVisibleField()
    try screen.tap("Field 0")
    try #require(form.field(id)).becomeFirstResponder()
    screen.settle()
    let field = try #require(form.field(id))
    #expect(field.convert(field.bounds, to: form.view).maxY.rounded() == 576)
    try #require(form.field(id)).resignFirstResponder()
  }

  @Test("The edited field stays visible through a rotation") func rotation() throws {
    let screen = screen()
    let id = try lastVisibleField()
    try screen.tap("Field \(id)")
    screen.resize(to: CGSize(width: 844, height: 390))
    let field = try #require(form.field(id))
    #expect(field.isFirstResponder)
    #expect(form.collectionView.contentInset.bottom == 200)
    let frame = field.convert(field.bounds, to: form.view)
    #expect(frame.minY >= 0 && frame.maxY <= 190)
  }

  @Test("The safe area is part of the covered height") func safeArea() throws {
    let screen = screen(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    try screen.tap("Field 0")
    // A phone without a home button: 260 + 76, of which 34 are in the safe area.
    #expect(screen.keyboardFrame?.height == 336)
    #expect(form.collectionView.contentInset.bottom.rounded() == 302)
    #expect(form.collectionView.adjustedContentInset.bottom.rounded() == 336)
  }

  @Test("A view that ends above the keyboard has no inset, and one that is partly covered a part")
  func shorterViews() throws {
    let controller = UIViewController()
    let view = LegoView { Lego { Section(id: 0, layout: RowsLayout()) { Row(id: 1) } } }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Search"
    view.frame = CGRect(x: 0, y: 40, width: 390, height: 500)
    controller.view.addSubview(view)
    controller.view.addSubview(field)
    let screen = Screen(controller)
    screen.keyboard = .software
    try screen.tap("Search")
    #expect(view.legoRenderer.collectionView?.contentInset.bottom == 0)
    view.frame.size.height = 600
    screen.settle()
    // 40 + 600 - 584
    #expect(view.legoRenderer.collectionView?.contentInset.bottom == 56)
    view.sizesToContent = true
    view.legoRenderer.collectionView?.setNeedsLayout()
    screen.settle()
    #expect(view.legoRenderer.collectionView?.contentInset.bottom == 0)
  }

  @Test(
    "A floating or undocked keyboard covers nothing",
    arguments: [
      CGRect(x: 40, y: 400, width: 320, height: 250), CGRect(x: 0, y: 400, width: 390, height: 260),
      CGRect.zero,
    ])
  func floating(frame: CGRect) throws {
    let screen = Screen(form)
    screen.keyboard = .software
    postKeyboardFrame(CGRect(x: 0, y: 544, width: 390, height: 300))
    screen.settle()
    #expect(form.collectionView.contentInset.bottom == 300)
    postKeyboardFrame(frame)
    screen.settle()
    #expect(form.collectionView.contentInset.bottom == 0)
  }

  @Test("The keyboard of another window covers nothing") func otherWindow() {
    let screen = Screen(form)
    postKeyboardFrame(CGRect(x: 0, y: 544, width: 390, height: 300))
    screen.settle()
    #expect(form.collectionView.contentInset.bottom == 0)
  }

  @Test("A chat keeps its end above the keyboard") func chat() throws {
    let rows = RowsScreen()
    rows.legoRenderer.anchor = .bottom
    rows.tiles = RowsScreen.tiles(0..<100)
    let screen = Screen(rows)
    screen.keyboard = .software
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Message"
    rows.view.addSubview(field)
    try screen.tap("Message")
    #expect(try #require(rows.visibleFrame(of: 99)).maxY == 584)
    rows.tiles += RowsScreen.tiles(100..<101)
    screen.settle()
    #expect(try #require(rows.visibleFrame(of: 100)).maxY == 584)
    field.resignFirstResponder()
    screen.settle()
    #expect(try #require(rows.visibleFrame(of: 100)).maxY == 844)
  }

  @Test("A screen that does not avoid the keyboard has no inset, until it does") func disabled()
    throws
  {
    form.avoidsKeyboard = false
    let screen = screen()
    try screen.tap("Field 0")
    #expect(form.collectionView.contentInset.bottom == 0)
    form.avoidsKeyboard = true
    screen.settle()
    #expect(form.collectionView.contentInset.bottom == 260)
    form.avoidsKeyboard = false
    screen.settle()
    #expect(form.collectionView.contentInset.bottom == 0)
  }

  @Test("Content in another scroll view is left alone") func nested() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = LegoView { Lego { Section(id: 0, layout: RowsLayout()) { Row(id: 1) } } }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Search"
    view.frame = scrollView.bounds
    scrollView.addSubview(view)
    controller.view.addSubview(scrollView)
    controller.view.addSubview(field)
    let screen = Screen(controller)
    screen.keyboard = .software
    try screen.tap("Search")
    #expect(view.legoRenderer.collectionView?.contentInset.bottom == 0)
  }

  @Test("A removed row that is edited hides the keyboard") func removal() throws {
    let screen = screen()
    try screen.tap("Field 3")
    form.ids.removeAll { $0 == 3 }
    screen.settle()
    #expect(screen.keyboardFrame == nil)
    #expect(form.collectionView.contentInset.bottom == 0)
  }
}

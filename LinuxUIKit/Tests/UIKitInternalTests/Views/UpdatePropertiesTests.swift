import Testing

@testable import UIKit

/// The methods of iOS 26, which the stand-in for Apple's SDK lacks.
@MainActor @Suite("Updates of properties") struct UpdatePropertiesTests {
  private let log = EventLog()
  private let outer: LoggingView
  private let inner: LoggingView

  init() {
    (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
    outer.addSubview(inner)
  }

  @Test("Every new view updates its properties once, all of them before layout")
  func firstPass() {
    outer.layoutIfNeeded()

    #expect(
      log.events == ["outer properties", "inner properties", "outer layout", "inner layout"])
    outer.layoutIfNeeded()
    #expect(log.events.count == 4)
  }

  @Test("Requests are coalesced, and don't cause layout")
  func requests() {
    outer.layoutIfNeeded()
    log.events = []

    for _ in 1...3 { inner.setNeedsUpdateProperties() }
    outer.layoutIfNeeded()

    #expect(log.events == ["inner properties"])
  }

  @Test("Layout alone doesn't update properties")
  func layoutAlone() {
    outer.layoutIfNeeded()
    log.events = []

    inner.setNeedsLayout()
    outer.layoutIfNeeded()

    #expect(log.events == ["inner layout"])
  }

  @Test("Layout that an update of properties requests follows in the same pass")
  func requestsLayout() {
    outer.layoutIfNeeded()
    log.events = []
    inner.onProperties = { $0.superview?.setNeedsLayout() }

    inner.setNeedsUpdateProperties()
    inner.layoutIfNeeded()

    #expect(log.events == ["inner properties", "outer layout"])
  }

  @Test("A request during layout is met in the same pass, without layout")
  func requestedDuringLayout() {
    outer.layoutIfNeeded()
    log.events = []
    inner.onLayout = {
      $0.onLayout = nil
      $0.superview?.setNeedsUpdateProperties()
    }

    inner.setNeedsLayout()
    outer.layoutIfNeeded()

    #expect(log.events == ["inner layout", "outer properties"])
  }

  @Test("A view that is added during layout updates its properties before its own layout")
  func addedDuringLayout() {
    let added = LoggingView("added", log)
    outer.onLayout = {
      $0.onLayout = nil
      $0.addSubview(added)
    }

    outer.layoutIfNeeded()

    #expect(log.events.filter { $0.hasPrefix("added") } == ["added properties", "added layout"])
  }

  @Test("Two views that keep requesting each other's properties stop after a hundred iterations")
  func endlessRequests() {
    outer.layoutIfNeeded()
    log.events = []
    inner.onProperties = { $0.superview?.setNeedsUpdateProperties() }
    outer.onProperties = { $0.subviews.first?.setNeedsUpdateProperties() }

    outer.setNeedsUpdateProperties()
    outer.updatePropertiesIfNeeded()

    // Each of the 100 iterations updates the outer view, then the inner one, which the outer requested.
    #expect(log.events.count == 200)
  }

  @Test("A view that requests its properties in its layout ends after a hundred iterations")
  func endlessRequestsInLayout() {
    outer.layoutIfNeeded()
    log.events = []
    inner.onLayout = { $0.setNeedsUpdateProperties() }
    inner.onProperties = { $0.setNeedsLayout() }

    inner.setNeedsLayout()
    outer.layoutIfNeeded()

    #expect(log.events.filter { $0 == "inner layout" }.count == 100)
  }

  @Test("updatePropertiesIfNeeded updates requested properties without layout")
  func immediately() {
    outer.updatePropertiesIfNeeded()
    #expect(log.events == ["outer properties", "inner properties"])

    outer.updatePropertiesIfNeeded()
    #expect(log.events.count == 2)
  }

  @Test(
    "updatePropertiesIfNeeded of an inner view begins with the outermost view that has a request")
  func fromOutermost() {
    inner.updatePropertiesIfNeeded()

    #expect(log.events == ["outer properties", "inner properties"])
  }

  @Test("A request of a view in a window is met without a call of layoutIfNeeded")
  func endOfTurn() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(outer)
    window.layoutIfNeeded()
    log.events = []

    inner.setNeedsUpdateProperties()
    #expect(log.events.isEmpty)
    for _ in 0..<20 where log.events.isEmpty { await Task.yield() }

    #expect(log.events == ["inner properties"])
  }

  @Test("The fitting size is that with the requested properties")
  func fittingSize() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      label.topAnchor.constraint(equalTo: inner.topAnchor),
      label.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    inner.onProperties = { _ in label.text = "Two words" }

    let size = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(label.text == "Two words")
    #expect(size.width == label.intrinsicContentSize.width)
    #expect(size.width > 0)
  }

  @Test("Properties are updated with the traits of the view")
  func traits() {
    outer.overrideUserInterfaceStyle = .dark
    var style = UIUserInterfaceStyle.unspecified
    inner.onProperties = { _ in style = UITraitCollection.current.userInterfaceStyle }

    outer.layoutIfNeeded()

    #expect(style == .dark)
  }

  @Test("A view controller updates its properties before its view, once for each request")
  func controller() {
    let controller = LoggingController(log)
    controller.setNeedsUpdateProperties()
    #expect(!controller.isViewLoaded)
    controller.view.layoutIfNeeded()
    #expect(
      log.events == [
        "controller properties", "root properties", "controller layout", "root layout",
      ])

    log.events = []
    controller.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(log.events == ["controller properties"])

    log.events = []
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    controller.updatePropertiesIfNeeded()
    #expect(log.events == ["controller properties"])
  }

  @Test("updatePropertiesIfNeeded doesn't load the view of a view controller")
  func unloaded() {
    let controller = LoggingController(log)

    controller.updatePropertiesIfNeeded()

    #expect(log.events.isEmpty)
    #expect(!controller.isViewLoaded)
  }
}

/// The calls of views and controllers in order.
@MainActor private final class EventLog {
  var events: [String] = []
}

private final class LoggingView: UIView {
  private let name: String
  private let log: EventLog
  var onProperties: ((LoggingView) -> Void)?
  var onLayout: ((LoggingView) -> Void)?

  init(_ name: String, _ log: EventLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    log.events.append("\(name) properties")
    onProperties?(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.events.append("\(name) layout")
    onLayout?(self)
  }
}

private final class LoggingController: UIViewController {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = LoggingView("root", log) }

  override func updateProperties() {
    super.updateProperties()
    log.events.append("controller properties")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.events.append("controller layout")
  }
}

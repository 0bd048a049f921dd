import UIKit

/// The callbacks, in order.
@MainActor final class LifecycleLog {
  var calls: [String] = []
}

/// A controller that logs its callbacks.
final class LoggingController: UIViewController {
  private let name: String
  private let log: LifecycleLog
  /// Called in `viewWillAppear(_:)`.
  var onWillAppear: (() -> Void)?

  init(_ name: String, _ log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(_ log: LifecycleLog) {
    self.init("", log)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    note("loadView")
    view = LoggingView { [weak self] in self?.note($0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
    onWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("viewSafeAreaInsetsDidChange")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove nil" : "willMove parent")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove nil" : "didMove parent")
  }

  private func note(_ call: String) {
    log.calls.append(name.isEmpty ? call : "\(name) \(call)")
  }
}

/// A view that logs when it enters a window and when it is laid out.
private final class LoggingView: UIView {
  private let note: (String) -> Void

  init(note: @escaping (String) -> Void) {
    self.note = note
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    note(window == nil ? "left window" : "entered window")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    note("safeAreaInsetsDidChange")
  }
}

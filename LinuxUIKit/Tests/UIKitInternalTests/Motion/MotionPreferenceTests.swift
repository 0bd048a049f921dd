import TestSupport
import Testing

@testable import UIKit

/// The animations that are the same whatever the user prefers (motion.md, 2), frame by frame.
@MainActor @Suite("Motion without a preference for less", .serialized)
struct MotionPreferenceTests {
  @Test(
    "An animation has its duration, and neither preference changes a frame", arguments: Motions.all)
  func same(motion: Motions) {
    let frames = motion.frames(with: [])
    #expect(frames.count == 61)
    let changes = zip(frames.indices.dropFirst(), zip(frames, frames.dropFirst()))
      .filter { $1.0 != $1.1 }.map(\.0)
    // A frame is a 60th of a second.
    #expect(changes.last ?? 0 == Int((motion.duration * 60).rounded()))
    #expect(motion.frames(with: [.reduceMotion]) == frames)
    #expect(motion.frames(with: [.reduceMotion, .crossFadeTransitions]) == frames)
  }

  @Test("A page control changes the colors of its dots at once")
  func pageControl() {
    withHeldClock { clock in
      let scene = MotionScene(Motions.pageControl)
      let dots = scene.window.subviews.flatMap(\.subviews).flatMap(\.subviews)
      let (first, second) = (dots[0].layer, dots[1].layer)
      scene.change(clock)
      // uikit.md, 3.5: the current dot is white, others have an alpha of 0.45.
      #expect((first.presentation() ?? first).backgroundColor?.alpha == 0.45)
      #expect((second.presentation() ?? second).backgroundColor?.alpha == 1)
    }
  }
}

/// The rows of motion.md, 2, in whose columns of preferences stands “the same”.
enum Motions: CaseIterable, Sendable, CustomTestStringConvertible {
  case uiSwitch, slider, segmentedControl, progressView, scrolling, insertion, swipe, button, menu
  case popover, stepper, pageControl, tabBar, toolbar, splitView, keyboard
  case compactDatePicker, months, dateWheels

  static let all = allCases

  var testDescription: String { "\(self)" }

  /// The duration in seconds (motion.md, 2).
  var duration: Double {
    switch self {
    case .uiSwitch, .slider, .segmentedControl, .progressView, .button, .menu, .keyboard,
      .compactDatePicker:
      0.25
    case .scrolling, .insertion, .swipe, .months, .dateWheels: 0.3
    case .popover: 0.5
    case .stepper, .pageControl: 0
    case .tabBar, .toolbar: 0.2
    case .splitView: 0.35
    }
  }

  /// Returns what a window presents right after the change, and in the 60 frames of a second after it.
  @MainActor func frames(with settings: [AccessibilitySetting]) -> [[Double]] {
    for setting in settings { AccessibilityState.shared.set(setting, isOn: true) }
    defer { for setting in settings { AccessibilityState.shared.set(setting, isOn: false) } }
    return withHeldClock { clock in
      let scene = MotionScene(self)
      scene.change(clock)
      var frames = [scene.window.layer.presentedValues]
      for _ in 1...60 {
        clock.advance(by: 1.0 / 60)
        frames.append(scene.window.layer.presentedValues)
      }
      scene.end(clock)
      return frames
    }
  }
}

extension CALayer {
  /// The positions, sizes, opacities, transforms and alpha components that a layer and those in it present.
  fileprivate var presentedValues: [Double] {
    let presented = presentation() ?? self
    let transform = presented.affineTransform()
    let values = [
      presented.position.x, presented.position.y, presented.bounds.minX, presented.bounds.minY,
      presented.bounds.width, presented.bounds.height, CGFloat(presented.opacity), transform.a,
      transform.d, transform.tx, transform.ty, presented.backgroundColor?.alpha ?? -1,
    ]
    return values.map(Double.init) + (sublayers ?? []).flatMap(\.presentedValues)
  }
}

/// A window with what one animation needs.
@MainActor private final class MotionScene {
  let window: UIWindow
  private(set) var change: (HeldClock) -> Void = { _ in }
  private let root = UIViewController()
  private let popovers = PopoverStyle()
  private var owner: AnyObject?

  init(_ motion: Motions) {
    if motion == .insertion || motion == .swipe {
      let screen = SwipeScreen()
      screen.view.showsVerticalScrollIndicator = false
      (window, owner) = (screen.window, screen)
      change =
        motion == .insertion ? { _ in Self.insert(on: screen) } : { Self.swipe(on: screen, $0) }
      return
    }
    let width: CGFloat = motion == .splitView ? 1_000 : 320
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    switch motion {
    case .uiSwitch:
      let control = UISwitch()
      add(control) { _ in control.setOn(true, animated: true) }
    case .slider:
      let control = UISlider()
      add(control) { _ in control.setValue(1, animated: true) }
    case .segmentedControl:
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 0
      add(control) { [window] _ in Finger(on: window).tap(at: CGPoint(x: 200, y: 116)) }
    case .progressView:
      let bar = UIProgressView(progressViewStyle: .default)
      add(bar) { _ in bar.setProgress(0.8, animated: true) }
    case .scrolling:
      let list = UIScrollView()
      list.showsVerticalScrollIndicator = false
      list.contentSize = CGSize(width: 200, height: 900)
      add(list) { _ in list.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      add(button) { [window] clock in
        let finger = Finger(on: window)
        finger.press(at: CGPoint(x: 120, y: 116))
        clock.advance(by: 0.1)
        finger.lift()
        window.layoutIfNeeded()
      }
    case .menu:
      let button = UIButton(type: .system)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
      add(button) { [window] _ in Finger(on: window).tap(at: CGPoint(x: 120, y: 116)) }
    case .stepper:
      let stepper = UIStepper()
      stepper.autorepeat = false
      // The right half of 94 points.
      add(stepper) { [window] _ in Finger(on: window).tap(at: CGPoint(x: 90, y: 116)) }
    case .pageControl:
      let control = UIPageControl()
      control.numberOfPages = 3
      add(control) { [window] _ in Finger(on: window).tap(at: CGPoint(x: 200, y: 116)) }
    case .popover: setUpPopover()
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      window.rootViewController = tabs
      change = { _ in tabs.setTabBarHidden(true, animated: true) }
    case .toolbar:
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      navigation.setToolbarHidden(false, animated: false)
      change = { _ in navigation.setToolbarHidden(true, animated: true) }
    case .splitView: setUpSplitView()
    case .keyboard: setUpKeyboard()
    case .compactDatePicker:
      addDatePicker(.compact) { [window] picker, _ in
        Finger(on: window).tap(at: picker.convert(CGPoint(x: 40, y: 17), to: window))
      }
    case .months:
      addDatePicker(.inline) { picker, _ in
        picker.setDate(picker.date + 20 * 86_400, animated: true)
      }
    case .dateWheels:
      addDatePicker(.wheels) { picker, _ in
        picker.setDate(picker.date + 2 * 86_400, animated: true)
      }
    case .insertion, .swipe: break
    }
    window.layoutIfNeeded()
  }

  /// Adds a view at (20, 100), 200 by 32 points.
  private func add(_ view: UIView, _ change: @escaping (HeldClock) -> Void) {
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    root.view.addSubview(view)
    self.change = change
  }

  private func addDatePicker(
    _ style: UIDatePickerStyle, _ change: @escaping (UIDatePicker, HeldClock) -> Void
  ) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = .date
    picker.timeZone = .gmt
    // November 14, 2023.
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    add(picker) { change(picker, $0) }
    picker.frame.size = picker.intrinsicContentSize
  }

  private static func insert(on screen: SwipeScreen) {
    screen.count += 1
    screen.view.insertItems(at: [[0, 1]])
  }

  private static func swipe(on screen: SwipeScreen, _ clock: HeldClock) {
    screen.finger.press(at: CGPoint(x: 250, y: 66))
    for step in 1...5 {
      clock.advance(by: 0.05)
      screen.finger.move(to: CGPoint(x: 250 - 24 * CGFloat(step), y: 66))
    }
    clock.advance(by: 0.2)
    screen.finger.lift()
  }

  private func setUpPopover() {
    let card = UIViewController()
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 100, height: 80)
    card.popoverPresentationController?.sourceView = root.view
    card.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    card.popoverPresentationController?.delegate = popovers
    change = { [root] _ in root.present(card, animated: true) }
  }

  private func setUpSplitView() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    root.addChild(split)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    root.setOverrideTraitCollection(regular, forChild: split)
    split.view.frame = root.view.bounds
    root.view.addSubview(split.view)
    change = { _ in split.hide(.primary) }
  }

  private func setUpKeyboard() {
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    let view = root.view ?? UIView()
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.widthAnchor.constraint(equalToConstant: 200),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    window.setUsesSoftwareKeyboard(true)
    owner = field
    change = { _ in field.becomeFirstResponder() }
  }

  /// Ends what would reach another test.
  func end(_ clock: HeldClock) {
    (owner as? UITextField)?.resignFirstResponder()
    clock.advance(by: 1)
    window.isHidden = true
  }

  private final class PopoverStyle: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }
}

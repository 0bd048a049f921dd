import Foundation

/// Creates the application, its delegate and its scene, runs the app, and returns when it ends.
///
/// Where the environment variable `DISPLAY` or `WAYLAND_DISPLAY` names a display, the app runs in a window
/// until the user closes it. Environment variables choose its first state:
///
/// | variable | value |
/// | --- | --- |
/// | `UIKIT_DISPLAY` | `none`: no window; `window`: a window even if neither variable is set. |
/// | `UIKIT_SIZE` | The size of the screen in points, such as `390x844`. |
/// | `UIKIT_SCALE` | The pixels in a point: 1, 2 or 3. The default is the scale of the display, rounded up. |
/// | `UIKIT_APPEARANCE` | `light` or `dark`. |
/// | `UIKIT_TEXT_SIZE` | The text size: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, or `AX1` to `AX5`. |
/// | `UIKIT_LAYOUT_DIRECTION` | `ltr` or `rtl`. |
/// | `UIKIT_REPORT_READY` | `1`: prints `UIKIT_READY 390x844`, with the size, after the first frame. |
/// | `UIKIT_WATCH` | The folder that the app shares with `make watch`, which starts it again. |
///
/// Control and Shift with D, R, plus and minus change the appearance, the layout direction and the text
/// size, with S the speed of animations; O and T display outlines of views and the times of frames, I prints
/// the views under the pointer, and P writes a picture of the window into a file. With W the app prints the line
/// `UIKIT_IDLE` as soon as it has handled the events before, nothing is animated and all is drawn: a test presses
/// it instead of waiting for a time.
///
/// Without a display there are no events: the app runs until its first screen is complete, draws the
/// screen into a PNG file, and ends. The environment variable `UIKIT_SCREENSHOT` is the path of the file;
/// the default is the name of the app in the working directory. `UIKIT_SCREENSHOT_DELAY` is the time before
/// that, in seconds; the default is 0.5.
///
/// - Parameters:
///   - argc: The number of arguments.
///   - argv: The arguments.
///   - principalClassName: The name of the subclass of `UIApplication`; `nil` for `UIApplication` itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass(_:)` returns it.
/// - Returns: 0, or 1 if a class wasn't found, the screen couldn't be drawn, or an environment variable has
///   a value that can't be used; the reason is logged.
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  do {
    let launch = try AppLaunch(
      applicationClass: principalClassName, delegateClass: delegateClassName)
    let configuration = try DisplayConfiguration(
      environment: ProcessInfo.processInfo.environment)
    if let display = AppDisplay.open(configuration) {
      try launch.launch(keepingStateIn: .standard)
      if UIApplication.shared.windows.isEmpty { log(LaunchMistake.noWindow) }
      display.run()
    } else {
      try launch.launch()
      try FirstScreen().draw()
      UIApplication.shared.lifeCycle.terminate()
    }
    return 0
  } catch {
    log(error)
    return 1
  }
}

private func log(_ error: any Error) {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
}

/// The classes from which an app is created.
@MainActor struct AppLaunch {
  private let applicationClass: AnyClass?
  private let delegateClass: AnyClass?

  /// Finds the classes; `nil` is the default class of the application, and no delegate.
  init(applicationClass: String?, delegateClass: String?) throws {
    self.applicationClass = try applicationClass.map(Self.find)
    self.delegateClass = try delegateClass.map(Self.find)
  }

  private static func find(_ name: String) throws -> AnyClass {
    guard let found = NSClassFromString(name) else { throw LaunchMistake.noClass(name: name) }
    return found
  }

  /// Creates the application, its delegate and its first scene, in the order that Apple documents.
  ///
  /// - Parameter file: The file with the state of the scenes; `nil` keeps none.
  /// - Throws: A `LaunchMistake` if a class is no subclass of the one that is needed.
  func launch(keepingStateIn file: SceneStateFile? = nil) throws {
    if let applicationClass {
      guard let application = createObject(of: applicationClass) as? UIApplication else {
        throw LaunchMistake.wrongClass(name: "\(applicationClass)", needed: "UIApplication")
      }
      UIApplication.setShared(application)
    }
    if let delegateClass {
      guard let delegate = createObject(of: delegateClass) as? any UIApplicationDelegate else {
        throw LaunchMistake.wrongClass(
          name: "\(delegateClass)", needed: "NSObject & UIApplicationDelegate")
      }
      UIApplication.shared.retain(delegate)
    }
    UIApplication.shared.lifeCycle.launch(keepingStateIn: file)
  }
}

/// A reason for which an app can't be launched.
enum LaunchMistake: Error, CustomStringConvertible {
  case noClass(name: String)
  case wrongClass(name: String, needed: String)
  case noWindow
  case noImage(path: String)

  var description: String {
    switch self {
    case .noClass(let name):
      "UIApplicationMain: there is no class \(name). Pass the result of NSStringFromClass(_:)."
    case .wrongClass(let name, let needed):
      "UIApplicationMain: \(name) is no subclass of \(needed)."
    case .noWindow:
      "UIApplicationMain: the app has no visible window after its launch. Call makeKeyAndVisible() in"
        + " scene(_:willConnectTo:options:), and name the scene delegate in the app's Info.plist or in"
        + " application(_:configurationForConnecting:options:)."
    case .noImage(let path): "UIApplicationMain: the first screen couldn't be written to \(path)."
    }
  }
}

/// The first screen of an app that runs without a display.
@MainActor struct FirstScreen {
  private let environment = ProcessInfo.processInfo.environment

  /// Runs the app for a time, and draws its windows into a file.
  func draw() throws {
    let delay = environment["UIKIT_SCREENSHOT_DELAY"].flatMap(TimeInterval.init) ?? 0.5
    RunLoop.main.run(until: Date(timeIntervalSinceNow: max(0, delay)))
    let windows = UIApplication.shared.windows
    guard !windows.isEmpty else { throw LaunchMistake.noWindow }
    let path =
      environment["UIKIT_SCREENSHOT"] ?? "\(ProcessInfo.processInfo.processName).png"
    let data = UIGraphicsImageRenderer(bounds: UIScreen.main.bounds).pngData { _ in
      for window in windows {
        window.layoutIfNeeded()
        window.drawHierarchy(in: window.frame, afterScreenUpdates: true)
      }
    }
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw LaunchMistake.noImage(path: path)
    }
    print("The first screen is in \(path).")
  }
}

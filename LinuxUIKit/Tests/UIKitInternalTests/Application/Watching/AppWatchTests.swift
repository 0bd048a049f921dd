import Foundation
import Testing

@testable import UIKit

/// A list of 100 rows of 44 points; a selected row pushes the list of that number.
private final class Numbers: UITableViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(style: .plain)
    title = "\(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(Numbers(indexPath.row), animated: true)
  }
}

@MainActor @Suite("An app that is started again after a change", .serialized)
struct AppWatchTests {
  /// A folder for one test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Runs an app whose first screen is the list 0 in a navigation controller.
  private func run(
    _ folder: URL, printing lines: @escaping @MainActor (String) -> Void = { _ in },
    _ body: @MainActor (RunningApp, UINavigationController) throws -> Void
  ) throws {
    let navigation = UINavigationController(rootViewController: Numbers(0))
    try withApp(
      ["UIKIT_WATCH": folder.path], root: navigation,
      reports: DisplayReports(reportsReady: false, print: lines)
    ) { try body($0, navigation) }
  }

  private func list(_ navigation: UINavigationController) throws -> UITableView {
    try #require((navigation.topViewController as? Numbers)?.tableView)
  }

  /// Clicks a row, and waits until the next list is displayed.
  private func click(
    _ row: Int, of navigation: UINavigationController, in app: RunningApp
  ) throws {
    let table = try list(navigation)
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    app.run(.pointerPressed(button: 1, point, clicks: 1, []))
    app.run(.pointerReleased(button: 1, point, []))
    try runFrames(app) {
      navigation.transitionCoordinator == nil && navigation.topViewController?.view.window != nil
    }
  }

  /// Runs frames until a condition is true, at most ten seconds.
  private func runFrames(_ app: RunningApp, until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 10)
    repeat {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      app.run()
    } while !condition() && Date() < end
    try #require(condition())
  }

  private func titles(_ navigation: UINavigationController) -> [String] {
    navigation.viewControllers.map { $0.title ?? "" }
  }

  @Test("It returns to the screen, through the screens before, and to the scroll positions")
  func returning() throws {
    try withFolder { folder in
      // A row of 44 points: at 1,000 points, row 22 begins 32 points above the edge.
      try run(folder) { app, navigation in
        try list(navigation).contentOffset.y = 1_000
        app.run()
        try click(30, of: navigation, in: app)
        try click(5, of: navigation, in: app)
        try list(navigation).contentOffset.y = 500
        app.run()
        #expect(titles(navigation) == ["0", "30", "5"])
        app.connection.events = [.closed]
        app.display.run()
      }
      var lines: [String] = []
      try run(folder, printing: { lines.append($0) }) { app, navigation in
        try runFrames(app) { !lines.isEmpty }
        #expect(lines == ["UIKIT_RESTORED"])
        #expect(titles(navigation) == ["0", "30", "5"])
        #expect(try list(navigation).contentOffset.y == 500)
        #expect((navigation.viewControllers[0] as? Numbers)?.tableView.contentOffset.y == 1_000)
        #expect(UIView.areAnimationsEnabled)
      }
    }
  }

  @Test("Screens that the user has left are not visited") func back() throws {
    try withFolder { folder in
      try run(folder) { app, navigation in
        try click(3, of: navigation, in: app)
        navigation.popViewController(animated: false)
        app.run()
        try click(7, of: navigation, in: app)
        app.connection.events = [.closed]
        app.display.run()
      }
      let state = try #require(WatchFolder(path: folder.path).state)
      #expect(state.start == ["UINavigationController", "Numbers"])
      #expect(state.steps.map(\.place) == [["UINavigationController", "Numbers", "Numbers"]])
    }
  }

  @Test("The appearance, the text size, the direction and the size of the window are as before")
  func look() throws {
    try withFolder { folder in
      try withApp([
        "UIKIT_WATCH": folder.path, "UIKIT_APPEARANCE": "dark", "UIKIT_TEXT_SIZE": "XXL",
        "UIKIT_LAYOUT_DIRECTION": "rtl",
      ]) { app in
        app.connection.position = CGPoint(x: 40, y: 50)
        app.connection.geometry = DisplayGeometry(
          pixelWidth: 1000, pixelHeight: 700, scale: 2, pixelsPerUnit: 2)
        app.run(.resized)
        app.connection.events = [.closed]
        app.display.run()
      }
      var configuration = try DisplayConfiguration(environment: ["UIKIT_WATCH": folder.path])
      configuration.adopt(try #require(configuration.watchFolder?.state))
      #expect(configuration.style == .dark)
      #expect(configuration.textSize == .extraExtraLarge)
      #expect(configuration.layoutDirection == .rightToLeft)
      #expect(configuration.size == CGSize(width: 500, height: 350))
      #expect(configuration.position == CGPoint(x: 40, y: 50))
    }
  }

  @Test("Where a screen no longer exists, it stays before it and says so") func lost() throws {
    try withFolder { folder in
      try run(folder) { app, navigation in
        try click(3, of: navigation, in: app)
        app.connection.events = [.closed]
        app.display.run()
      }
      let watch = WatchFolder(path: folder.path)
      var state = try #require(watch.state)
      state.steps[0].place[2] = "Letters"
      try watch.save(state)
      var lines: [String] = []
      try run(folder, printing: { lines.append($0) }) { app, navigation in
        try runFrames(app) { !lines.isEmpty }
        #expect(
          lines == [
            "The app before displayed UINavigationController, Numbers, Letters. This one stays at"
              + " UINavigationController, Numbers, Numbers."
          ])
        #expect(UIView.areAnimationsEnabled)
      }
    }
  }

  @Test("A press of the user ends the return") func interruption() throws {
    try withFolder { folder in
      try run(folder) { app, navigation in
        try click(3, of: navigation, in: app)
        try click(4, of: navigation, in: app)
        app.connection.events = [.closed]
        app.display.run()
      }
      try run(folder) { app, navigation in
        #expect(!UIView.areAnimationsEnabled)
        app.run(.pointerPressed(button: 1, CGPoint(x: 5, y: 800), clicks: 1, []))
        for _ in 0..<20 { app.run() }
        #expect(titles(navigation) == ["0"])
        #expect(UIView.areAnimationsEnabled)
      }
    }
  }

  @Test("A file that is no state begins at the first screen") func unreadable() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("{\"size\": 3}".utf8).write(to: folder.appendingPathComponent("state.json"))
      try run(folder) { app, navigation in
        app.run()
        #expect(titles(navigation) == ["0"])
      }
    }
  }

  @Test("A message of the compiler is displayed above the windows until the next build succeeds")
  func message() throws {
    try withFolder { folder in
      try run(folder) { app, _ in
        let file = folder.appendingPathComponent("message")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(app.connection.bottomColor == 0xFF_FFFF)
        try Data("List.swift:3:5: error: cannot find 'titel' in scope".utf8).write(to: file)
        // A gray of 0.1 with an opacity of 0.94 on white: (0.094 + 0.06) * 255 = 39.27.
        try runFrames(app) { app.connection.bottomColor == 0x27_2727 }
        // A title and a line of 51 letters leave the center free.
        #expect(app.connection.centerColor == 0xFF_FFFF)
        try FileManager.default.removeItem(at: file)
        try runFrames(app) { app.connection.bottomColor == 0xFF_FFFF }
      }
    }
  }
}

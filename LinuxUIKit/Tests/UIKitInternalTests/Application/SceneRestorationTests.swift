import Foundation
import SeededNumbers
import Testing

@testable import UIKit

/// The events of the scenes of the launched app.
@MainActor private final class Log {
  static var calls: [String] = []
  static var activity: NSUserActivity?
  static var window: UIWindow?
}

private final class ArticleScreen: UIViewController {
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: ["offset": CGFloat(12.5)])
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Log.calls.append("connect \(session.stateRestorationActivity?.activityType ?? "-")")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ArticleScreen()
    window.rootViewController?.userActivity = Log.activity
    window.isHidden = false
    Log.window = window
  }
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    Log.calls.append("restore \(scene.activationState)")
  }
  func sceneDidEnterBackground(_ scene: UIScene) { Log.calls.append("background") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    Log.calls.append("ask \(scene.activationState)")
    return Log.activity
  }
}

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let sceneDelegate: AnyClass
  private let onLaunch: () -> Void

  init(_ sceneDelegate: AnyClass, onLaunch: @escaping () -> Void) {
    (self.sceneDelegate, self.onLaunch) = (sceneDelegate, onLaunch)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    onLaunch()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegate
    return configuration
  }
}

private final class SaveCounter: NSObject, NSUserActivityDelegate {
  private(set) var count = 0
  func userActivityWillSave(_ userActivity: NSUserActivity) { count += 1 }
}

@MainActor @Suite("Restoration of scenes", .serialized) struct SceneRestorationTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("restoration-\(UUID().uuidString)/app")
  private var file: SceneStateFile { SceneStateFile(folder: folder) }
  private var isKept: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Scene.plist").path)
  }

  private func removeFolder() {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// Launches an app, and returns the session of its scene.
  private func launch(
    _ sceneDelegate: AnyClass = SceneDelegate.self, onLaunch: @escaping () -> Void = {}
  ) throws -> (app: UIApplication, session: UISceneSession) {
    Log.calls = []
    let application = UIApplication()
    application.retain(AppDelegate(sceneDelegate, onLaunch: onLaunch))
    application.lifeCycle.launch(keepingStateIn: file)
    return (application, try #require(application.connectedScenes.first).session)
  }

  private func close(_ application: UIApplication) {
    application.lifeCycle.enterBackground()
    application.lifeCycle.terminate()
    Log.window?.isHidden = true
    Log.window = nil
  }

  @Test("The activity of a closed scene is there at the next launch, before the connection")
  func restored() throws {
    defer { removeFolder() }
    let activity = NSUserActivity(activityType: "com.example.article")
    activity.title = "Penguins"
    activity.webpageURL = URL(string: "https://example.com/7")
    activity.keywords = ["birds", "cold"]
    activity.targetContentIdentifier = "7"
    activity.userInfo = ["article": 7, "tags": ["a", "b"], "read": true]
    activity.needsSave = true
    let counter = SaveCounter()
    activity.delegate = counter
    Log.activity = activity
    let first = try launch()
    #expect(Log.calls == ["connect -"])
    first.session.userInfo = ["tab": 2]
    close(first.app)
    #expect(Log.calls == ["connect -", "background", "ask background"])
    #expect(counter.count == 1)
    #expect(!activity.needsSave)

    Log.activity = nil
    let second = try launch()
    // UISceneDelegate.h: after the connection, before the activation.
    #expect(Log.calls == ["connect com.example.article", "restore unattached"])
    let restored = try #require(second.session.stateRestorationActivity)
    #expect(restored !== activity)
    #expect(restored.title == "Penguins")
    #expect(restored.webpageURL == URL(string: "https://example.com/7"))
    #expect(restored.keywords == ["birds", "cold"])
    #expect(restored.targetContentIdentifier == "7")
    #expect(restored.userInfo?["article"] as? Int == 7)
    #expect(restored.userInfo?["tags"] as? [String] == ["a", "b"])
    #expect(restored.userInfo?["read"] as? Bool == true)
    // The controller whose activity it was has brought it up to date.
    #expect(restored.userInfo?["offset"] as? CGFloat == 12.5)
    #expect(second.session.userInfo?["tab"] as? Int == 2)
    #expect(second.session.persistentIdentifier == first.session.persistentIdentifier)

    second.session.userInfo = nil
    close(second.app)
    #expect(!isKept)
    let third = try launch()
    #expect(Log.calls == ["connect -"])
    #expect(third.session.persistentIdentifier != first.session.persistentIdentifier)
    close(third.app)
  }

  @Test("Without the delegate's method, the activity of the session is kept")
  func session() throws {
    defer { removeFolder() }
    let first = try launch(PlainSceneDelegate.self)
    first.session.stateRestorationActivity = NSUserActivity(activityType: "plain")
    close(first.app)
    let second = try launch(PlainSceneDelegate.self)
    #expect(second.session.stateRestorationActivity?.activityType == "plain")
    close(second.app)
  }

  @Test("The state is away while the app is launched, and kept again from then on")
  func crash() throws {
    defer { removeFolder() }
    Log.activity = NSUserActivity(activityType: "bad")
    close(try launch().app)
    #expect(isKept)
    var wasKept: [Bool] = []
    let second = try launch(onLaunch: { wasKept.append(isKept) })
    #expect(wasKept == [false])
    #expect(isKept)
    Log.activity = nil
    close(second.app)
  }

  @Test("A file of another form restores nothing")
  func damaged() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lists: [Any] = ["text", ["set": 4], ["dictionary": ["identifier"]], ["other": 1], [1, 2]]
    let texts = try lists.map {
      try PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
    }
    for data in texts + [Data(), Data("<plist>".utf8)] {
      try data.write(to: folder.appendingPathComponent("Scene.plist"))
      #expect(file.remove() == nil)
      #expect(!isKept)
    }
  }

  @Test("The folder is XDG_STATE_HOME if that is an absolute path")
  func folders() {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    for (value, path) in [
      ("/var/state", "/var/state"), ("relative", home + "/.local/state"),
      (nil, home + "/.local/state"),
    ] {
      var environment: [String: String] = [:]
      environment["XDG_STATE_HOME"] = value
      #expect(SceneStateFile.folder(environment).path == path)
    }
  }

  @Test("Values are read as they were written")
  func values() throws {
    for seed in PropertyRuns.seeds(full: 3_000) {
      var random = SeededGenerator(seed: seed)
      let value = Self.value(depth: 3, &random)
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["value": StoredValue.encode(value.base)], format: .binary, options: 0)
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      let content = try #require((list as? [String: Any])?["value"])
      let read = try #require(StoredValue.decode(content), "seed \(seed)")
      #expect(Self.text(read) == Self.text(value), "seed \(seed)")
    }
  }

  /// Returns a random value; arrays, sets and dictionaries contain others.
  private static func value(depth: Int, _ random: inout SeededGenerator) -> AnyHashable {
    func some() -> [AnyHashable] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, &random) }
    }
    func keys() -> [AnyHashable] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: 0, &random) }
    }
    let number = Int.random(in: .min ... .max, using: &random)
    switch Int.random(in: 0..<(depth == 0 ? 10 : 13), using: &random) {
    case 0: return Bool.random(using: &random)
    case 1: return number
    case 2: return Double.random(in: -1e9...1e9, using: &random)
    case 3: return "text \(number) ä🐧"
    case 4: return Date(timeIntervalSinceReferenceDate: Double(number % 1_000_000_000) / 8)
    case 5: return Data("\(number)".utf8)
    case 6: return URL(fileURLWithPath: "/folder/\(number)")
    case 7: return CGFloat.random(in: -1e9...1e9, using: &random)
    case 8: return Float.random(in: -1e9...1e9, using: &random)
    case 9: return Double(number % 1000)
    case 10: return some()
    case 11: return Set(keys())
    default:
      return Dictionary(keys().map { ($0, value(depth: depth - 1, &random)) }) { first, _ in first }
    }
  }

  /// Returns the types and values of what a value contains; sets and dictionaries are sorted.
  private static func text(_ value: Any) -> String {
    switch (value as? AnyHashable)?.base ?? value {
    case let value as [AnyHashable: Any]:
      "{\(value.map { "\(text($0)): \(text($1))" }.sorted().joined(separator: ", "))}"
    case let value as Set<AnyHashable>:
      "<\(value.map(text).sorted().joined(separator: ", "))>"
    case let value as [Any]: "[\(value.map(text).joined(separator: ", "))]"
    case let value as Data: "Data \(value.base64EncodedString())"
    case let value as Date: "Date \(value.timeIntervalSinceReferenceDate)"
    case let value: "\(type(of: value)) \(value)"
    }
  }

  @Test("Integers of other types are read as Int, those beyond as UInt, and null as null")
  func numbers() throws {
    for (written, read) in [
      (Int8(-3), -3), (UInt16(9), 9), (UInt64.max, UInt.max), (NSNull(), NSNull()),
    ] as [(Any, AnyHashable)] {
      #expect(StoredValue.decode(try StoredValue.encode(written)) as? AnyHashable == read)
    }
  }

  @Test("A value of another type is reported, and nothing is kept")
  func mistakes() throws {
    defer { removeFolder() }
    let activity = NSUserActivity(activityType: "type")
    activity.userInfo = ["frame": CGRect.zero]
    #expect(throws: StoredValue.Mistake(type: "CGRect")) {
      try StoredValue.encode(activity.values)
    }
    #expect(throws: StoredValue.Mistake(type: "Array<Int>")) {
      try StoredValue.encode([[1]] as Set)
    }
    #expect(
      "\(StoredValue.Mistake(type: "CGRect"))"
        == "a value of the type CGRect can't be restored. Use strings, numbers, Boolean values, dates,"
        + " data, URLs, arrays and dictionaries of them, and sets of those that are no collections."
    )
    Log.activity = activity
    close(try launch().app)
    Log.activity = nil
    #expect(!isKept)
  }
}

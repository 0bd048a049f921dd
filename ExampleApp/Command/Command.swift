import ExampleScreens
import Foundation
import UIKit

/// `ExampleApp`: opens the example screens in a window, or draws them where there is no display.
@main @MainActor struct Command {
  /// Performs the request of the command line; exits with 64 if it's invalid.
  static func main() {
    do {
      let display = try DisplayConfiguration(environment: ProcessInfo.processInfo.environment)
      let words = Array(CommandLine.arguments.dropFirst())
      try run(Arguments.parse(words, hasDisplay: display.usesWindow))
    } catch let error as UsageError {
      fail(error.description, code: UsageError.exitCode)
    } catch {
      fail("\(error)", code: 1)
    }
  }

  private static func run(_ request: Request) throws {
    switch request {
    case .help: print(UsageError.usage)
    case .list: print(ExampleScreen.all.map(\.line).joined(separator: "\n"))
    case .gallery: try drawGallery()
    case .inspection(let point, let name, let appearance):
      for screen in try screens(named: name) {
        print(Snapshot(screen: screen, appearance: appearance).inspection(at: point))
      }
    case .snapshot(let folder, let screen, let appearance):
      try drawSnapshots(of: screens(named: screen), in: folder, appearance: appearance)
    case .window(let screen, let settings): try openWindow(on: screen, settings: settings)
    }
  }

  private static func openWindow(on name: String?, settings: [String: String]) throws {
    for (variable, value) in settings { setenv(variable, value, 1) }
    guard name != nil else { return AppDelegate.main() }
    ScreenAppDelegate.screen = try screens(named: name).first
    ScreenAppDelegate.main()
  }

  private static func drawGallery() throws {
    let index = try Gallery(folder: URL(fileURLWithPath: "gallery")).draw(report: report)
    print("The gallery is in \(index.path)")
  }

  private static func drawSnapshots(
    of screens: [ExampleScreen], in folder: String, appearance: Appearance
  ) throws {
    let folder = URL(fileURLWithPath: folder)
    for screen in screens {
      report(try Snapshot(screen: screen, appearance: appearance).write(into: folder).path)
    }
  }

  private static func screens(named name: String?) throws -> [ExampleScreen] {
    guard let name else { return ExampleScreen.all }
    guard let screen = ExampleScreen.all.first(where: { $0.name == name }) else {
      let names = ExampleScreen.all.map(\.name).joined(separator: ", ")
      throw UsageError(mistake: "There is no screen \(name). The screens are: \(names).")
    }
    return [screen]
  }

  private static func report(_ line: String) {
    print(line)
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

extension ExampleScreen {
  /// The name and the summary of the screen, in columns.
  fileprivate var line: String {
    name.padding(toLength: 20, withPad: " ", startingAt: 0) + summary
  }
}

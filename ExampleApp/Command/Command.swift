import ExampleScreens
import Foundation
import UIKit

/// `ExampleApp`: draws the example screens without a device or a simulator.
@main @MainActor struct Command {
  /// Performs the request of the command line; exits with 64 if it's invalid.
  static func main() {
    do {
      try run(Arguments.parse(Array(CommandLine.arguments.dropFirst())))
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
    }
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

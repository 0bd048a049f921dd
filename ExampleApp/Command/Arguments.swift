import Foundation
import UIKit

/// The parsed command line.
enum Request: Equatable {
  case gallery
  case list
  case help
  /// Draws the named screen, or all of them without a name, to the folder.
  case snapshot(folder: String, screen: String?, appearance: Appearance)
  /// Opens a window on the named screen, or on the list of all without a name.
  ///
  /// The settings are environment variables of `UIApplicationMain`.
  case window(screen: String?, settings: [String: String])
  /// Prints the views at a point of the named screen.
  case inspection(point: CGPoint, screen: String, appearance: Appearance)
}

/// A parser of command lines, from left to right.
struct Arguments {
  private var rest: ArraySlice<String>
  private var folder: String?
  private var screen: String?
  private var appearance = Appearance()
  private var opensWindow = false
  private var settings: [String: String] = [:]
  private var firstOption: String?
  private var inspectedPoint: CGPoint?

  private init(_ words: [String]) {
    rest = words[...]
  }

  /// Parses the arguments after the command's name; throws a `UsageError` at the first mistake.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - hasDisplay: Whether a window can be opened, which is what the command does without arguments.
  /// - Returns: What the command is asked to do.
  /// - Throws: A `UsageError` for an unknown option, a missing value or a value out of range.
  static func parse(_ words: [String], hasDisplay: Bool = false) throws -> Request {
    var arguments = Arguments(words)
    return try arguments.request(hasDisplay: hasDisplay)
  }

  private mutating func request(hasDisplay: Bool) throws -> Request {
    guard let first = rest.first else {
      return hasDisplay ? .window(screen: nil, settings: [:]) : .gallery
    }
    if rest.count == 1, first == "--list" { return .list }
    if rest.count == 1, first == "--help" { return .help }
    if rest.count == 1, first == "--gallery" { return .gallery }
    while let option = rest.popFirst() { try read(option) }
    if opensWindow { return try windowRequest(hasDisplay: hasDisplay) }
    if let inspectedPoint { return try inspection(at: inspectedPoint) }
    guard let folder else {
      throw UsageError(mistake: "\(firstOption ?? first) needs --snapshot FOLDER or --window.")
    }
    return .snapshot(folder: folder, screen: screen, appearance: appearance)
  }

  private func windowRequest(hasDisplay: Bool) throws -> Request {
    guard folder == nil else {
      throw UsageError(mistake: "--window and --snapshot can't be used together.")
    }
    guard !appearance.showsOutlines, inspectedPoint == nil else {
      throw UsageError(
        mistake: "--outline and --inspect are for drawn screens. In a window, press Control, Shift "
          + "and O or I.")
    }
    guard hasDisplay else {
      throw UsageError(
        mistake: "--window needs a display: set DISPLAY or WAYLAND_DISPLAY, or use --snapshot.")
    }
    guard [1, 2, 3].contains(appearance.scale) else {
      throw UsageError(mistake: "--scale \(settings["UIKIT_SCALE"] ?? ""): a window has 1, 2 or 3.")
    }
    let (width, height) = (Int(appearance.size.width), Int(appearance.size.height))
    guard width >= Self.smallestSide, height >= Self.smallestSide else {
      throw UsageError(
        mistake: "--size \(width)x\(height): a window has at least "
          + "\(Self.smallestSide)x\(Self.smallestSide) points.")
    }
    return .window(screen: screen, settings: settings)
  }

  /// The smallest side of a window in points.
  private static let smallestSide = DisplayConfiguration.sides.lowerBound

  private mutating func read(_ option: String) throws {
    firstOption = firstOption ?? option
    switch option {
    case "--snapshot": folder = try value(of: option, named: "FOLDER")
    case "--screen": screen = try value(of: option, named: "NAME")
    case "--window": opensWindow = true
    case "--size":
      appearance.size = try size(of: option)
      settings["UIKIT_SIZE"] = "\(Int(appearance.size.width))x\(Int(appearance.size.height))"
    case "--scale":
      appearance.scale = try scale(of: option)
      settings["UIKIT_SCALE"] = String(format: "%g", Double(appearance.scale))
    case "--dark":
      appearance.isDark = true
      settings["UIKIT_APPEARANCE"] = "dark"
    case "--rtl":
      appearance.isRightToLeft = true
      settings["UIKIT_LAYOUT_DIRECTION"] = "rtl"
    case "--text-size":
      appearance.textSize = try textSize(of: option)
      settings["UIKIT_TEXT_SIZE"] = appearance.textSize.rawValue
    case "--outline": appearance.showsOutlines = true
    case "--inspect": inspectedPoint = try point(of: option)
    default: throw UsageError(mistake: "There is no option \(option).")
    }
  }

  private func inspection(at point: CGPoint) throws -> Request {
    guard let screen else { throw UsageError(mistake: "--inspect needs --screen NAME.") }
    guard folder == nil else {
      throw UsageError(mistake: "--inspect prints text and needs no --snapshot FOLDER.")
    }
    return .inspection(point: point, screen: screen, appearance: appearance)
  }

  private mutating func point(of option: String) throws -> CGPoint {
    let word = try value(of: option, named: "point such as 40,120")
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw UsageError(mistake: "\(option) \(word): two numbers with a comma, as 40,120.")
    }
    return CGPoint(x: x, y: y)
  }

  private mutating func value(of option: String, named name: String) throws -> String {
    guard let word = rest.popFirst(), !word.hasPrefix("--"), !word.isEmpty else {
      throw UsageError(mistake: "\(option) needs a \(name) after it.")
    }
    return word
  }

  private mutating func size(of option: String) throws -> CGSize {
    let word = try value(of: option, named: "size such as 390x844")
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...4096).contains(width), (1...4096).contains(height)
    else {
      throw UsageError(mistake: "\(option) \(word): two whole numbers from 1 to 4096, as 390x844.")
    }
    return CGSize(width: width, height: height)
  }

  private mutating func scale(of option: String) throws -> CGFloat {
    let word = try value(of: option, named: "scale such as 2")
    guard let scale = Double(word), (1...4).contains(scale) else {
      throw UsageError(mistake: "\(option) \(word): a number from 1 to 4.")
    }
    return CGFloat(scale)
  }

  private mutating func textSize(of option: String) throws -> TextSize {
    let word = try value(of: option, named: "size such as XXL")
    guard let size = TextSize(rawValue: word.uppercased()) else {
      throw UsageError(mistake: "\(option) \(word): there is no such text size.")
    }
    return size
  }
}

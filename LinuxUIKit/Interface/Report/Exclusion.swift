/// The reason why a name of Apple's interface is out of scope.
public enum Exclusion: String, CaseIterable, Hashable, Sendable {
  /// Targets and selectors, which the compiler rejects on Linux.
  case objectiveC = "Objective-C's runtime"
  /// Nibs and storyboards.
  case interfaceBuilder = "Interface Builder"
  /// Interfaces to SwiftUI or Combine.
  case swiftUI = "SwiftUI and Combine"
  /// Attributes that Swift 6 rejects on every platform.
  case language = "Swift 6"
}

extension Exclusion {
  /// Returns the reason why a name is out of scope; `nil` if it isn't.
  static func reason(for symbol: UsedSymbol) -> Exclusion? {
    if symbol.area == "SwiftUI bridge" { return .swiftUI }
    return allCases.first { $0.names.contains(symbol.name) }
  }

  private var names: Set<String> {
    switch self {
    case .objectiveC:
      [
        "@objc", "#selector", ".addTarget", ".addTarget(_:action:for:)", ".addTarget(_:action:)",
        "UIBarButtonItem(barButtonSystemItem:target:action:)",
        "UIBarButtonItem(title:style:target:action:)",
        "UIBarButtonItem(image:style:target:action:)",
        "UITapGestureRecognizer(target:action:)", "UILongPressGestureRecognizer(target:action:)",
      ]
    case .interfaceBuilder:
      [
        "@IBOutlet", "@IBAction", "UINib", "UINib(nibName:bundle:)",
        "UICollectionView.CellRegistration(cellNib:)", ".awakeFromNib", ".awakeFromNib()",
        "func awakeFromNib()", "UIStoryboard", "UIStoryboard(name:bundle:)",
        ".instantiateViewController", ".instantiateViewController(withIdentifier:)",
        // Segues.
        "func prepare(for:sender:)",
      ]
    case .swiftUI:
      [
        "@Published", "UIHostingConfiguration",
        // Modifiers of SwiftUI's views; UIKit has properties with these names.
        ".font(_:)", ".foregroundColor(_:)",
      ]
    case .language:
      // `@main` replaces it.
      ["@UIApplicationMain"]
    }
  }
}

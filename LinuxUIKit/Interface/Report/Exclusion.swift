/// Why a name that Apple has is counted neither as there nor as missing.
public enum Exclusion: String, CaseIterable, Hashable, Sendable {
  /// A target and a selector, which the compiler refuses on Linux.
  case objectiveC = "Objective-C's runtime"
  /// Nibs and storyboards.
  case interfaceBuilder = "Interface Builder"
  /// What comes with SwiftUI or Combine.
  case swiftUI = "SwiftUI and Combine"
  /// Tables, which are another project.
  case tableView = "table views"
}

extension Exclusion {
  /// The reason for a name; nil for those that are looked up.
  static func reason(for symbol: UsedSymbol) -> Exclusion? {
    if symbol.area == "table view" { return .tableView }
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
      ]
    case .interfaceBuilder:
      [
        "@IBOutlet", "@IBAction", "UINib", "UINib(nibName:bundle:)",
        "UICollectionView.CellRegistration(cellNib:)", ".awakeFromNib", ".awakeFromNib()",
        "func awakeFromNib()", "UIStoryboard", "UIStoryboard(name:bundle:)",
        ".instantiateViewController", ".instantiateViewController(withIdentifier:)",
      ]
    case .swiftUI:
      ["@Published", "UIHostingConfiguration"]
    case .tableView:
      [
        "UITableViewDiffableDataSource", "UITableViewDiffableDataSource(tableView:)",
        ".defaultRowAnimation", ".dequeueReusableCell(withIdentifier:for:)",
        ".register(_:forCellReuseIdentifier:)",
      ]
    }
  }
}

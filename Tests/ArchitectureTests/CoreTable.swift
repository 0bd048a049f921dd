/// The features that the Linux UIKit's core may name, and those that it may not.
///
/// The core is views, windows, view controllers, responders and traits.
enum CoreTable {
  /// The folder of the module.
  static let module = "LinuxUIKit/Sources/UIKit/"

  /// The folders of the core.
  static let folders = ["Controllers", "Responders", "Traits", "Views"]

  /// The folders of controls, lists, bars, pickers and other features that the core doesn't name.
  static let features = [
    "BarItems", "CollectionView", "CompositionalLayout",
    "ContentConfiguration", "Controls", "DiffableDataSource", "DragAndDrop", "Lists", "Navigation",
    "Pages", "Pickers", "ScrollView", "SearchBar", "SplitView", "StackView", "TabBar", "TableView",
    "TextInput", "TextKit", "TextView", "Toolbar", "VisualEffects",
  ]

  /// The properties of view controllers that look for a feature's container.
  static let containers = ["navigationController", "splitViewController", "tabBarController"]

  /// The types of features that a file of the core names because Apple's declarations do, and those
  /// that store the values of these declarations.
  static let exceptions: [String: Set<String>] = [
    "Controllers/UIViewController.swift": [
      "UIBarButtonItem", "UINavigationItem", "UITabBarItem", "UIScrollView", "ControllerBarItems",
      "BarLayout", "UINavigationController", "UISplitViewController", "UITabBarController",
      "navigationController", "splitViewController", "tabBarController",
    ]
  ]

  /// The files in which a class asks what it is instead of calling a method that subclasses override.
  static let casts = [
    "Keyboard/UIResponder+Keyboard.swift": "an app's classes conform to `UIKeyInput`",
    "Menus/Display/MenuOverlayView.swift": "tests ask any view whether it is a menu",
    "Navigation/Bar/NavigationBarContent.swift":
      "a bar treats one class of its contents as a stack",
    "Responders/UIResponder+Traits.swift": "Apple's protocol doesn't require a responder",
  ]

  /// The largest number of lines of a file.
  static let maximumLineCount = 450

  /// The files that may be longer: tables, and the interfaces of classes whose members stand in the
  /// class because Apple's can be overridden, with bodies of at most three lines.
  static let tables = [
    "LinuxUIKit/Sources/QuartzCore/Layers/CALayer.swift",
    "LinuxUIKit/Sources/UIKit/CollectionView/UICollectionView.swift",
    "LinuxUIKit/Sources/UIKit/Controllers/UIViewController.swift",
    "LinuxUIKit/Sources/UIKit/Images/Symbols/SymbolTable.swift",
    "LinuxUIKit/Sources/UIKit/Responders/UIResponder.swift",
    "LinuxUIKit/Sources/UIKit/ScrollView/UIScrollView.swift",
    "LinuxUIKit/Sources/UIKit/TableView/UITableView.swift",
    "LinuxUIKit/Sources/UIKit/TextInput/UITextField.swift",
    "LinuxUIKit/Sources/UIKit/TextView/UITextView.swift",
    "LinuxUIKit/Sources/UIKit/Views/UIView.swift",
  ]
}

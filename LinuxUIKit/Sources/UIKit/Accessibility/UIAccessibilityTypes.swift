/// A direction in which assistive technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content at the right.
  case right = 1
  /// To the content at the left.
  case left = 2
  /// To the content above.
  case up = 3
  /// To the content below.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// The type of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No type.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// An ordered list.
  case list = 2
  /// A landmark of the screen.
  case landmark = 3
  /// A group that is spoken as one unit (iOS 13).
  case semanticGroup = 4
}

/// The order in which assistive technologies combine the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// The elements separately.
  case separate = 1
  /// The elements combined.
  case combined = 2
}

/// The kind of a text, which assistive technologies read in different ways (iOS 13).
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A narrative, as of a book.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A table of numbers or texts.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A file system.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A console.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An action that assistive technologies offer for an element, by its name.
///
/// ```swift
/// cell.accessibilityCustomActions = [
///   UIAccessibilityCustomAction(name: "Archive") { _ in
///     model.archive(mail)
///     return true
///   }
/// ]
/// ```
///
/// - Note: Not implemented: a target and a selector, which need Objective-C's runtime.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action, and returns whether it succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name, which is spoken.
  open var name: String

  /// The name with attributes for speech.
  open var attributedName: NSAttributedString {
    get { attributed ?? NSAttributedString(string: name) }
    set {
      attributed = newValue
      name = newValue.string
    }
  }

  /// The image, which Switch Control displays (iOS 14).
  open var image: UIImage?

  /// The handler, which returns whether the action succeeded (iOS 13).
  open var actionHandler: ActionHandler?

  private var attributed: NSAttributedString?

  /// Creates an action (iOS 13).
  public init(name: String, actionHandler: ActionHandler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }

  /// Creates an action whose name has attributes for speech (iOS 13).
  public init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
    (name, attributed, self.actionHandler) = (attributedName.string, attributedName, actionHandler)
  }

  /// Creates an action with an image (iOS 14).
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
}

/// An element that is no view, such as a part of a view that draws itself.
///
/// ```swift
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "March"
/// bar.accessibilityValue = "12 mm"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 20, width: 16, height: 80)
/// chart.accessibilityElements = [bar]
/// ```
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  private weak var container: AnyObject?
  private var frameInContainer: CGRect?

  /// Creates an element of a container, which isn't retained.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject? {
    get { container }
    set { container = newValue }
  }

  /// The frame in the coordinate system of the container.
  ///
  /// Setting it sets `accessibilityFrame`, which then follows the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// The frame in screen coordinates.
  ///
  /// The default is that of `accessibilityFrameInContainerSpace`.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      guard let view = container as? UIView else {
        let outer = (container as? UIResponder)?.accessibilityFrame ?? .zero
        return frameInContainer.offsetBy(dx: outer.minX, dy: outer.minY)
      }
      return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}

/// The view controllers that an app displays, as far as a user navigates among them: those of navigation
/// stacks, the selected ones of tab bars, and presented ones.
///
/// Two places are equal if they consist of the same objects.
@MainActor struct AppPlace {
  private struct Member {
    weak var controller: UIViewController?
    let name: String
  }

  private let members: [Member]

  /// Finds the controllers of windows.
  init(of windows: [UIWindow]) {
    members = windows.compactMap(\.rootViewController).flatMap(Self.controllers)
      .map { Member(controller: $0, name: "\(type(of: $0))") }
  }

  /// The names of the classes.
  var names: [String] { members.map(\.name) }

  /// Whether all controllers exist, and those of the other place are the same.
  func isSame(as other: AppPlace) -> Bool {
    members.count == other.members.count
      && zip(members, other.members).allSatisfy {
        $0.controller != nil && $0.controller === $1.controller
      }
  }

  private static func controllers(from root: UIViewController) -> [UIViewController] {
    [root] + navigated(below: root)
      + (root.presentedViewController.map { controllers(from: $0) } ?? [])
  }

  /// The controllers below one, without those among which the user does not navigate, such as the
  /// content of cells.
  private static func navigated(below parent: UIViewController) -> [UIViewController] {
    switch parent {
    case let navigation as UINavigationController:
      navigation.viewControllers.flatMap { [$0] + navigated(below: $0) }
    case let tabs as UITabBarController:
      tabs.selectedViewController.map { [$0] + navigated(below: $0) } ?? []
    default: parent.children.flatMap(navigated)
    }
  }
}

/// The places that a user has gone through to where the app is.
@MainActor struct Journey {
  private var places: [AppPlace]
  private var gestures: [RecordedGesture?] = []

  /// Creates a journey that begins at a place.
  init(from place: AppPlace) { places = [place] }

  /// Records where the app is.
  ///
  /// A place where the user was before ends the journey there: what came after doesn't lead to it.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - gesture: What the user did since the last place.
  /// - Returns: Whether it is another place than before.
  mutating func move(to place: AppPlace, by gesture: @autoclosure () -> RecordedGesture?) -> Bool {
    guard places.last?.isSame(as: place) != true else { return false }
    if let index = places.firstIndex(where: { $0.isSame(as: place) }) {
      places.removeSubrange((index + 1)...)
      gestures.removeSubrange(index...)
    } else {
      places.append(place)
      gestures.append(gesture())
    }
    return true
  }

  /// The names of the controllers at the start.
  var start: [String] { places.first?.names ?? [] }

  /// The steps from the start to where the app is.
  var steps: [JourneyStep] {
    zip(gestures, places.dropFirst()).map { JourneyStep(gesture: $0, place: $1.names) }
  }
}

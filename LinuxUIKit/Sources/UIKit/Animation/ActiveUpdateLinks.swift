/// The links that may have to go on when a view comes into sight.
@MainActor enum ActiveUpdateLinks {
  private struct Entry {
    weak var link: UIUpdateLink?
  }

  private static var entries: [Entry] = []

  /// Takes a link in; it is not kept alive.
  static func add(_ link: UIUpdateLink) {
    entries.removeAll { $0.link == nil }
    entries.append(Entry(link: link))
  }

  /// Called when views came into a window, or a window came into sight; costs the number of links.
  static func viewsCameIntoSight() {
    for entry in entries { entry.link?.goOn() }
  }
}

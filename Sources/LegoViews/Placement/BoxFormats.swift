import BoxLayout

/// The positions of the views of a line that are shorter than the line.
public enum BoxFormat: Hashable, Sendable, CaseIterable {
  /// At the start.
  case leading
  /// In the center.
  case center
  /// The same distances between neighbors, the first at the start and the last at the end.
  case between
  /// The same distances before the first, between neighbors and behind the last.
  case round
  /// At the end.
  case trailing

  var inBox: LineFormat {
    switch self {
    case .leading: .leading
    case .center: .center
    case .between: .between
    case .round: .round
    case .trailing: .trailing
    }
  }

  init(_ format: LineFormat) {
    switch format {
    case .leading: self = .leading
    case .center: self = .center
    case .between: self = .between
    case .round: self = .round
    case .trailing: self = .trailing
    }
  }
}

/// The place of one view on a line whose other views have another one.
public enum BoxPlace: Hashable, Sendable, CaseIterable {
  /// With the views at the start.
  case leading
  /// With the views in the center.
  case center
  /// With the views at the end.
  case trailing

  var inBox: LinePlace {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  init(_ place: LinePlace) {
    switch place {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

/// Whether a view is displayed, and whether its box has space for it.
public enum ViewVisibility: Hashable, Sendable, CaseIterable {
  /// Displayed, with space.
  case visible
  /// Hidden, with space.
  case invisible
  /// Displayed at the frame that it has, without space.
  case free
  /// Hidden, without space.
  case gone

  var inBox: BoxVisibility {
    switch self {
    case .visible: .visible
    case .invisible: .invisible
    case .free: .free
    case .gone: .gone
    }
  }

  init(_ visibility: BoxVisibility) {
    switch visibility {
    case .visible: self = .visible
    case .invisible: self = .invisible
    case .free: self = .free
    case .gone: self = .gone
    }
  }
}

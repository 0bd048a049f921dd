import Foundation
import LegoKit

/// A channel of a TV guide.
struct Channel: Hashable, Identifiable, Sendable {
  let name: String

  var id: String { name }
}

/// The title of half an hour, which begins at a minute of the guide.
struct HalfHour: Hashable, Identifiable, Sendable {
  let minute: Int

  var id: HalfHour { self }

  /// Creates the half hour that contains a minute.
  init(containing minute: Double) { self.minute = Int(minute / 30) * 30 }
}

/// A channel, and whether it is a favorite.
struct ChannelTitle: Hashable {
  let channel: Channel
  let isFavorite: Bool

  /// The name, with a star if the channel is a favorite.
  var text: String { isFavorite ? "★ \(channel.name)" : channel.name }
}

/// A program of a channel, in minutes from the start of the guide.
struct Program: Hashable, Identifiable, Sendable {
  let id: Int
  let channel: Channel.ID
  let title: String
  let start: Int
  let length: Int
}

/// Two hundred channels with the programs of a week; the favorites are on top.
final class GuideModel: LegoObservableObject {
  /// The channels, in the order of their rows.
  @LegoPublished private(set) var channels: [Channel]
  /// The rows and times of the programs.
  @LegoPublished private(set) var spans: [TimelineSpan] = []
  /// The current time, in minutes from the start of the guide.
  @LegoPublished private(set) var now: Double = 0
  private(set) var favorites: Set<Channel.ID> = []
  let programs: [Program]
  let halfHours: [HalfHour]
  /// The minutes of the week.
  let range: Range<Double>
  private let calendar: Calendar
  private let start: Date
  private let date: @MainActor () -> Date
  private let clock: any Clock<Duration>

  /// The number of days.
  static let dayCount = 7

  /// Creates a guide that begins today.
  ///
  /// - Parameters:
  ///   - calendar: The calendar, whose locale has the names of days.
  ///   - date: Returns the current time.
  ///   - clock: The clock that waits for the next minute.
  init(
    calendar: Calendar = .sample, date: @escaping @MainActor () -> Date = GuideModel.sampleTime(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.calendar, self.date, self.clock) = (calendar, date, clock)
    start = calendar.startOfDay(for: date())
    let end = calendar.date(byAdding: .day, value: Self.dayCount, to: start) ?? start
    let minuteCount = Int(end.timeIntervalSince(start) / 60)
    range = 0..<Double(minuteCount)
    halfHours = stride(from: 0, to: range.upperBound, by: 30).map(HalfHour.init(containing:))
    channels = Self.sampleChannels
    programs = Self.samplePrograms(minuteCount: minuteCount)
    updateSpans()
    updateTime()
  }

  // MARK: Favorites

  /// Returns a channel, and whether it is a favorite.
  func title(of channel: Channel) -> ChannelTitle {
    ChannelTitle(channel: channel, isFavorite: favorites.contains(channel.id))
  }

  /// Moves a channel to the favorites on top, or back to the others.
  func toggleFavorite(_ id: Channel.ID) {
    favorites.formSymmetricDifference([id])
    let all = Self.sampleChannels
    channels =
      all.filter { favorites.contains($0.id) } + all.filter { !favorites.contains($0.id) }
    updateSpans()
  }

  private func updateSpans() {
    let rows = Dictionary(uniqueKeysWithValues: channels.indices.map { (channels[$0].id, $0) })
    spans = programs.map {
      TimelineSpan(
        row: rows[$0.channel] ?? 0, start: Double($0.start), length: Double($0.length))
    }
  }

  // MARK: Time

  /// Returns a task that follows the time until it is canceled or the model is released.
  func follow() -> Task<Void, Never> {
    updateTime()
    return Task { [weak self, clock] in
      while let seconds = self?.secondsToNextMinute,
        (try? await clock.sleep(for: .seconds(seconds))) != nil
      { self?.updateTime() }
    }
  }

  private var secondsToNextMinute: Double {
    60 - date().timeIntervalSince(start).truncatingRemainder(dividingBy: 60)
  }

  private func updateTime() {
    let minute = (date().timeIntervalSince(start) / 60).rounded(.down)
    if minute != now { now = minute }
  }

  /// Returns the half hour at which the evening of a day begins.
  func evening(ofDay day: Int) -> HalfHour {
    let date = calendar.date(byAdding: .day, value: day, to: start) ?? start
    let evening = calendar.date(bySettingHour: 20, minute: 0, second: 0, of: date) ?? date
    return HalfHour(containing: evening.timeIntervalSince(start) / 60)
  }

  // MARK: Texts

  /// Returns the name of a day, from 0 on.
  func name(ofDay day: Int) -> String {
    let date = calendar.date(byAdding: .day, value: day, to: start) ?? start
    return date.formatted(calendar.format().weekday(.wide).day().month(.wide))
  }

  /// Returns the weekday and the time of a minute.
  func title(ofMinute minute: Int) -> String {
    time(of: minute).formatted(calendar.format().weekday(.abbreviated).hour().minute())
  }

  /// Returns the weekday, the start and the end of a program.
  func timeText(of program: Program) -> String {
    let end = time(of: program.start + program.length)
    return title(ofMinute: program.start) + " – "
      + end.formatted(calendar.format(time: .shortened))
  }

  /// Returns the title, the channel and the time of a program, for assistive technologies.
  func spokenText(of program: Program) -> String {
    "\(program.title), \(program.channel), \(timeText(of: program))"
  }

  private func time(of minute: Int) -> Date { start.addingTimeInterval(Double(minute) * 60) }
}

// MARK: Samples

extension GuideModel {
  private static let sampleChannels = (0..<200).map { number in
    let names = ["Nova", "Arte", "Sol", "Kino", "Bay", "Alto", "Fjord", "Duo"]
    return Channel(name: "\(names[number % names.count]) \(number + 1)")
  }

  private static func samplePrograms(minuteCount: Int) -> [Program] {
    let titles = [
      "News", "Harbor Tales", "Weather", "Quiz Night", "Wild Coast", "Night Train", "Kitchen",
      "Old Maps", "Radio Days", "Matchday", "Film Club", "Late Talk",
    ]
    let lengths = [30, 60, 45, 90, 30, 120, 60]
    var programs: [Program] = []
    for (index, channel) in sampleChannels.enumerated() {
      var (start, number) = (0, index)
      while start < minuteCount {
        let length = min(lengths[number * 5 % lengths.count], minuteCount - start)
        programs.append(
          Program(
            id: programs.count, channel: channel.id, title: titles[number * 7 % titles.count],
            start: start, length: length))
        (start, number) = (start + length, number + 1)
      }
    }
    return programs
  }

  /// Returns a clock that begins at the time of the examples.
  static func sampleTime() -> @MainActor () -> Date {
    let launch = Date()
    return { Date.sample + Date().timeIntervalSince(launch) }
  }
}

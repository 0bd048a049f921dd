import Foundation
import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

/// Wednesday, September 16, 2026, at 20:20, which is minute 1,220 of the guide; a minute has 3 points.
@MainActor @Suite("The TV guide") struct GuideScreenTests {
  @MainActor private final class Time {
    var date = Date.sample
  }

  private let clock = ManualClock()
  private let time = Time()
  private let controller: GuideScreen
  private let screen: Screen

  init() {
    controller = GuideScreen(GuideModel(date: { [time] in time.date }, clock: clock))
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private var model: GuideModel { controller.model }
  private var view: UICollectionView? { controller.legoRenderer.collectionView }

  /// The distance of the line's leading edge.
  private var line: CGFloat? {
    screen.settle()
    return view?.supplementaryView(
      forElementKind: TimelineLayout.lineKind, at: IndexPath(item: 0, section: 0))?.frame.minX
  }

  /// Returns the distance of a line of 2 points, whose center is beside the titles at 19:30.
  private func position(ofMinute minute: Int) -> CGFloat { CGFloat(72 + (minute - 1_170) * 3 - 1) }

  /// Returns the program of a channel at a minute.
  private func program(_ channel: Channel.ID, at minute: Int) throws -> Program {
    let programs = model.programs.filter { $0.channel == channel }
    return try #require(programs.last { $0.start <= minute })
  }

  @Test("The guide opens half an hour before the current one, with a line at the current minute")
  func opening() throws {
    // 19:30, beside the titles of the channels, which are 72 points wide.
    #expect(try screen.frame(ofID: HalfHour(containing: 1_170)).minX == 72)
    #expect(try screen.frame(ofID: HalfHour(containing: 1_170)).width == 90)
    #expect(line == position(ofMinute: 1_220))
    #expect(screen.text.contains("Wed") && screen.text.contains("7:30"))
  }

  @Test("Programs are as wide as they last, and fill the days of 200 channels")
  func programs() throws {
    for channel in ["Nova 1", "Arte 2", "Sol 3", "Kino 4", "Bay 5"] {
      let program = try program(channel, at: 1_220)
      let frame = try screen.frame(ofID: program.id)
      let (start, width) = (72 + (program.start - 1_170) * 3, program.length * 3)
      #expect(frame.minX == CGFloat(start) && frame.width == CGFloat(width))
      #expect(try frame.minY == screen.frame(ofID: channel).minY)
    }
    var lengths: [Channel.ID: Int] = [:]
    for program in model.programs { lengths[program.channel, default: 0] += program.length }
    // A week of minutes for each channel.
    let week = 7 * 24 * 60
    #expect(lengths.count == 200 && lengths.values.allSatisfy { $0 == week })
    #expect(model.channels.count == 200 && model.halfHours.count == 7 * 48)
  }

  @Test("The line follows the clock, and no cell is updated")
  func clockTick() async throws {
    var reports: [UpdateReport] = []
    controller.legoRenderer.onUpdate = { reports.append($0) }
    try await screen.wait(timeout: 30) { clock.isAwaited }
    time.date += 60
    clock.advance(by: .seconds(60))
    try await screen.wait(timeout: 30) { model.now == 1_221 }

    #expect(line == position(ofMinute: 1_221))
    #expect(
      reports.allSatisfy {
        $0.inserted.isEmpty && $0.deleted.isEmpty && $0.moved.isEmpty && $0.reconfigured.isEmpty
      })
  }

  @Test("The line is at the current minute when the screen is displayed again")
  func pause() async throws {
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    try await screen.wait(timeout: 30) { !clock.isAwaited }
    time.date += 600
    controller.navigationController?.popViewController(animated: false)

    #expect(line == position(ofMinute: 1_230))
  }

  @Test("A tap moves a channel with its programs to the top, and another one moves it back")
  func favorites() throws {
    let program = try program("Sol 3", at: 1_220)
    let changes = try screen.changes { try screen.tap(id: "Sol 3") }
    #expect(model.channels.prefix(3).map(\.name) == ["Sol 3", "Nova 1", "Arte 2"])
    let top = try screen.frame(ofID: HalfHour(containing: 1_200)).maxY
    #expect(try screen.frame(ofID: "Sol 3").minY == top)
    #expect(try screen.frame(ofID: program.id).minY == top)
    // Rows of 56 points with 2 points between them.
    #expect(try screen.frame(ofID: "Nova 1").minY == top + 58)
    #expect(screen.text.contains("★ Sol 3"))
    #expect(Set(changes.flatMap(\.ids)) == ["Sol 3"])
    try screen.tap(id: "Sol 3")

    #expect(try screen.frame(ofID: program.id).minY == top + 2 * 58)
    #expect(!screen.text.contains("★"))
  }

  @Test("A tap on a program shows its channel, its time and its length")
  func details() throws {
    let program = try program("Arte 2", at: 1_220)
    try screen.tap(id: program.id)

    #expect(screen.text.contains(program.title) && screen.text.contains("Arte 2"))
    #expect(screen.text.contains("\(program.length) min"))
    #expect(screen.text.contains(model.timeText(of: program)))
  }

  @Test("The menu of days scrolls to an evening, and the button to the current time")
  func days() throws {
    try screen.tap("Day")
    try screen.chooseMenuItem("Friday, September 18")
    // 20:00 two days later, in the center between the titles and the edge.
    let minute = 2 * 24 * 60 + 20 * 60
    #expect(try screen.frame(ofID: HalfHour(containing: Double(minute))).midX == (72 + 390) / 2)
    let program = try program("Nova 1", at: minute + 10)
    #expect(try screen.frame(ofID: program.id).width == CGFloat(program.length) * 3)
    try screen.tap("Now")

    #expect(try screen.frame(ofID: HalfHour(containing: 1_200)).midX == (72 + 390) / 2)
  }

  @Test("Hours and channels stay visible, and cells exist for the screen only")
  func scrolling() throws {
    let top = try screen.frame(ofID: HalfHour(containing: 1_200)).minY
    screen.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 150, y: 500))
    try screen.scroll(by: 5_000)

    #expect(try screen.frame(ofID: HalfHour(containing: 1_230)).minY == top)
    // 5,000 points are more than 86 rows of 58 points.
    #expect(try screen.frame(ofID: "Sol 91").minX == 0)
    // At most 15 rows with a title and 5 programs, and 5 half hours; UIKit may prepare as many again.
    let count = view?.descendants(UILabel.self).count ?? 0
    #expect(count > 15 && count <= 2 * (15 * 6 + 5), "\(count) labels")
    #expect(view?.numberOfItems(inSection: 0) == 200 + 336 + model.programs.count)
  }

  @Test("From right to left, the channels are at the right, and time goes to the left")
  func rightToLeft() throws {
    let mirrored = Screen(
      UINavigationController(rootViewController: GuideScreen()),
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(try mirrored.frame(ofID: HalfHour(containing: 1_170)).maxX == 390 - 72)
    #expect(try mirrored.frame(ofID: "Nova 1").maxX == 390)
    try mirrored.tap("Day")
    try mirrored.chooseMenuItem("Thursday, September 17")

    #expect(try mirrored.frame(ofID: HalfHour(containing: 2_640)).midX == (390 - 72) / 2)
  }

  @Test("A week in which the clocks change has an hour more, and its evenings begin at eight")
  func clockChange() throws {
    var calendar = Calendar.sample
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // October 22, 2026, at noon; clocks are set back in the night to the 25th.
    let date = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 10, day: 22, hour: 12)))
    let model = GuideModel(calendar: calendar, date: { date })
    #expect(model.range == 0..<Double(7 * 24 * 60 + 60))
    #expect(model.evening(ofDay: 2).minute == 2 * 24 * 60 + 20 * 60)
    #expect(model.evening(ofDay: 4).minute == 4 * 24 * 60 + 60 + 20 * 60)
  }

  @Test("The audit finds nothing to improve but Apple's contrast")
  func audit() throws {
    try screen.tap(id: "Sol 3")

    #expect(screen.issuesBesideContrast == [])
  }
}

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Memory warnings", .serialized) struct MemoryWarningTests {
  private final class Warned: UIViewController {
    private(set) var count = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      count += 1
    }
  }

  @Test("A warning reaches the controllers of visible windows, also those that are covered")
  func controllers() {
    let (hidden, top, presented, other) = (Warned(), Warned(), Warned(), Warned())
    let navigation = UINavigationController()
    navigation.viewControllers = [hidden, top]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    top.present(presented, animated: false)
    UIApplication.shared.lifeCycle.warnOfMemory()
    #expect([hidden, top, presented].map(\.count) == [1, 1, 1])
    #expect(other.count == 0)
    window.isHidden = true
    UIApplication.shared.lifeCycle.warnOfMemory()
    #expect(top.count == 1)
  }

  /// Pressure that reads one text after another, the last one repeatedly.
  private func pressure(_ texts: [String?]) -> MemoryPressure {
    nonisolated(unsafe) var remaining = texts  // Read on the main actor only.
    return MemoryPressure { remaining.count > 1 ? remaining.removeFirst() : remaining[0] }
  }

  /// Returns at which of some times pressure is critical.
  private func readings(of pressure: MemoryPressure, at times: [TimeInterval]) -> [Bool] {
    var pressure = pressure
    return times.map { pressure.isCritical(at: $0) }
  }

  private func text(full total: Int) -> String {
    """
    some avg10=0.00 avg60=0.00 avg300=0.00 total=999999999
    full avg10=0.00 avg60=0.00 avg300=0.00 total=\(total)

    """
  }

  @Test("A tenth of the time since the last reading is critical, a little less is not")
  func threshold() {
    // 0.1 of 2 seconds is 200,000 microseconds.
    for (total, isCritical) in [(199_999, false), (200_000, true)] {
      let pressure = pressure([text(full: 50), text(full: 50 + total)])
      #expect(readings(of: pressure, at: [10, 12]) == [false, isCritical])
    }
  }

  @Test("The file is read once a second, and not in the 30 seconds after a critical reading")
  func times() {
    let pressure = pressure([0, 1, 2, 3].map { text(full: $0 * 500_000) })
    // After the second reading, 500,000 in 30 seconds are less than a tenth; in the second after that, more.
    #expect(
      readings(of: pressure, at: [10, 10.9, 11, 40.9, 41, 42])
        == [false, false, true, false, false, true])
  }

  @Test("Without a file, or with one of another form, nothing is critical")
  func unreadable() {
    for text in [nil, "", "full", "full total=", "some total=5", "full total=many"] {
      #expect(readings(of: pressure([text]), at: [0, 5]) == [false, false])
    }
  }

  @Test("The file of a group has the path of the second version's hierarchy")
  func groups() {
    #expect(
      MemoryPressure.groupPath(in: "3:cpu:/a\n0::/user.slice/app.scope\n")
        == "/sys/fs/cgroup/user.slice/app.scope/memory.pressure")
    #expect(MemoryPressure.groupPath(in: "3:memory:/a\n") == nil)
  }
}

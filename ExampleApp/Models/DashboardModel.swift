import Foundation
import LegoKit

/// A sensor with its latest value.
struct Sensor: Hashable, Identifiable {
  let id: Int
  let name: String
  /// The temperature in tenths of a degree Celsius.
  var tenths: Int

  /// The formatted temperature.
  var reading: String { "\(tenths / 10).\(tenths % 10) °C" }
}

/// A hall with its sensors.
final class SensorGroup: LegoObservableObject {
  let name: String
  @LegoPublished var sensors: [Sensor]

  init(name: String, sensors: [Sensor]) {
    self.name = name
    self.sensors = sensors
  }
}

/// 50 halls with 200 sensors each, of which one after the other sends a value.
final class DashboardModel: LegoObservableObject {
  let groups: [SensorGroup]
  private(set) var changeCount = 0
  private var isStarted = false

  init(groupCount: Int = 50, sensorCount: Int = 200) {
    groups = (0..<groupCount).map { group in
      SensorGroup(
        name: "Hall \(group + 1)",
        sensors: (0..<sensorCount).map { index in
          let id = group * sensorCount + index
          return Sensor(id: id, name: "Sensor \(index + 1)", tenths: 180 + id * 37 % 90)
        })
    }
  }

  /// Changes 60 values in each second, until the model is released.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    Task { [weak self] in
      while self != nil {
        try? await Task.sleep(nanoseconds: 1_000_000_000 / 60)
        self?.changeNextValue()
      }
    }
  }

  /// Changes the value of one sensor; every other one is among the first of the first hall.
  func changeNextValue() {
    changeCount += 1
    let isNear = changeCount.isMultiple(of: 2)
    let group = isNear ? groups[0] : groups[changeCount * 7 % groups.count]
    let index = changeCount * 13 % (isNear ? min(10, group.sensors.count) : group.sensors.count)
    group.sensors[index].tenths = 180 + (group.sensors[index].tenths + 23) % 90
  }
}

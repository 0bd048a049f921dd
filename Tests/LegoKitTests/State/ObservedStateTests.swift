import LegoTesting
import LegoKit
import Testing
import UIKit

@testable import LegoState

/// Models that announce changes as Combine's do: before the new value is stored, by a publisher.
@MainActor @Suite("Models with a publisher") struct ObservedStateTests {
  @Test("A change of any property displays it, after the write")
  func change() {
    let controller = ProfileScreen()
    let screen = Screen(controller)
    #expect(screen.text.contains("Ada"))

    controller.profile.value.name = "Grace"
    #expect(screen.text.contains("Grace"))
    #expect(!screen.text.contains("Ada"))
  }

  @Test("Two changes in one turn make one update")
  func coalesced() {
    let controller = ProfileScreen()
    let screen = Screen(controller)
    _ = screen.text
    let before = controller.evaluations
    controller.profile.value.name = "Grace"
    controller.profile.value.name = "Hedy"

    #expect(screen.text.contains("Hedy"))
    #expect(controller.evaluations == before + 1)
  }

  @Test("An assigned model is observed from then on, and the one before no longer is")
  func replaced() {
    let controller = ProfileScreen()
    let screen = Screen(controller)
    let old = controller.profile.value
    controller.profile.value = ProfileModel(name: "Hedy")
    #expect(screen.text.contains("Hedy"))
    #expect(old.changes.subscriberCount == 0)

    controller.profile.value.name = "Grace"
    #expect(screen.text.contains("Grace"))
  }

  @Test("State that is released ends its subscription")
  func released() {
    let model = ProfileModel(name: "Ada")
    var state: ObservedState<ProfileModel>? = .init(model, subscribe: ProfileModel.subscribe)
    #expect(model.changes.subscriberCount == 1)
    #expect(state?.value === model)

    state = nil
    #expect(model.changes.subscriberCount == 0)
  }
}

/// A publisher as small as one can be: it calls its subscribers.
@MainActor private final class Publisher {
  private final class Token {
    private let end: @MainActor @Sendable () -> Void
    init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }
    deinit { MainActor.assumeIsolated(end) }
  }

  private var subscribers: [Int: () -> Void] = [:]
  private var last = 0

  var subscriberCount: Int { subscribers.count }

  func send() {
    for (_, subscriber) in subscribers.sorted(by: { $0.key < $1.key }) { subscriber() }
  }

  func sink(_ receive: @escaping () -> Void) -> AnyObject {
    last += 1
    let number = last
    subscribers[number] = receive
    return Token { [weak self] in self?.subscribers[number] = nil }
  }
}

/// A model that announces each change before it happens, as `@Published` does.
@MainActor private final class ProfileModel {
  let changes = Publisher()
  var name: String {
    willSet { changes.send() }
  }

  init(name: String) {
    self.name = name
  }

  static func subscribe(
    to model: ProfileModel, onChange: @escaping @MainActor @Sendable () -> Void
  ) -> AnyObject {
    model.changes.sink { onChange() }
  }
}

private final class ProfileScreen: LegoViewController {
  let profile = ObservedState(ProfileModel(name: "Ada"), subscribe: ProfileModel.subscribe)
  private(set) var evaluations = 0

  override var lego: Lego {
    evaluations += 1
    return Lego {
      Section(id: 0, layout: RowsLayout()) { TextRow(profile.value.name) }
    }
  }
}

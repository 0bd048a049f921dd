import Foundation
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

/// A store that a test answers for.
@MainActor private final class Store {
  private(set) var bought: [Plan.ID] = []
  private(set) var pages: [String] = []
  var answer: CheckedContinuation<Void, any Error>?

  func buy(_ plan: Plan) async throws {
    bought.append(plan.id)
    try await withCheckedThrowingContinuation { answer = $0 }
  }

  func open(_ page: String) { pages.append(page) }
}

private struct Declined: LocalizedError {
  var errorDescription: String? { "The card was declined." }
}

@MainActor struct PaywallScreenTests {
  private let store: Store
  private let model: PaywallModel
  private let screen: Screen

  init() {
    let store = Store()
    self.store = store
    model = PaywallModel(buy: { try await store.buy($0) }, open: { store.open($0) })
    let controller = PaywallScreen()
    controller.model = model
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 800), traits: UITraitCollection(displayScale: 1))
  }

  @Test("A tap chooses a plan, and only the cards of the two plans are updated") func plans() throws
  {
    #expect(model.chosen == "Year")
    let changes = try screen.changes { try screen.tap("€79 once") }
    #expect(model.chosen == "Forever")
    #expect(changes.map(\.description) == ["reconfigured Year, Forever in plans"])
    let selected = screen.accessibilityElements.filter { $0.traits.contains(.selected) }
    #expect(
      selected.map(\.label) == ["Forever, €79 once, One payment, for the whole family"])
    // The chosen plan stays chosen.
    try screen.tap("€79 once")
    #expect(model.chosen == "Forever")
  }

  @Test("The button buys the chosen plan, with a progress until the store answers")
  func purchase() async throws {
    try screen.tap("€3.90 a month")
    try screen.tap("Buy")
    try await screen.wait { store.answer != nil }
    #expect(store.bought == ["Month"])
    #expect(screen.text.contains("Buying"))
    #expect(!screen.tappableTexts.contains("Buy"))
    store.answer?.resume()
    try await screen.wait { screen.text.contains("Welcome aboard!") }
    #expect(!screen.text.contains("Buying"))
  }

  @Test("A purchase that fails displays the reason, and can be tried again")
  func failure() async throws {
    try screen.tap("Buy")
    try await screen.wait { store.answer != nil }
    store.answer?.resume(throwing: Declined())
    try await screen.wait { screen.text.contains("The card was declined.") }
    store.answer = nil
    try screen.tap("Buy")
    try await screen.wait { store.answer != nil }
    #expect(store.bought == ["Year", "Year"])
    #expect(!screen.text.contains("The card was declined."))
    store.answer?.resume()
    try await screen.wait { screen.text.contains("Welcome aboard!") }
  }

  @Test("The words of the footer open their pages") func links() throws {
    try screen.tap("terms")
    try screen.tap("privacy policy")
    #expect(store.pages == ["terms", "privacy"])
  }

  @Test("An audit of the plans finds no issue but contrast") func accessibility() {
    #expect(screen.issuesBesideContrast == [])
  }
}

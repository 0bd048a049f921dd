import Foundation
import LegoKit
import UIKit

/// A subscription that the user can choose.
struct Plan: Hashable, Sendable, Identifiable {
  let id: String
  /// The price for each period, as a text.
  let price: String
  let detail: String

  /// The subscriptions of an app for sailors.
  static let samples = [
    Plan(id: "Year", price: "€29.90 a year", detail: "Seven days for free, then €2.49 a month"),
    Plan(id: "Month", price: "€3.90 a month", detail: "Can be canceled every month"),
    Plan(id: "Forever", price: "€79 once", detail: "One payment, for the whole family"),
  ]
}

/// The plans, the chosen one, and its purchase.
final class PaywallModel: LegoObservableObject {
  let benefits = ["Tides for every harbor", "Charts without a network", "A logbook for the crew"]
  let plans = Plan.samples
  @LegoPublished var chosen: Plan.ID? = Plan.samples[0].id
  /// The state of the purchase, which is loaded when the user has paid.
  @LegoPublished private(set) var purchase = LoadState.idle
  private let buy: @MainActor (Plan) async throws -> Void
  /// Opens a page of the app's site.
  let open: @MainActor (String) -> Void

  /// Creates a model with a function that buys a plan, and one that opens a page.
  init(
    buy: @escaping @MainActor (Plan) async throws -> Void = PaywallModel.buy,
    open: @escaping @MainActor (String) -> Void = PaywallModel.open
  ) {
    (self.buy, self.open) = (buy, open)
  }

  /// Buys the chosen plan, once at a time.
  func purchaseChosen() async {
    guard let plan = plans.first(where: { $0.id == chosen }), purchase != .loading else { return }
    purchase = .loading
    do {
      try await buy(plan)
      purchase = .loaded
    } catch {
      purchase = .failed(error.localizedDescription)
    }
  }

  /// Takes two seconds, as a store does.
  static func buy(_ plan: Plan) async throws {
    try await Task.sleep(nanoseconds: 2_000_000_000)
  }

  /// Opens a page of the app's site in the browser.
  static func open(_ page: String) {
    if let url = URL(string: "https://example.org/\(page)") {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
  }
}

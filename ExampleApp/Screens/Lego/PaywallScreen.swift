import LegoViews
import UIKit

/// The plans of a subscription as cards, and a button that buys the chosen one.
final class PaywallScreen: LegoViewController {
  @StateObject var model = PaywallModel()

  override var lego: Lego {
    Lego {
      Section(id: "benefits", layout: .list(.insetGrouped), header: "With a subscription") {
        ForEach(model.benefits, id: \.self) { TextRow($0).image(.symbol("checkmark")) }
      }
      Section(id: "plans", layout: .rows(spacing: 10, insets: Self.insets)) {
        ForEach(model.plans) { [chosen = model.chosen] in Self.card($0, isChosen: $0.id == chosen) }
      }
      .selection($model.chosen)
      Section(id: "purchase", layout: .list(.insetGrouped)) {
        switch model.purchase {
        case .loading: ProgressRow("Buying", value: nil)
        case .loaded: TextRow("Welcome aboard!").accessories(.checkmark)
        case .idle, .failed:
          ButtonRow("Buy", id: "buy") { [model] in Task { await model.purchaseChosen() } }
        }
        if case .failed(let message) = model.purchase {
          TextRow(message, id: "failure").textColor(.systemRed)
        }
      }
      .footer(
        TextFooter(
          "A subscription is renewed until it is canceled. See the terms and the privacy policy.",
          links: [
            "terms": { [model] in model.open("terms") },
            "privacy policy": { [model] in model.open("privacy") },
          ]))
    }
  }

  private static let insets = NSDirectionalEdgeInsets(
    top: 0, leading: 16, bottom: 0, trailing: 16)

  private static func card(_ plan: Plan, isChosen: Bool) -> some LegoItem {
    ViewItem(id: plan.id, PlanCard(plan: plan, isChosen: isChosen)) { card in
      HBox {
        VBox {
          UILabel().text(card.map { $0.plan.id }).textStyle(.headline).numberOfLines(0)
            .size(.fill, .wrap)
          UILabel().text(card.map { $0.plan.price }).textStyle(.body).numberOfLines(0)
            .size(.fill, .wrap)
          UILabel().text(card.map { $0.plan.detail }).textStyle(.footnote).numberOfLines(0)
            .textColor(.secondaryLabel).size(.fill, .wrap)
        }
        .space(2).size(.fill, .wrap)
        UIImageView().image(card.map { UIImage(systemName: $0.symbol) }).size(28, 28)
      }
      .space(12).justifyContent(.centerY).padding(16).cornerRadius(12)
      .borderWidth(2).borderColor(card.map { $0.isChosen ? .systemBlue : .clear })
    }
    .card().accessibilityLabel("\(plan.id), \(plan.price), \(plan.detail)")
    .accessibilityTraits(isChosen ? [.button, .selected] : .button)
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
    title = "Subscription"
  }
}

/// A plan, and whether it is the chosen one.
private struct PlanCard: Hashable {
  let plan: Plan
  let isChosen: Bool

  var symbol: String { isChosen ? "checkmark.circle.fill" : "circle" }
}

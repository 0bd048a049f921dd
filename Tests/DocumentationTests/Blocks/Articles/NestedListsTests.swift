import LegoKit
import LegoTesting
import Testing
import UIKit

private struct PlanCard: Identifiable, Codable, DragValue {
  static let dragTypeIdentifier = "org.example.plan-card"
  let id: Int
  let title: String
}

private struct PlanColumn: Identifiable {
  let id: Int
  let name: String
  var cards: [PlanCard]
}

private final class PlanScreen: LegoViewController {
  @State var columns: [PlanColumn] = []

  override var lego: Lego {
    Lego {
      Section(
        id: "columns", layout: .carousel(itemWidth: .fixed(260), rowHeight: .fractionalHeight(1))
      ) {
        for column in $columns.elements {
          NestedList(id: column.wrappedValue.id) {
            Section(id: "cards", layout: .rows(spacing: 8), header: column.wrappedValue.name) {
              ForEach(column.wrappedValue.cards) { TextRow($0.title, id: $0.id).card() }
            }
            .draggable(column.cards)
            .onDrop(into: column.cards)
          }
        }
      }
    }
  }
}

@MainActor @Suite("The code of the article “Nested lists”") struct NestedListsTests {
  @Test("A card is dragged from one column to another") func board() throws {
    let plan = PlanScreen()
    plan.columns = [
      PlanColumn(id: 1, name: "To do", cards: [PlanCard(id: 1, title: "Paint")]),
      PlanColumn(id: 2, name: "Done", cards: [PlanCard(id: 2, title: "Buy rope")]),
    ]
    let screen = Screen(plan, size: CGSize(width: 600, height: 400))
    #expect(screen.text.contains("TO DO"))
    let (start, end) = try (screen.frame(of: "Paint"), screen.frame(of: "Buy rope"))
    screen.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.maxY + 60),
      afterHold: 0.6)
    screen.settle()
    #expect(plan.columns.map { $0.cards.map(\.title) } == [[], ["Buy rope", "Paint"]])
  }
}

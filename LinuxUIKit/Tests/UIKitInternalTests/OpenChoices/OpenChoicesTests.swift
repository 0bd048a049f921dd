import Testing

@testable import UIKit

@Suite("Choices that Apple leaves open") @MainActor struct OpenChoicesTests {
  /// Each choice by itself, and sets of several.
  nonisolated private static let sets: [OpenChoices] =
    [[]] + OpenChoices.each + (1...12).map { OpenChoices(seed: $0) }

  // MARK: Sets

  @Test("A seed stands for the same choices each time, and other seeds for others")
  func seeds() {
    let sets = (0..<100).map { OpenChoices(seed: $0) }
    #expect(sets == (0..<100).map { OpenChoices(seed: $0) })
    #expect(Set(sets).count == 100)
  }

  @Test("Ten seeds make each choice, and leave each one out", arguments: OpenChoices.each)
  func coverage(choice: OpenChoices) {
    let sets = (1...10).map { OpenChoices(seed: $0) }
    #expect(sets.contains { $0.contains(choice) })
    #expect(sets.contains { !$0.contains(choice) })
  }

  @Test("A description names the choices, and a text of these names stands for them")
  func texts() {
    for choices in Self.sets where !choices.isEmpty {
      #expect(OpenChoices(text: choices.description) == choices)
    }
    #expect(OpenChoices().description == "own choices")
    #expect(OpenChoices(text: "7") == OpenChoices(seed: 7))
    #expect(
      OpenChoices(text: "requestsInReverse,measuresTwice") == [.measuresTwice, .requestsInReverse])
    #expect(OpenChoices(text: "anything") == nil)
  }

  @Test("Choices end with the closure that they were made for")
  func scope() {
    let outer = OpenChoices.current
    OpenChoices.requestsInReverse.perform { #expect(OpenChoices.current == .requestsInReverse) }
    #expect(OpenChoices.current == outer)
  }

  // MARK: What holds for every set

  @Test(
    "Each display is announced once and ended once, and cells show their items", arguments: sets)
  func displays(choices: OpenChoices) {
    choices.perform {
      let screen = ChoiceScreen()
      for offset in [0, 120, 60, 900, 905, 1_700, 0, 310] as [CGFloat] {
        screen.scroll(to: offset)
        let first = Int(offset / 50)
        let last = Int(((offset + 300) / 50).rounded(.up)) - 1
        #expect(screen.displayed.map(\.id) == Array(first...last))
        #expect(screen.view.brokenInvariants == [])
      }
      screen.items = []
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      var visible: Set<Int> = []
      for call in screen.takeCalls() {
        switch call {
        case .request: break
        case .willDisplay(let item): #expect(visible.insert(item).inserted)
        case .didEndDisplaying(let item): #expect(visible.remove(item) != nil)
        }
      }
      #expect(visible.isEmpty)
    }
  }

  @Test("An update displays the new items, and completes once", arguments: sets)
  func updates(choices: OpenChoices) {
    choices.perform {
      let screen = ChoiceScreen()
      var completions = 0
      screen.view.performBatchUpdates {
        screen.items.removeSubrange(2..<4)
        screen.items.insert(ModelItem(id: 100), at: 0)
        screen.view.deleteItems(at: [
          IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0),
        ])
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        completions += 1
      }
      DeferredCompletions.run()
      #expect(completions == 1)
      #expect(screen.displayed.map(\.id) == [100, 0, 1, 4, 5, 6])
      #expect(screen.view.brokenInvariants == [])
      screen.scroll(to: 300)
      #expect(screen.displayed.map(\.id) == [7, 8, 9, 10, 11, 12])
    }
  }

  @Test("Reconfigured items show their new content, at once or when they appear", arguments: sets)
  func reconfiguring(choices: OpenChoices) {
    choices.perform {
      let screen = ChoiceScreen()
      for index in screen.items.indices { screen.items[index].version = 1 }
      screen.view.reconfigureItems(at: screen.items.indices.map { IndexPath(item: $0, section: 0) })
      screen.view.layoutIfNeeded()
      #expect(screen.displayed.map(\.version) == Array(repeating: 1, count: 6))
      screen.scroll(to: 300)
      #expect(screen.displayed.map(\.version) == Array(repeating: 1, count: 6))
    }
  }
}

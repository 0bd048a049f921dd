import Testing

@testable import UIKit

/// The difference that each choice makes.
@Suite("Single choices") @MainActor struct SingleChoiceTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("Cells are announced one by one, or after the layout of all")
  func announcing() {
    let own = OpenChoices().perform { ChoiceScreen() }
    #expect(own.takeCalls().prefix(3) == [.request(0), .willDisplay(0), .request(1)])
    #expect(own.laidOutBeforeDisplay.isEmpty)
    let other = OpenChoices.announcesAfterLayout.perform { ChoiceScreen() }
    #expect(other.takeCalls().prefix(3) == [.request(0), .request(1), .request(2)])
    #expect(other.laidOutBeforeDisplay == [0, 1, 2, 3, 4, 5])
  }

  @Test("A display ends after or before the next cell is requested")
  func endOfDisplay() {
    func calls(_ choices: OpenChoices) -> [ChoiceScreen.Call] {
      choices.perform {
        let screen = ChoiceScreen()
        _ = screen.takeCalls()
        screen.scroll(to: 50)
        return screen.takeCalls()
      }
    }
    #expect(calls([]) == [.request(6), .willDisplay(6), .didEndDisplaying(0)])
    #expect(calls(.endsDisplayFirst) == [.didEndDisplaying(0), .request(6), .willDisplay(6)])
  }

  @Test("Prepared cells are not displayed, and displayed later without another request")
  func preparing() {
    OpenChoices.preparesElementsAhead.perform {
      let screen = ChoiceScreen()
      #expect(screen.takeRequests() == Array(0..<12))
      #expect(screen.view.visibleCells.count == 6)
      #expect(screen.cell(6) == nil)
      screen.scroll(to: 100)
      let calls = screen.takeCalls()
      #expect(calls.prefix(2) == [.willDisplay(6), .willDisplay(7)])
      #expect(!calls.contains(.request(6)))
      #expect(screen.cell(6)?.item.id == 6)
    }
  }

  @Test("No cells are prepared if prefetching is disabled")
  func preparingDisabled() {
    OpenChoices.preparesElementsAhead.perform {
      let screen = ChoiceScreen()
      #expect(screen.view.preparedElements.elements.count == 6)
      screen.view.isPrefetchingEnabled = false
      #expect(screen.view.preparedElements.elements.isEmpty)
      screen.scroll(to: 50)
      #expect(screen.view.preparedElements.elements.isEmpty)
    }
  }

  @Test("Queries find prepared cells if that is chosen")
  func findingPrepared() {
    OpenChoices([.preparesElementsAhead, .findsPreparedElements]).perform {
      let screen = ChoiceScreen()
      #expect(screen.cell(6)?.item.id == 6)
      #expect(screen.cell(12) == nil)
      #expect(!screen.view.indexPathsForVisibleItems.contains(path(6)))
    }
  }

  @Test("Updates move prepared cells with their items, or discard them")
  func updatingPrepared() {
    func requests(_ choices: OpenChoices) -> [Int] {
      choices.perform {
        let screen = ChoiceScreen()
        _ = screen.takeCalls()
        screen.items.removeFirst()
        screen.view.deleteItems(at: [path(0)])
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        return screen.takeRequests()
      }
    }
    // Item 6 enters, 12 is the next one to prepare.
    #expect(requests(.preparesElementsAhead) == [12])
    #expect(requests([.preparesElementsAhead, .discardsPreparedElements]) == Array(6...12))
  }

  @Test("Reconfigured prepared cells are configured again, or discarded and prepared again")
  func reconfiguringPrepared() {
    func isSameCell(_ choices: OpenChoices) -> Bool {
      choices.perform {
        let screen = ChoiceScreen()
        let before = screen.view.preparedElements[.cell(path(8))]?.view
        screen.view.reconfigureItems(at: [path(8)])
        return screen.view.preparedElements[.cell(path(8))]?.view === before && before != nil
      }
    }
    #expect(isSameCell(.preparesElementsAhead))
    #expect(!isSameCell([.preparesElementsAhead, .discardsReconfiguredElements]))
  }

  // MARK: Measuring and layout

  @Test("A cell is measured once, twice, or again in each pass")
  func measuring() {
    func measurements(_ choices: OpenChoices) -> [Int?] {
      choices.perform {
        let screen = MeasuredScreen()
        let first = screen.cell(0)?.measurementCount
        screen.view.contentOffset.y = 1
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentSize.height >= 300)
        return [first, screen.cell(0)?.measurementCount]
      }
    }
    #expect(measurements([]) == [1, 1])
    #expect(measurements(.measuresTwice) == [2, 2])
    #expect(measurements(.measuresAgain) == [1, 2])
  }

  @Test("Cells that measuring moves out of the bounds are not announced, or announced and ended")
  func announcingBeforeMeasuring() {
    // Six cells have the estimated height of 50 points, three their own height of 100.
    let own = OpenChoices().perform { MeasuredScreen() }
    #expect(own.announced == [0, 1, 2])
    #expect(own.ended == [])
    let other = OpenChoices.announcesBeforeMeasuring.perform { MeasuredScreen() }
    #expect(other.announced == [0, 1, 2, 3, 4, 5])
    #expect(other.ended == [3, 4, 5])
    #expect(own.view.visibleCells.count == 3 && other.view.visibleCells.count == 3)
  }

  @Test("Views are laid out once or twice")
  func layout() {
    func layouts(_ choices: OpenChoices) -> Int {
      choices.perform {
        let view = ChoiceScreen().view
        let before = view.layoutCount
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return view.layoutCount - before
      }
    }
    #expect(layouts([]) == 1)
    #expect(layouts(.laysOutCollectionViewsTwice) == 2)
    #expect(OpenChoices().perform { ChoiceScreen().cell(0)?.layoutCount } == 1)
    #expect(OpenChoices.laysOutElementsTwice.perform { ChoiceScreen().cell(0)?.layoutCount } == 2)
  }

  @Test("The layout is prepared once or twice, and asked for the bounds or more")
  func preparation() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 300)
    let own = OpenChoices().perform { ChoiceScreen() }
    #expect(own.layout.preparationCount == 1)
    #expect(own.layout.rectangles == [bounds])
    let twice = OpenChoices.preparesLayoutsTwice.perform { ChoiceScreen() }
    #expect(twice.layout.preparationCount == 2)
    let larger = OpenChoices.requestsLargerRectangles.perform { ChoiceScreen() }
    #expect(larger.layout.rectangles == [bounds.insetBy(dx: -160, dy: -150)])
    #expect(larger.displayed.count == 6)
  }

  @Test("Cells are requested from the first or from the last")
  func order() {
    #expect(OpenChoices().perform { ChoiceScreen().takeRequests() } == [0, 1, 2, 3, 4, 5])
    #expect(
      OpenChoices.requestsInReverse.perform { ChoiceScreen().takeRequests() } == [5, 4, 3, 2, 1, 0])
  }

  // MARK: Reuse

  private func makePool(storing count: Int) -> (pool: ReusePool, cells: [UICollectionViewCell]) {
    let pool = ReusePool()
    pool.register(UICollectionViewCell.self, for: .cell("cell"))
    let cells = (0..<count).map { _ in UICollectionViewCell() }
    for cell in cells { pool.store(cell, for: .cell("cell")) }
    return (pool, cells)
  }

  @Test("The cell that was stored last or first is reused first")
  func reuseOrder() {
    let (own, last) = makePool(storing: 3)
    OpenChoices().perform { #expect(own.dequeue(.cell("cell")) === last[2]) }
    let (other, first) = makePool(storing: 3)
    OpenChoices.reusesOldestViews.perform { #expect(other.dequeue(.cell("cell")) === first[0]) }
  }

  @Test("No cell is created while another one waits, or sometimes one is")
  func creation() {
    let (own, _) = makePool(storing: 30)
    OpenChoices().perform {
      #expect((0..<30).allSatisfy { _ in own.dequeue(.cell("cell")) != nil })
    }
    let (other, _) = makePool(storing: 30)
    OpenChoices.createsMoreViews.perform {
      let dequeued = (0..<30).map { _ in other.dequeue(.cell("cell")) }
      #expect(dequeued.contains { $0 == nil })
      #expect(dequeued.contains { $0 != nil })
    }
  }

  @Test("A cell can be reused when its display has ended, or from the next pass on")
  func reuseInNextPass() {
    let cell = UICollectionViewCell()
    let (own, _) = makePool(storing: 0)
    OpenChoices().perform {
      own.storeEnded(cell, for: .cell("cell"))
      #expect(own.dequeue(.cell("cell")) === cell)
    }
    let (other, _) = makePool(storing: 0)
    OpenChoices.reusesInNextPass.perform {
      other.storeEnded(cell, for: .cell("cell"))
      #expect(other.dequeue(.cell("cell")) == nil)
      other.beginPass()
      #expect(other.dequeue(.cell("cell")) === cell)
    }
  }

  // MARK: Updates

  @Test("Displayed cells are configured again at once, or in the next pass")
  func reconfiguring() {
    func versions(_ choices: OpenChoices) -> [Int?] {
      choices.perform {
        let screen = ChoiceScreen()
        screen.items[0].version = 1
        screen.view.reconfigureItems(at: [path(0)])
        let first = screen.cell(0)?.item.version
        screen.view.layoutIfNeeded()
        return [first, screen.cell(0)?.item.version]
      }
    }
    #expect(versions([]) == [1, 1])
    #expect(versions(.reconfiguresInLayoutPass) == [0, 1])
  }

  @Test("Completion handlers run before the call returns, or later")
  func completion() {
    func completions(_ choices: OpenChoices) -> [Int] {
      choices.perform {
        let screen = ChoiceScreen()
        var (count, counts) = (0, [Int]())
        UIView.performWithoutAnimation {
          screen.view.performBatchUpdates({}, completion: { _ in count += 1 })
        }
        counts.append(count)
        DeferredCompletions.run()
        return counts + [count]
      }
    }
    #expect(completions([]) == [1, 1])
    #expect(completions(.completesLater) == [0, 1])
  }

  @Test("An update with an invalid layout lays out, or loads everything again")
  func invalidLayout() {
    func requests(_ choices: OpenChoices) -> [Int] {
      choices.perform {
        let screen = ChoiceScreen()
        _ = screen.takeCalls()
        screen.layout.invalidateLayout()
        screen.view.performBatchUpdates({}, completion: nil)
        return screen.takeRequests()
      }
    }
    #expect(requests([]) == [])
    #expect(requests(.reloadsInvalidLayouts) == [0, 1, 2, 3, 4, 5])
  }

  @Test("A displayed cell is updated in its next layout, or at once")
  func configuration() {
    func updates(_ choices: OpenChoices) -> Int? {
      choices.perform {
        let screen = ChoiceScreen()
        let before = screen.cell(0)?.updateCount ?? 0
        screen.cell(0)?.setNeedsUpdateConfiguration()
        return screen.cell(0).map { $0.updateCount - before }
      }
    }
    #expect(updates([]) == 0)
    #expect(updates(.updatesConfigurationsAtOnce) == 1)
  }

  @Test("Items that are not displayed are reconfigured, or reloaded unless they are selected")
  func reloadingInvisibleItems() {
    let screen = ChoiceScreen()
    screen.view.selectItem(at: path(20), animated: false, scrollPosition: [])
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    snapshot.reconfigureItems([0, 10, 20])
    let marks = DiffableMarks(of: snapshot)
      .reloading { screen.view.reloadsInsteadOfReconfiguring($0) }
    #expect(marks.reloadedItems == [path(10)])
    #expect(marks.reconfiguredItems == [path(0), path(20)])
  }

  @Test("A data source reconfigures the prepared cell of an item, or reloads the item")
  func reconfiguringPreparedItem() {
    func keepsCell(_ choices: OpenChoices) -> Bool {
      choices.perform {
        let screen = ChoiceScreen()
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.view) {
          view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        source.apply(snapshot, animatingDifferences: false)
        screen.view.layoutIfNeeded()
        let before = preparedCell(8, in: screen)
        let reuseCount = before?.reuseCount
        snapshot.reconfigureItems([8])
        source.apply(snapshot, animatingDifferences: false)
        screen.view.layoutIfNeeded()
        return preparedCell(8, in: screen) === before && before?.reuseCount == reuseCount
          && before != nil
      }
    }
    #expect(keepsCell(.preparesElementsAhead))
    #expect(!keepsCell([.preparesElementsAhead, .reloadsInvisibleItems]))
  }

  private func preparedCell(_ item: Int, in screen: ChoiceScreen) -> ChoiceCell? {
    screen.view.preparedElements[.cell(path(item))]?.view as? ChoiceCell
  }
}

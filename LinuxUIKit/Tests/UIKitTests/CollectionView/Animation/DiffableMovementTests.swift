import TestSupport
import Testing
import UIKit

/// Tests animated snapshots (uikit.md, 7.2, point 5).
@MainActor struct DiffableMovementTests {
  /// A list of numbers in a window.
  @MainActor private final class Numbers {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let layout = MovingRowsLayout()
    let source: UICollectionViewDiffableDataSource<Int, Int>
    var log: [String] = []

    init(_ numbers: [Int]) {
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      window.isHidden = false
      window.addSubview(view)
      apply(numbers, animated: true, named: "load")
      window.layoutIfNeeded()
    }

    func apply(_ numbers: [Int], animated: Bool, named name: String) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      source.apply(snapshot, animatingDifferences: animated) { [self] in log.append(name) }
    }
  }

  @Test("The first snapshot is applied without animation")
  func firstSnapshot() {
    withHeldClock { _ in
      #expect(Numbers([1, 2]).log == ["load"])
    }
  }

  @Test("An animated snapshot completes when its animation is over")
  func animated() {
    withHeldClock { clock in
      let numbers = Numbers([1, 2, 3])
      numbers.apply([1, 3], animated: true, named: "animated")
      #expect(numbers.source.snapshot().itemIdentifiers == [1, 3])
      clock.advance(by: 0.29)
      #expect(numbers.log == ["load"])
      clock.advance(by: 0.01)
      #expect(numbers.log == ["load", "animated"])
    }
  }

  @Test("Without animation it is complete when the call returns")
  func unanimated() {
    withHeldClock { _ in
      let numbers = Numbers([1, 2, 3])
      numbers.apply([3, 1], animated: false, named: "at once")
      #expect(numbers.log == ["load", "at once"])
      #expect(!numbers.layout.log.contains { $0.hasPrefix("initial") })
    }
  }

  @Test("Completions keep the order of the snapshots")
  func order() {
    withHeldClock { clock in
      let numbers = Numbers([1, 2, 3])
      numbers.apply([1, 3], animated: true, named: "first")
      numbers.apply([3], animated: false, named: "second")
      #expect(numbers.log == ["load"])
      clock.advance(by: 0.3)
      #expect(numbers.log == ["load", "first", "second"])
    }
  }
}

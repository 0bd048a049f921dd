import Testing
import UIKit

@MainActor struct UITraitCollectionCurrentTests {
  @Test("Traits are current while their closure runs and the former ones are after it")
  func performAsCurrent() {
    let former = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var seen: UITraitCollection?

    dark.performAsCurrent { seen = UITraitCollection.current }

    #expect(seen == dark)
    #expect(UITraitCollection.current == former)
  }

  @Test("Closures may be nested")
  func nested() {
    let (dark, light) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
    )
    var seen: [UIUserInterfaceStyle] = []

    dark.performAsCurrent {
      light.performAsCurrent { seen.append(UITraitCollection.current.userInterfaceStyle) }
      seen.append(UITraitCollection.current.userInterfaceStyle)
    }

    #expect(seen == [.light, .dark])
  }

  @Test("Traits that a closure sets are no longer current after it, also if its own were before it")
  func changed() {
    let (dark, light) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
    )
    var seen: UIUserInterfaceStyle?

    light.performAsCurrent {
      light.performAsCurrent { UITraitCollection.current = dark }
      seen = UITraitCollection.current.userInterfaceStyle
    }

    #expect(seen == .light)
  }
}

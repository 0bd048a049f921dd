// A file that has both, below one import for each name of LegoKit that SwiftUI has, too: `check` writes
// these imports above it. Every name means LegoKit's here; SwiftUI's are qualified.
import LegoViews
import SwiftUI
import UIKit

struct Place: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

final class Places: LegoObservableObject {
  @LegoPublished var visited = 0
}

final class PlacesScreen: LegoViewController {
  @State private var places: [Place] = []
  @StateObject private var model = Places()

  override var lego: Lego {
    Lego {
      Section(id: "places", layout: .list(.plain)) {
        ForEach(places) { TextRow($0.title, id: $0.id) }
      }
    }
  }

  func binding() -> Binding<[Place]> { $places }

  func card() -> UIView {
    VBox {
      UILabel().alignment(Alignment.center)
    }
  }

  @ViewBuilder func labels() -> [UIView] {
    UILabel()
    UILabel()
  }
}

struct Count: SwiftUI.View {
  @SwiftUI.State private var count = 0

  var body: some SwiftUI.View { SwiftUI.EmptyView() }
}

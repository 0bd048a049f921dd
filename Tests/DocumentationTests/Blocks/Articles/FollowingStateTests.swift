import LegoTesting
import LegoViews
import Testing
import UIKit

final class CounterScreen: LegoViewController {
  @State var count = 0

  override var lego: Lego {
    Lego {
      Section(id: "count", layout: .list(.insetGrouped)) {
        ValueRow("Count", "\(count)")
        ButtonRow("Add") { [weak self] in self?.count += 1 }
      }
    }
  }
}

final class CartModel: LegoObservableObject {
  @LegoPublished var items: [CartItem] = []
  @LegoPublished var coupon: String?

  var total: Int { items.map(\.price).reduce(0, +) }
}

final class CartScreen: LegoViewController {
  @StateObject var model = CartModel()

  override var lego: Lego {
    Lego {
      Section(id: "items", layout: .list(.insetGrouped)) {
        ForEach(model.items) { ValueRow($0.name, "\($0.price) €", id: $0.id) }
      }
      Section(id: "total", layout: .list(.insetGrouped)) {
        ValueRow("Total", "\(model.total) €")
        TextFieldRow("Coupon", text: $model.coupon.map(get: { $0 ?? "" }, set: { $0 }))
      }
    }
  }
}

@MainActor func couponRow(_ cart: ModelBindings<CartModel>) -> TextFieldRow {
  TextFieldRow("Coupon", text: cart.coupon.map(get: { $0 ?? "" }, set: { $0 }))
}

private final class CouponScreen: LegoViewController {
  @StateObject var model = CartModel()

  override var lego: Lego {
    Lego {
      Section(id: "coupon", layout: .rows()) { couponRow($model) }
    }
  }
}

final class HouseScreen: LegoViewController {
  struct Room: Identifiable, Equatable {
    let id: Int
    var name: String
    var lamps: [String]
  }

  @State var rooms: [Room] = []

  override var lego: Lego {
    Lego {
      ForEach(rooms) { room in
        Section(id: room.id, layout: .list(.insetGrouped), header: TextHeader(room.name)) {
          for lamp in room.lamps { TextRow(lamp) }
        }
      }
    }
  }
}

final class FilterScreen: LegoViewController {
  @Binding var showsSoldOut: Bool

  init(showsSoldOut: Binding<Bool>) {
    _showsSoldOut = showsSoldOut
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "filter", layout: .list(.insetGrouped)) {
        SwitchRow("Sold out", isOn: $showsSoldOut)
      }
    }
  }
}

/// The code of the article "State".
@MainActor @Suite("State") struct FollowingStateTests {
  @Test("A tap changes the state and the row that displays it") func counter() throws {
    let screen = Screen(CounterScreen())
    try screen.tap("Add")
    try screen.tap("Add")
    #expect(screen.text.contains("2"))
  }

  @Test("A coupon is stored in the model, and prices are added") func cart() throws {
    let controller = CartScreen()
    let screen = Screen(controller)
    controller.model.items = [
      CartItem(id: 1, name: "Tea", price: 4), CartItem(id: 2, name: "Cake", price: 7),
    ]
    #expect(screen.text.contains("11 €"))
    try screen.tap("Coupon")
    try screen.type("ADA")
    #expect(controller.model.coupon == "ADA")
  }

  @Test("A function makes a row of the bindings of a model") func modelBindings() throws {
    let controller = CouponScreen()
    let screen = Screen(controller)
    try screen.tap("Coupon")
    try screen.type("ADA")
    #expect(controller.model.coupon == "ADA")
  }

  @Test("A room that is written is displayed below its name in capitals") func rooms() {
    let controller = HouseScreen()
    let screen = Screen(controller)
    controller.rooms = [
      HouseScreen.Room(id: 1, name: "Kitchen", lamps: ["Stove"]),
      HouseScreen.Room(id: 2, name: "Hall", lamps: []),
    ]
    #expect(screen.text.contains("KITCHEN") && screen.text.contains("Stove"))
    controller.rooms[1].lamps.append("Door")
    #expect(screen.text.contains("HALL") && screen.text.contains("Door"))
  }

  @Test("A binding changes the value of another screen") func binding() throws {
    let source = State(false)
    let screen = Screen(FilterScreen(showsSoldOut: source.binding))
    try screen.tap("Sold out")
    #expect(source.value)
  }

  @Test("A label follows state") func labels() {
    let name = State("Ada")
    let greeting = UILabel().text(name.map { "Hello, \($0)" })
    name.value = "Grace"
    #expect(greeting.text == "Hello, Grace")
  }
}

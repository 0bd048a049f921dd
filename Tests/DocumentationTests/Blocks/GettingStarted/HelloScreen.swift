import LegoKit
import UIKit

public final class HelloScreen: LegoViewController {
  public override var lego: Lego {
    Lego {
      Section(id: "tasks", layout: .list(.insetGrouped), header: TextHeader("Today")) {
        TextRow("Water the plants")
        TextRow("Call Ada")
      }
    }
  }
}

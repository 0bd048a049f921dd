import LegoKit
import UIKit

/// The details of a program.
final class ProgramScreen: LegoViewController {
  private let program: Program
  private let model: GuideModel

  /// Creates a screen for a program of a guide.
  init(_ program: Program, in model: GuideModel) {
    (self.program, self.model) = (program, model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "program", layout: .list(.insetGrouped)) {
        ValueRow("Channel", program.channel)
        ValueRow("Time", model.timeText(of: program))
        ValueRow("Length", "\(program.length) min")
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = program.title
  }
}

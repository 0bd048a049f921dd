import Testing

/// The code of LegoKit that only Apple's platforms compile, checked against stubs of SwiftUI and
/// Combine.
///
/// The compiler reads all sources of LegoKit with the stubs in place of Apple's modules, as it reads
/// them on a Mac. This proves names, labels, types, isolation and the conformances to Apple's
/// protocols as far as the stubs are right, and nothing about what Apple's code does.
@Suite("Bridges to SwiftUI and Combine, against stubs", .serialized)
struct AppleBridgeTests {
  private static let bridged = Result { try BridgedCompiler() }
  private let compiler: BridgedCompiler

  init() throws {
    compiler = try Self.bridged.get()
  }

  @Test("LegoKit has no errors and no warnings with SwiftUI and Combine") func library() {
    #expect(compiler.libraryMessages == [])
  }

  @Test("A SwiftUI view displays sections, and items display SwiftUI views") func swiftUI() throws {
    let errors = try compiler.errors(
      in: """
        import LegoKit
        import SwiftUI
        struct Message: Hashable, Identifiable {
          let id: Int
          let text: String
        }
        struct Inbox: View {
          @SwiftUI.State private var messages: [Message] = []
          var body: some View {
            LegoScreen {
              LegoSection(id: "messages", layout: RowsLayout()) {
                for message in messages { HostingItem(id: message.id) { Text(message.text) } }
              }
              LegoSection(id: "more", layout: .list(.insetGrouped)) {
                LegoForEach(messages) { TextRow($0.text, id: $0.id) }
              }
            }
          }
        }
        """)
    #expect(errors == [])
  }

  @Test("A screen observes a model of Combine, and its rows are bound to it") func combine() throws
  {
    let errors = try compiler.errors(
      in: """
        import Combine
        import LegoKit
        import UIKit
        final class Profile: ObservableObject {
          @Published var name = "Ada"
          @Published var isPublic = false
        }
        final class ProfileScreen: LegoViewController {
          @LegoObservedObject var profile = Profile()
          override var lego: Lego {
            Lego {
              Section(id: 0, layout: .list(.insetGrouped)) {
                TextRow(profile.name)
                TextFieldRow("Name", text: $profile.name)
                SwitchRow("Public", isOn: $profile.isPublic)
              }
            }
          }
          func reset() { profile = Profile() }
        }
        """)
    #expect(errors == [])
  }

  @Test("Names that both modules have are ambiguous, and have a prefix to choose LegoKit's")
  func ambiguous() throws {
    let errors = try compiler.errors(
      in: """
        import LegoKit
        import SwiftUI
        final class Screen: LegoViewController {
          @State var count = 0
        }
        """)
    #expect(errors.first == "'State' is ambiguous for type lookup in this context")
    let prefixed = try compiler.errors(
      in: """
        import LegoKit
        import SwiftUI
        final class Screen: LegoViewController {
          @LegoState var count = 0
          @LegoBinding var isOn: Bool
          init(isOn: LegoBinding<Bool>) {
            _isOn = isOn
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
        }
        """)
    #expect(prefixed == [])
  }

  @Test("A controller of another type than SwiftUI asks for is an error") func wrong() throws {
    // The stubs reject what Apple's protocol rejects, so they check something.
    let errors = try compiler.errors(
      in: """
        import SwiftUI
        struct Wrong: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIView { UIView() }
          func updateUIViewController(_ controller: UIView, context: Context) {}
        }
        """)
    #expect(
      errors.first == "type 'Wrong' does not conform to protocol 'UIViewControllerRepresentable'")
  }
}

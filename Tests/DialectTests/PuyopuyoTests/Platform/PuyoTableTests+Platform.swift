import Testing
import ViewSupport

// tvOS lacks these classes.
#if !os(tvOS)
  extension PuyoTableTests {
    @Test(
      "A view of a class that tvOS lacks has the value that is set, and follows the one bound"
    )
    func platformProperties() {
      #expect(ModifierRow.platformProperties.joined().count > 20)
      for row in ModifierRow.platformProperties.joined() { row.check() }
    }
  }
#endif

import Testing
import ViewSupport

#if !os(tvOS)
  @MainActor @Suite("Modifiers of properties that tvOS lacks") struct PlatformModifierTests {
    @Test("A view has the value that is set, and follows the one that is bound") func properties() {
      #expect(ModifierRow.platformProperties.joined().count > 20)
      for row in ModifierRow.platformProperties.joined() { row.check() }
    }
  }
#endif

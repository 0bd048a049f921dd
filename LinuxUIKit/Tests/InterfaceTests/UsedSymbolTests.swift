import InterfaceReport
import Testing

@Suite("Reading the count of what apps use")
struct UsedSymbolTests {
  @Test("A row tells the name, its area and the files that name a collection-view type")
  func row() {
    let text = """
      ## images

      ### images — call

      | symbol | files | coll | repos | uses |
      |---|--:|--:|--:|--:|
      | `.image ~` | 200 | 142 | 40 | 300 |
      | `.withRenderingMode(_:)` | 12 | 8 | 6 | 20 |
      """
    #expect(
      UsedSymbol.rows(in: text) == [
        UsedSymbol(name: ".image", area: "images", files: 142),
        UsedSymbol(name: ".withRenderingMode(_:)", area: "images", files: 8),
      ])
  }

  @Test("Tables under other headings, such as that of the most used names, are passed over")
  func otherTables() {
    let text = """
      ### images — type

      ## Top 120 symbols

      | # | symbol | kind | area | files | coll | repos | uses |
      | 1 | `UIView` | type | view tree | 1 | 1 | 1 | 1 |
      | `UIView` | 1 | 1 | 1 | 1 |
      """
    #expect(UsedSymbol.rows(in: text).isEmpty)
  }
}

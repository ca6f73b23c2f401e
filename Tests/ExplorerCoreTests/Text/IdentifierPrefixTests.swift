import TerminalModel
import Testing

@testable import ExplorerCore

struct IdentifierPrefixTests {
  @Test(arguments: [
    (["com.example.stores.a", "com.example.stores.auth.b", "OK"], "com.example.stores."),
    (["com.example.a", "com.example2.b"], "com."), (["a.b", "c.d"], ""), (["only.one"], ""),
    (["plain", "words here. And more"], ""), ([], ""),
  ])
  func itIsWhatAllIdentifiersWithDotsShareInWholeParts(identifiers: [String], prefix: String) {
    #expect(IdentifierPrefix(of: identifiers).text == prefix)
  }

  @Test func itGivesWayOnlyWhereThereIsNoRoom() {
    let prefix = IdentifierPrefix(of: ["com.example.a", "com.example.b"])
    let line = StyledLine("\"com.example.email\" TextField")
    #expect(line.fitted(to: 40, shortening: prefix) == line)
    #expect(line.fitted(to: 20, shortening: prefix).spans[0].text == "\"…email\" TextField")
    #expect(line.fitted(to: 20, shortening: IdentifierPrefix()) == line)
    var source = line
    source.isVerbatim = true
    #expect(source.fitted(to: 20, shortening: prefix) == source)
    var placed = line
    placed.addTrailing("Pages.swift:20 ")
    #expect(placed.fitted(to: 40, shortening: prefix).spans[0].text == "\"…email\" TextField")
  }

  @Test func panesShortenItBeforeTheyCutALine() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(String(repeating: "s", count: 8))
    let wide = harness.text(columns: 200, rows: 60)
    #expect(wide.contains("\"com.example.email\" TextField"))
    let narrow = harness.text(columns: 60, rows: 20)
    #expect(!narrow.contains("into \"com.example.email"))
    #expect(narrow.contains("\"…email\" TextField"))
  }
}

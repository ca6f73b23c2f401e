/// The page of the documentation that shows the table.
enum APIPage {
  /// The page as text, without a last line feed.
  static func text(of table: APITable) -> String {
    (introduction(table) + sections(of: table)).joined(separator: "\n")
  }

  /// A heading and a table for each type.
  static func sections(of table: APITable) -> [String] {
    var lines: [String] = []
    var owners: [String] = []
    for row in table.rows where !owners.contains(row.member.owner) {
      owners.append(row.member.owner)
    }
    for owner in owners {
      lines += ["", "## \(heading(owner))", "", "| Declaration | |", "|---|---|"]
      for row in table.rows where row.member.owner == owner {
        let declaration = row.member.declaration.split(separator: "|").joined(separator: "\\|")
        lines.append("| `\(declaration)` | \(words(row.state)) |")
      }
    }
    return lines
  }

  private static func introduction(_ table: APITable) -> [String] {
    let failing = table.rows.count {
      if case .fails = $0.state { true } else { false }
    }
    return [
      "# XCUITest",
      "",
      "Every public member of XCUIAutomation, and of XCTest what a UI test suite needs.",
      "",
      "A member that \"works\" does in the simulated world what Apple documents. One that \"fails",
      "with a sentence\" compiles and, when it is called, fails the test with a sentence that names",
      "the platform it exists on. There are \(table.rows.count) entries; \(failing) of them fail with"
        + " a sentence.",
      "",
      "This page is generated from the sources by the tests of `APITableTests`, which fail when it",
      "disagrees with them; `POMELO_RECORD=1 swift test --filter APITable` writes it anew.",
    ]
  }

  private static func heading(_ owner: String) -> String {
    switch owner {
    case "type": "Types"
    case "global": "Functions and constants"
    default: owner
    }
  }

  private static func words(_ state: APITable.State) -> String {
    switch state {
    case .works: "works"
    case .fails(let platform): "fails with a sentence: exists only on \(platform)"
    case .missing: "is missing"
    }
  }
}

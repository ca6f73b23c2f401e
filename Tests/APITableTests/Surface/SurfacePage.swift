/// The page of the documentation that shows the table of SwiftUI.
enum SurfacePage {
  /// The page as text, without a last line feed.
  static func text(of table: SurfaceTable) -> String {
    var lines = introduction(table) + summary(table)
    for kind in SurfaceName.Kind.allCases {
      lines += ["", "## \(heading(kind))", "", "| Name | |", "|---|---|"]
      for row in table.rows where row.name.kind == kind {
        lines.append("| `\(row.name.text)` | \(row.state.rawValue) |")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func introduction(_ table: SurfaceTable) -> [String] {
    [
      "# SwiftUI",
      "",
      "What sources of an app for iOS 17 can name of SwiftUI, and what of iOS 18 and 26 is in use, and how",
      "it fares here.",
      "",
      "A name that \"works\" has its effect on what a UI test or a person at a terminal sees. One",
      "that \"compiles, no visible effect\" is there so that sources compile unmodified: on a device",
      "it changes pixels, sounds or what assistive technologies say, which neither can see here.",
      "One that is \"not yet\" there fails to compile, with a message that names it. A modifier",
      "stands for all its overloads.",
      "",
      "This page is generated from the sources by the tests of `APITableTests`, which fail when it",
      "disagrees with them; `POMELO_RECORD=1 swift test --filter Surface` writes it anew.",
    ]
  }

  private static func summary(_ table: SurfaceTable) -> [String] {
    let states = SurfaceTable.State.allCases
    var lines = ["", "| | \(states.map(\.rawValue).joined(separator: " | ")) |"]
    lines.append("|---|" + states.map { _ in "---:|" }.joined())
    func line(_ title: String, _ rows: [SurfaceTable.Row]) -> String {
      let counts = states.map { state in "\(rows.count { $0.state == state })" }
      return "| \(title) | \(counts.joined(separator: " | ")) |"
    }
    for kind in SurfaceName.Kind.allCases {
      lines.append(line(heading(kind), table.rows.filter { $0.name.kind == kind }))
    }
    return lines + [line("All", table.rows)]
  }

  private static func heading(_ kind: SurfaceName.Kind) -> String {
    switch kind {
    case .view: "Views"
    case .content: "Contents of tables, toolbars and commands"
    case .shape: "Shapes"
    case .modifier: "View modifiers"
    case .member: "Methods and constants of other types"
    case .wrapper: "Property wrappers"
    case .environment: "Environment values"
    case .style: "Styles"
    case .layout: "Layouts"
    case .gesture: "Gestures"
    case .scene: "Scenes"
    case .protocol: "Protocols"
    case .value: "Values"
    }
  }
}

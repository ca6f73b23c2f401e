import Foundation
import SourceModel
import TerminalModel
import Testing

@testable import Sessions

/// Writing navigation graphs.
struct GraphReportTests {
  private static let place = SourceLocation(file: "/suite/Pages.swift", line: 7)

  /// A graph whose names try to leave the strings they are written in.
  private static let hostile = NavigationGraph(
    pages: [
      NavigationPage(
        name: "A\"]; B -> C [x=\"", location: place, isEntry: true, tests: ["T/a"]),
      NavigationPage(
        name: "<script>alert(1)</script>\u{1B}[2J", location: place, isDeadEnd: true),
    ],
    transitions: [
      NavigationTransition(
        from: "A\"]; B -> C [x=\"", to: "<script>alert(1)</script>\u{1B}[2J",
        method: "tap(\\N\n&\u{7}\u{202E})", location: place, evidence: [.type], tests: ["T/a"])
    ])

  private static let plain = NavigationGraph(
    pages: [
      NavigationPage(
        name: "Home", location: place, isEntry: true, tests: ["T/a"], runs: ["T/a"]),
      NavigationPage(
        name: "Detail", location: place, origins: ["Home"], tests: ["T/a"]),
      NavigationPage(name: "Help", location: place, isDeadEnd: true),
    ],
    transitions: [
      NavigationTransition(
        from: "Home", to: "Detail", method: "open(_:)", location: place,
        evidence: [.type, .run], tests: ["T/a"], runs: ["T/a"]),
      NavigationTransition(
        from: "Detail", to: "Home", method: "back()", location: place, isBack: true,
        evidence: [.type]),
      NavigationTransition(
        from: "Home", to: "Help", method: "tapHelp()", location: place, evidence: [.order]),
    ],
    undecided: [
      UndecidedLanding(
        page: "Detail", method: "next()", location: place, result: "any Screen",
        reason: "any page that is a Screen", candidates: ["Help"])
    ], hasRuns: true)

  @Test func textNamesPagesWaysMarksAndWhatIsMissing() throws {
    let text = try GraphReport.text(of: Self.plain, as: .text, title: "Shop").string
    #expect(
      text == """
        Shop: 3 pages, 3 transitions, 1 undecided, from sources and runs
        ✓ a test takes it  ○ none does  → by its type or a run  ⇢ by the order of calls alone  ↩ back  ? undecided

        ✓ Home  entry  Pages.swift:7
          ✓ open(_:)  → Detail  type+run   Pages.swift:7
          ○ tapHelp() ⇢ Help    order      Pages.swift:7

        ✓ Detail  back to Home · not seen in runs  Pages.swift:7
          ○ back() ↩ Home  type       Pages.swift:7
          ? next() → any Screen  any page that is a Screen: Help  Pages.swift:7

        ○ Help  dead end  Pages.swift:7

        Dead ends: no way on or back (1)
          Help

        No test reaches (1)
          Help

        No test takes (2)
          Detail.back() ↩ Home  Pages.swift:7
          Home.tapHelp() ⇢ Help  Pages.swift:7
        """)
  }

  @Test func dotIsAsExpected() throws {
    let text = try GraphReport.text(of: Self.plain, as: .dot, title: "Shop").string
    #expect(
      text.contains(#""Home" -> "Detail" [label="open(_:)", tooltip="Pages.swift:7 (type+run)"];"#))
    #expect(
      text.contains(
        #""Detail" -> "Home" [label="back()", tooltip="Pages.swift:7 (type)", "#
          + "color=gray60, fontcolor=gray60, constraint=false];"))
    #expect(text.contains(#""Detail" -> "Help" [label="next() ?", style=dotted];"#))
  }

  @Test func hostileNamesStayInsideTheirStringsInDot() throws {
    let text = try GraphReport.text(of: Self.hostile, as: .dot, title: "x\"y").string
    #expect(text.hasPrefix("digraph \"x\\\"y\" {"))
    // Outside of strings there are no quotes: every line has an even number of unescaped ones.
    for line in text.split(separator: "\n") {
      let unescaped = line.replacing("\\\\", with: "").replacing("\\\"", with: "")
      #expect(unescaped.count { $0 == "\"" } % 2 == 0, "\(line)")
    }
    #expect(text.contains(#"\\N"#))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.unicodeScalars.contains { $0.value == 0x202E })
    #expect(text.split(separator: "\n").count == 8)
  }

  @Test func hostileNamesAreNoMarkupInSvg() throws {
    let text = try GraphReport.text(of: Self.hostile, as: .svg, title: "<b>").string
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;"))
    #expect(text.contains("<title>&lt;b&gt;</title>"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.count { $0 == "<" } == text.count { $0 == ">" })
  }

  @Test func jsonHasEverythingOnOneLine() throws {
    let text = try GraphReport.text(of: Self.plain, as: .json, title: "Shop").string
    #expect(!text.contains("\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == ["version", "name", "hasRuns", "pages", "transitions", "undecided"])
    let pages = try #require(object["pages"] as? [[String: Any]])
    #expect(
      Set(pages[0].keys) == [
        "name", "location", "isEntry", "isDeadEnd", "isReached", "origins", "components",
        "generalComponents", "besides", "tests", "runs",
      ])
    let ways = try #require(object["transitions"] as? [[String: Any]])
    #expect(
      Set(ways[0].keys) == [
        "from", "to", "method", "location", "isBack", "isTaken", "isInferred", "evidence",
        "tests", "runs",
      ])
    #expect(ways[0]["evidence"] as? [String] == ["type", "run"])
  }

  @Test func aGraphWithoutPagesIsAPictureToo() throws {
    for format in GraphFormat.allCases {
      let text = try GraphReport.text(of: NavigationGraph(), as: format, title: "x").string
      #expect(text.contains("x"))
    }
  }
}

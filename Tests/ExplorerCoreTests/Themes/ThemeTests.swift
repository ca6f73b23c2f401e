import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Themes")
struct ThemeTests {
  @Test("every bundled theme can be read and has its name", arguments: Theme.bundledNames)
  func bundled(name: String) throws {
    let theme = try Theme.bundled(name)
    #expect(theme.name == name)
  }

  @Test("the monochrome theme uses no colour, and still tells roles apart")
  func monochrome() throws {
    let theme = try Theme.bundled("monochrome")
    #expect(theme == Theme.colorless)
    for role in Role.allCases {
      #expect(theme.style(role).foreground == nil && theme.style(role).background == nil)
    }
    #expect(theme.style(.dim) != theme.style(.text))
    #expect(theme.style(.highlight) != theme.style(.text))
    #expect(theme.style(.fail) != theme.style(.pass))
  }

  @Test("the default theme leaves the terminal's background alone")
  func terminal() throws {
    let theme = try Theme.bundled("terminal")
    for role in Role.allCases { #expect(theme.style(role).background == nil, "\(role)") }
    #expect(theme.style(.pass).foreground == .indexed(2))
    #expect(theme.style(.fail).foreground == .indexed(1))
  }

  @Test("base16 files are read with and without #, at the top or under palette")
  func base16() throws {
    let slots = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }
    let flat = "scheme: X\n" + slots.map { "\($0): \"0a0b0c\"" }.joined(separator: "\n")
    let nested =
      "name: X\npalette:\n" + slots.map { "  \($0): \"#0a0b0c\"" }.joined(separator: "\n")
    #expect(try Theme(yaml: flat) == Theme(yaml: nested))
    #expect(try Theme(yaml: flat).style(.text).foreground == .rgb(red: 10, green: 11, blue: 12))
  }

  @Test("what is wrong with a theme is said")
  func errors() {
    #expect(throws: ThemeError.notAMapping) { try Theme(yaml: "- a\n- b") }
    #expect(throws: ThemeError.notAMapping) { try Theme(yaml: "a: [") }
    #expect(throws: ThemeError.missingSlot("base00")) { try Theme(yaml: "scheme: X") }
    #expect(throws: ThemeError.badColor(slot: "base00", value: "red")) {
      try Theme(yaml: "base00: red")
    }
    #expect(throws: ThemeError.unknownName("x", known: Theme.bundledNames)) {
      try Theme.bundled("x")
    }
  }
}

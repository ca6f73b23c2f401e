import Foundation
import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Themes")
struct ThemeTests {
  @Test("every bundled theme can be read and has its name", arguments: Theme.bundledNames)
  func bundled(name: String) throws {
    let theme = try ThemeLibrary.bundled.theme(named: name)
    #expect(theme.name == name)
  }

  @Test("the monochrome theme uses no colour, and still tells roles apart")
  func monochrome() throws {
    let theme = try ThemeLibrary.bundled.theme(named: "monochrome")
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
    let theme = try ThemeLibrary.bundled.theme(named: "terminal")
    for role in Role.allCases { #expect(theme.style(role).background == nil, "\(role)") }
    #expect(theme.style(.pass).foreground == .indexed(2))
    #expect(theme.style(.fail).foreground == .indexed(1))
  }

  @Test("every file of the themes folder is bundled")
  func folder() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = tests.appendingPathComponent("../../../themes").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == Theme.bundledNames.map { "\($0).yaml" }.sorted())
  }

  @Test("a theme without a name is told")
  func errors() {
    #expect(throws: ThemeError.unknownName("x", known: Theme.bundledNames)) {
      try ThemeLibrary.bundled.theme(named: "x")
    }
  }
}

import Foundation
import TerminalModel
import Testing

@testable import ExplorerCore

struct ThemeTests {
  @Test(arguments: Theme.bundledNames)
  func everyBundledThemeCanBeReadAndHasItsName(name: String) throws {
    let theme = try ThemeLibrary.bundled.theme(named: name)
    #expect(theme.name == name)
  }

  @Test func theMonochromeThemeUsesNoColourAndStillTellsRolesApart() throws {
    let theme = try ThemeLibrary.bundled.theme(named: "monochrome")
    #expect(theme == Theme.colorless)
    for role in Role.allCases {
      #expect(theme.style(role).foreground == nil && theme.style(role).background == nil)
    }
    #expect(theme.style(.dim) != theme.style(.text))
    #expect(theme.style(.highlight) != theme.style(.text))
    #expect(theme.style(.fail) != theme.style(.pass))
  }

  @Test func theDefaultThemeLeavesTheTerminalsBackgroundAlone() throws {
    let theme = try ThemeLibrary.bundled.theme(named: "terminal")
    for role in Role.allCases { #expect(theme.style(role).background == nil, "\(role)") }
    #expect(theme.style(.pass).foreground == .indexed(2))
    #expect(theme.style(.fail).foreground == .indexed(1))
  }

  @Test func everyFileOfTheThemesFolderIsBundled() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = tests.appendingPathComponent("../../../themes").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == Theme.bundledNames.map { "\($0).yaml" }.sorted())
  }

  @Test func aThemeWithoutANameIsTold() {
    #expect(throws: ThemeError.unknownName("x", known: Theme.bundledNames)) {
      try ThemeLibrary.bundled.theme(named: "x")
    }
  }
}

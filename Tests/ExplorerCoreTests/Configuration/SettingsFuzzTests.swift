import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct SettingsFuzzTests {
  private static let schema = ConfigurationSchema(
    commands: [
      .init(name: "step-into", keys: [.character("s")]),
      .init(name: "quit", keys: [.character("q")]),
    ],
    themes: Theme.bundledNames, speeds: ["instant", "x10", "x1"],
    layouts: ["auto", "wide", "stacked"])

  /// Each is read, or refused with the line of what is wrong.
  @Test func keysAreReadOrRefused() {
    let samples = [
      "theme: dark\nmouse: on\nlanguage: ja\nspeed: x10\nlayout: wide\n",
      "keys:\n  step-into: [s, F11, C-s]\n  quit: \"q\"\n",
    ]
    var refused = 0
    Mutation.each(of: samples, count: 2_000) { bytes in
      do throws(ConfigurationError) {
        _ = try Configuration(
          yaml: String(decoding: bytes, as: UTF8.self), file: "c.yaml", schema: Self.schema)
      } catch {
        refused += 1
        #expect(error.problems.allSatisfy { $0.line >= 0 && !$0.text.isEmpty })
      }
    }
    #expect(refused > 1_000)
  }

  /// Each can be chosen, or is refused; what is wrong in it is told.
  @Test func themesAreReadOrRefused() throws {
    let samples = [
      "inherits: dark\nbase0B: \"#010203\"\nroles:\n  fail: base09 underline on base01\n",
      "scheme: \"x\"\nbase00: \"1b1d23\"\nbase01: ansi7\npalette: {base08: ansi1}\nvariant: light\n",
    ]
    var warned = 0
    Mutation.each(of: samples, count: 2_000) { bytes in
      let library = ThemeLibrary(files: [
        ThemeFile(name: "mine", path: "/t/mine.yaml", text: String(decoding: bytes, as: UTF8.self))
      ])
      _ = try? library.theme(named: "mine")
      warned += library.warnings.isEmpty ? 0 : 1
    }
    #expect(warned > 500)
  }
}

import TerminalModel
import Testing

@testable import ExplorerCore

struct ThemeLibraryTests {
  private func library(_ files: [String: String], showsColors: Bool = true) -> ThemeLibrary {
    ThemeLibrary(
      files: files.map { ThemeFile(name: $0.key, path: "/t/\($0.key).yaml", text: $0.value) },
      showsColors: showsColors)
  }

  @Test func theBundledOnesAreThereWithoutWarningsThePersonsOwnAfterThem() throws {
    #expect(ThemeLibrary.bundled.warnings == [])
    #expect(ThemeLibrary.bundled.names == Theme.bundledNames)
    let own = library(["zebra": "inherits: dark", "dark": "inherits: dark", "ant": "inherits: x"])
    #expect(own.names == Theme.bundledNames + ["ant", "zebra"])
    #expect(throws: ThemeError.unknownName("cow", known: own.names)) {
      try own.theme(named: "cow")
    }
  }

  @Test func aFileOverridesOnlyWhatDiffers() throws {
    let own = library([
      "mine": "inherits: dark\nbase0B: \"#010203\"\nroles:\n  fail: base09 underline on base01",
      "more": "inherits: mine\npalette: {base08: ansi1}",
      "dark": "inherits: dark\nbase00: default",
    ])
    #expect(own.warnings == [])
    let bundled = try ThemeLibrary.bundled.theme(named: "dark")
    let mine = try own.theme(named: "mine")
    #expect(mine.name == "mine")
    #expect(mine.style(.pass).foreground == .rgb(red: 1, green: 2, blue: 3))
    #expect(mine.style(.text).foreground == bundled.style(.text).foreground)
    #expect(mine.style(.fail).attributes == .underline)
    #expect(mine.style(.fail).background == bundled.slots[1])
    #expect(mine.style(.text).background == nil, "what it inherits is the person's own dark")
    #expect(try own.theme(named: "more").slots[8] == .indexed(1))
    #expect(try own.theme(named: "more").slots[11] == mine.slots[11])
    #expect(try own.theme(named: "dark").slots == [nil] + bundled.slots.dropFirst())
  }

  @Test func base16FilesAreReadWithAndWithoutHashesAtTheTopOrUnderPalette() throws {
    let slots = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }
    let own = library([
      "flat": "scheme: X\nauthor: A\n" + slots.map { "\($0): \"0a0b0c\"\n" }.joined(),
      "nested": "system: base16\nname: X\nvariant: dark\npalette:\n"
        + slots.map { "  \($0): \"#0a0b0c\"\n" }.joined(),
    ])
    #expect(own.warnings == [])
    #expect(try own.theme(named: "flat").slots == own.theme(named: "nested").slots)
    let color = TerminalColor.rgb(red: 10, green: 11, blue: 12)
    #expect(try own.theme(named: "flat").style(.text).foreground == color)
  }

  @Test func whatCannotBeUsedIsLeftOutAndToldWithItsLine() throws {
    let own = library([
      "a": """
      inherits: dark
      base08: red
      base1F: "000000"
      base09: "f0f0f"
      roles:
        fails: base08
        pass: bold
      """
    ])
    #expect(
      own.warnings.map(\.description) == [
        "/t/a.yaml:2: base08 is \"red\"; use six hexadecimal digits, ansi0 to ansi15, or default",
        "/t/a.yaml:3: there is no slot \"base1F\"; they are base00 to base0F",
        "/t/a.yaml:4: base09 is \"f0f0f\"; use six hexadecimal digits, ansi0 to ansi15, or default",
        "/t/a.yaml:6: there is no role \"fails\"; there are text, dim, border, focused-border,"
          + " title, focused-title, pass, fail, wait, action, accent, running, highlight, cursor,"
          + " output",
        "/t/a.yaml:7: pass must be a slot and attributes, such as \"base08 bold on base01\"",
      ])
    #expect(try own.theme(named: "a").slots == ThemeLibrary.bundled.theme(named: "dark").slots)
  }

  @Test(arguments: [
    ("- a\n- b", "/t/x.yaml:1: it must hold keys and values, such as \"inherits: dark\""),
    ("a: [", "/t/x.yaml:2: this is no YAML: did not find expected node content"),
    ("inherits: x", nil), ("inherits: none", nil), ("base08: \"112233\"", nil), ("", nil),
    ("base08: a\nbase08: b", "/t/x.yaml:1: \"base08\" is there twice; leave one"),
  ])
  func aFileThatIsHardlyOneIsStillATheme(text: String, warning: String?) throws {
    let own = library(["x": text])
    #expect(own.warnings.count >= 1)
    if let warning { #expect(own.warnings.map(\.description).contains(warning)) }
    #expect(try own.theme(named: "x").style(.fail).attributes.contains(.bold))
  }

  @Test func withoutColoursAllThatIsLeftOfAThemeAreItsAttributes() throws {
    let own = library(["mine": "inherits: dark"], showsColors: false)
    for name in own.names {
      let theme = try own.theme(named: name)
      #expect(theme.name == name)
      #expect(theme.slots == Theme.colorless.slots)
    }
    #expect(own.limited(toColors: true) == own)
    #expect(library([:]).limited(toColors: false) == library([:], showsColors: false))
  }
}

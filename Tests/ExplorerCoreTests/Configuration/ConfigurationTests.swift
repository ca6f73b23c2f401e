import TerminalModel
import Testing

@testable import ExplorerCore

struct ConfigurationTests {
  private static let schema = ConfigurationSchema(
    commands: [
      .init(name: "step-into", keys: [.character("s")]),
      .init(name: "step-over", keys: [.character("n")]),
      .init(name: "quit", keys: [.character("q")]),
      .init(name: "rise", keys: [.character("K")]),
      .init(name: "remove", keys: [.character("x")]),
    ],
    themes: Theme.bundledNames, speeds: ["instant", "x10", "x1"],
    layouts: ["auto", "wide", "stacked"])

  private func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try Configuration(yaml: text, file: "c.yaml", schema: Self.schema)
  }

  private func problems(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test(arguments: ["", "\n# nothing\n", "keys: {}"])
  func anEmptyFileChangesNothing(text: String) throws {
    #expect(try read(text) == Configuration())
  }

  @Test func everythingCanBeSet() throws {
    let text = """
      theme: color-blind-dark
      mouse: on
      language: ja
      speed: x10
      layout: stacked
      keys:
        step-into: [i, F11]
        step-over: C-n
        quit: []
        rise: ":"
      """
    #expect(
      try read(text)
        == Configuration(
          theme: "color-blind-dark", mouse: true, language: "ja", speed: "x10",
          layout: "stacked",
          keys: [
            "step-into": [.character("i"), .function(11)], "step-over": [.control("n")],
            "quit": [], "rise": [.character(":")],
          ]))
  }

  @Test func keysMayBeSwappedAndWhatWasUnboundMayBeGivenAway() throws {
    #expect(problems("keys: {step-into: n, step-over: s}") == [])
    #expect(problems("keys: {step-into: q, quit: []}") == [])
  }

  @Test func allProblemsAreToldAtOnceInTheOrderOfTheFile() {
    let text = """
      them: dark
      mouse: maybe
      language: fr
      keys:
        step-inot: i
        step-into: [Entre, n, n]
        frobnicate: f
        rise: q
        quit: {}
      speed: [x1]
      """
    #expect(
      problems(text) == [
        "c.yaml:1: there is no setting \"them\"; did you mean theme?",
        "c.yaml:2: mouse must be true or false",
        "c.yaml:3: there is no language \"fr\"; there are en, ja",
        "c.yaml:5: there is no command \"step-inot\"; did you mean step-into?",
        "c.yaml:6: \"Entre\" is no key: give one character, a name (Enter Esc Tab S-Tab Space"
          + " Backspace Delete Insert Up Down Left Right Home End PageUp PageDown), F1 to F24, or"
          + " C-x for x with control",
        "c.yaml:6: step-into has n twice; leave one",
        "c.yaml:6: n would run step-over and step-into; give one of them another key, or []"
          + " for none",
        "c.yaml:7: there is no command \"frobnicate\"; there are step-into, step-over, quit,"
          + " rise, remove",
        "c.yaml:9: quit needs a key, a list of keys, or [] for none",
        "c.yaml:10: speed must be one word",
      ])
  }

  @Test(arguments: [
    ("keys: {rise: x}", "x would run remove and rise"),
    ("keys: {rise: q}", "q would run quit and rise"),
    ("keys: {quit: x}", "x would run remove and quit"),
  ])
  func aKeyThatRunsTwoCommandsIsRefused(text: String, problem: String) {
    #expect(
      problems(text) == ["c.yaml:1: \(problem); give one of them another key, or [] for none"])
  }

  @Test(arguments: [
    ("- a", "c.yaml:1: it must hold keys and values, such as \"theme: dark\""),
    ("theme: [", "c.yaml:2: this is no YAML: did not find expected node content"),
    ("theme: a\ntheme: b", "c.yaml:1: \"theme\" is there twice; leave one"),
    (
      "theme: a\n---\n",
      "c.yaml:2: this is no YAML: expected a single document in the stream, "
        + "but found another document"
    ),
    ("theme: drak", "c.yaml:1: there is no theme \"drak\"; did you mean dark?"),
    ("keys: s", "c.yaml:1: keys must hold commands with their keys, such as \"step-into: s\""),
    ("[a]: b", "c.yaml:1: a key must be one word"),
    (
      "\"a\\e[2J\": b",
      "c.yaml:1: there is no setting \"a␛[2J\"; there are theme, mouse, introductions, "
        + "language, speed, layout, keys"
    ),
  ])
  func whatIsNoConfigurationIsTold(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func noMoreProblemsAreToldThanCanBeRead() {
    let text = (0..<300).map { "a\($0): 1" }.joined(separator: "\n")
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 101 && lines.last == "and 200 more")
  }

  @Test func swiftsNamesOfCommandsAreWrittenAsPeopleWriteThem() {
    #expect("stepInto".kebabCased == "step-into")
    #expect("quitAtOnce".kebabCased == "quit-at-once")
    #expect("up".kebabCased == "up")
  }

  @Test func filesAreWhereTheXDGBaseDirectorySpecificationHasThem() {
    let usual = SettingsPaths(environment: ["HOME": "/home/a"])
    #expect(usual.configuration == "/home/a/.config/pomelo/config.yaml")
    #expect(usual.themes == "/home/a/.config/pomelo/themes")
    #expect(!usual.isConfigurationNamed)
    let moved = SettingsPaths(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "/etc/a"])
    #expect(moved.themes == "/etc/a/pomelo/themes")
    let relative = SettingsPaths(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "a"])
    #expect(relative == usual)
    let named = SettingsPaths(environment: ["HOME": "/home/a", "POMELO_CONFIG": "x.yaml"])
    #expect(named.configuration == "x.yaml" && named.isConfigurationNamed)
    #expect(named.themes == usual.themes)
  }
}

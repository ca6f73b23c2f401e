import Testing

@testable import Recording

/// Flows of Maestro's as commands.
struct MaestroFlowTests {
  private func flow(
    _ text: String, _ files: [String: String] = [:], _ environment: [String: String] = [:]
  ) throws -> ImportedFlow {
    try MaestroFlow.read(text, path: "/f/main.yaml", environment: environment) { files[$0] }
  }

  @Test func whatFlowsSay() throws {
    let found = try flow(
      """
      appId: com.example.app
      env:
        NAME: 佐藤
      ---
      - launchApp
      - tapOn: Sign in
      - tapOn:
          id: login.email
      - inputText: "a\\\\b"
      - inputText: ${NAME}
      - tapOn:
          text: Row
          index: 2
      - doubleTapOn: Map
      - longPressOn: Row
      - pressKey: Enter
      - eraseText: 3
      - assertVisible: Welcome
      - assertNotVisible:
          id: spinner
      - extendedWaitUntil:
          visible: Done
          timeout: 5000
      - scroll
      - scrollUntilVisible:
          element:
            id: terms
          direction: DOWN
      - swipe:
          direction: LEFT
      - back
      - waitForAnimationToEnd
      - tapOn: ".*ello.*"
      """)
    #expect(found.gaps.isEmpty, "\(found.gaps)")
    #expect(
      found.steps.map(\.command) == [
        "tap Sign in", "tap login.email", #"type a\\b"#, "type 佐藤",
        #"tap app.descendants(matching: .any).matching(identifier: "Row").element(boundBy: 2)"#,
        "double-tap Map", "press 3 Row", #"type \n"#, "type \u{7f}\u{7f}\u{7f}",
        "assert Welcome exists", "wait-gone spinner", "wait Done", "swipe up", "reach up terms",
        "swipe left", "back",
        #"tap app.descendants(matching: .any).element(matching: "#
          + #"NSPredicate(format: "label MATCHES %@", ".*ello.*"))"#,
      ])
    #expect(found.steps[0].line == 6 && found.steps[0].file == "/f/main.yaml")
  }

  @Test func whatHasNoCounterpartIsNamedWithItsLine() throws {
    let found = try flow(
      """
      - takeScreenshot: a
      - tapOn:
          point: 50%,50%
      - inputText: ${MISSING}
      - swipe:
          start: 1,1
          end: 2,2
      - launchApp:
          clearState: true
      - repeat:
          while:
            visible: A
          commands:
            - back
      """)
    #expect(found.steps.isEmpty)
    #expect(found.gaps.map(\.line) == [1, 2, 4, 5, 8, 10])
    #expect(found.gaps[2].text == "inputText: ${MISSING}")
  }

  @Test func flowsRunOthers() throws {
    let found = try flow(
      """
      - runFlow:
          file: parts/login.yaml
          env:
            WHO: ada
      - repeat:
          times: 2
          commands:
            - tapOn: More
      - runFlow:
          commands:
            - back
      """, ["/f/parts/login.yaml": "- inputText: ${WHO}\n"])
    #expect(found.steps.map(\.command) == ["type ada", "tap More", "tap More", "back"])
    #expect(found.steps[0].file == "/f/parts/login.yaml")
  }

  @Test(arguments: [
    "Line\nundo", "a\u{2028}undo", "\u{202E}live", " lead", "#comment", "app.terminate()",
    "a\u{0}b",
  ])
  func noTextIsAnotherCommand(text: String) throws {
    let escaped = text.unicodeScalars.map {
      $0.isASCII && $0.value >= 0x20
        ? String($0) : "\\u" + String(0x10000 + $0.value, radix: 16).dropFirst()
    }.joined()
    let found = try flow("- tapOn: \"\(escaped)\"\n- inputText: \"\(escaped)\"\n")
    let commands = found.steps.map(\.command)
    #expect(commands.filter { $0.contains { $0.isNewline } }.isEmpty)
    #expect(found.steps.first?.command.hasPrefix("tap app.descendants(matching: .any)") == true)
  }

  @Test func brokenAndHostileFlows() throws {
    #expect(throws: MaestroFlow.Problem.noCommands(path: "/f/main.yaml")) {
      try flow("a: 1\n")
    }
    #expect(throws: MaestroFlow.Problem.self) { try flow("- tapOn: [\n") }
    #expect(throws: MaestroFlow.Problem.tooDeep(path: "/f/main.yaml")) {
      try flow("- runFlow: main.yaml\n", ["/f/main.yaml": "- runFlow: main.yaml\n"])
    }
    #expect(throws: MaestroFlow.Problem.unreadable(path: "/f/x.yaml", line: 1)) {
      try flow("- runFlow: x.yaml\n")
    }
    let nested = (0..<4).reduce("- back\n") { text, _ in
      "- repeat:\n    times: 100\n    commands:\n"
        + text.split(separator: "\n").map { "      \($0)\n" }.joined()
    }
    #expect(throws: MaestroFlow.Problem.tooDeep(path: "/f/main.yaml")) { try flow(nested) }
  }
}

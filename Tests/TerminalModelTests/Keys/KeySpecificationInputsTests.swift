import TerminalModel
import Testing

/// Mouse events and sizes in the notation for keys.
@Suite struct KeySpecificationInputsTests {
  private static func mouse(
    _ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ button: MouseEvent.Button = .left,
    _ modifiers: MouseEvent.Modifiers = []
  ) -> TerminalInput {
    .mouse(
      MouseEvent(column: column, row: row, kind: kind, button: button, modifiers: modifiers))
  }

  @Test(arguments: [
    ("click:12,3", [mouse(.press, 12, 3), mouse(.release, 12, 3)]),
    ("right-click:0,0", [mouse(.press, 0, 0, .right), mouse(.release, 0, 0, .right)]),
    (
      "double-click:1,2",
      [
        mouse(.press, 1, 2), mouse(.release, 1, 2), mouse(.doublePress, 1, 2),
        mouse(.release, 1, 2),
      ]
    ),
    ("wheel-down:12,3", [mouse(.scrollDown, 12, 3)]),
    ("C-wheel-up:12,3", [mouse(.scrollUp, 12, 3, .left, .control)]),
    ("drag:1,1-5,6", [mouse(.press, 1, 1), mouse(.drag, 5, 6), mouse(.release, 5, 6)]),
    ("S-M-C-middle-press:7,7", [mouse(.press, 7, 7, .middle, [.shift, .alt, .control])]),
    ("resize:80x24", [.resized(TerminalSize(columns: 80, rows: 24))]),
    ("/ paste:a:b q", [.key(.character("/")), .paste("a:b"), .key(.character("q"))]),
    (
      ": s C-c Space",
      [
        .key(.character(":")), .key(.character("s")), .key(.control("c")),
        .key(.character(" ")),
      ]
    ),
  ])
  func aListIsRead(text: String, inputs: [TerminalInput]) throws {
    #expect(try KeySpecification.parseInputs(text) == inputs)
  }

  @Test func everyEventHasANameThatIsReadBack() throws {
    for kind in MouseEvent.Kind.allCases {
      let isWheel = kind == .scrollUp || kind == .scrollDown
      for button in MouseEvent.Button.allCases where !isWheel || button == .left {
        let input = Self.mouse(kind, 3, 4, button, [.alt])
        #expect(try KeySpecification.parseInputs(KeySpecification.name(of: input)) == [input])
      }
    }
    #expect(KeySpecification.name(of: .mouse(MouseEvent(column: 4, row: 2))) == "press:4,2")
    #expect(
      KeySpecification.name(of: .resized(TerminalSize(columns: 9, rows: 8))) == "resize:9x8")
    #expect(KeySpecification.name(of: .key(.enter)) == "Enter")
  }

  @Test(arguments: [
    ("click:", KeySpecificationError.noPlace("click:")),
    ("click:1", .noPlace("click:1")),
    ("click:-1,3", .noPlace("click:-1,3")),
    ("click:1,99999", .noPlace("click:1,99999")),
    ("drag:1,1", .noPlace("drag:1,1")),
    ("resize:80", .noPlace("resize:80")),
    ("clack:1,1", .unknownKey("clack:1,1")),
    ("Entre", .unknownKey("Entre")),
  ])
  func aWrongWordIsNamed(text: String, error: KeySpecificationError) {
    #expect(throws: error) { try KeySpecification.parseInputs("a \(text) b") }
    #expect(error.description.contains(text))
  }
}

import Testing

@testable import Lessons

/// What lessons ask for.
struct LessonDemandsTests {
  @Test func allKindsOfChecksAreRead() throws {
    let demands = try LessonDemands(
      text: """
        app: Stores
        manifest: {locale: ja_JP, tests: [UITests, UnitTests], layers: {unit: UnitTests}}
        opens: A/test
        renames: [a.b]
        mutants: [missing a.b]
        steps:
          look:
            solve: ["go-on", "answer 7"]
            checks:
              - answer: 7
              - did: [go-on, step-into]
              - at: {event: wait, text: "list"}
              - at: failure
              - shows: waits
              - selected: a.b
          page:
            checks:
              - passes: all
              - passes: [A/test, B]
              - fails: A/other
              - rules: [raw-query, broken-chain]
              - rename: a.b
              - rename: {identifier: a.c, lines: 2}
              - mutants: [missing a.b, {file: App/X.swift, replace: a, with: b}]
              - withstands: [late a.b 1]
              - schedules: 100
              - places: {text: pass, most: 1}
              - through: {pages: 3}
              - through: {types: [P], tests: all}
              - flow: {made: 1}
              - flow: {statements: 2}
              - launch: {argument: -reset}
              - declares: {page: P, kind: actor}
              - any-order: true
              - virtual-seconds: {most: 6}
              - layers: {unit: 1, ui-most: 2}
              - snapshots: {equal: 2}
        variants:
          right: {}
          wrong: {step: page, refused-by: rules}
        """, path: "Checks.yml")
    #expect(demands.app == "Stores" && demands.opens == "A/test" && demands.renames == ["a.b"])
    #expect(demands.manifest.map(\.key) == ["locale", "tests", "layers"])
    #expect(
      demands.manifest.map(\.value)
        == ["\"ja_JP\"", "[UITests, UnitTests]", "{unit: \"UnitTests\"}"])
    #expect(demands.mutants == [.fault("missing a.b")])
    #expect(demands.steps.map(\.commands) == [["go-on", "answer 7"], []])
    #expect(
      demands.steps[0].checks == [
        .answer(["7"]), .did(["go-on", "step-into"]), .at(event: "wait", text: "list"),
        .at(event: "failure", text: nil), .shows("waits"), .selected("a.b"),
      ])
    #expect(
      demands.steps[1].checks == [
        .passes([]), .passes(["A/test", "B"]), .fails(["A/other"]),
        .rules(["raw-query", "broken-chain"]), .rename("a.b", lines: 1), .rename("a.c", lines: 2),
        .mutants([.fault("missing a.b"), .edit(file: "App/X.swift", replace: "a", with: "b")]),
        .withstands([.fault("late a.b 1")]), .schedules(100), .places("pass", most: 1),
        .through(.pages(3), ofAll: false), .through(.types(["P"]), ofAll: true),
        .flow(.made(1)), .flow(.statements(2)),
        .launch(.argument("-reset")), .declares(.page("P", kind: "actor")), .anyOrder,
        .virtualSeconds(6), .layers([.least(layer: "unit", 1), .most(layer: "ui", 2)]),
        .snapshots(equal: 2),
      ])
    #expect(
      demands.variants == [
        LessonVariant(name: "right", step: nil, refusedBy: nil),
        LessonVariant(name: "wrong", step: "page", refusedBy: "rule"),
      ])
  }

  @Test(arguments: [
    ("steps:\n  a:\n    checks:\n      - passed: all", 4, "no check \"passed\""),
    ("steps:\n  a:\n    solve: [go-on]", 3, "asks for nothing"),
    ("steps:\n  a:\n    checks:\n      - schedules: many", 4, "whole number"),
    ("steps:\n  a:\n    checks:\n      - declares: {page: P, kind: robot}", 4, "not \"robot\""),
    ("steps:\n  a:\n    checks:\n      - layers: {snapshot: 1}", 4, "ui, integration and unit"),
    ("steps:\n  a:\n    checks:\n      - through: {tests: all}", 4, "pages, useCases or types"),
    ("steps:\n  a:\n    checks:\n      - through: {pages: 1, tests: some}", 4, "only tests: all"),
    ("steps:\n  a:\n    checks:\n      - flow: {lines: 1}", 4, "not \"lines\""),
    ("step: 1", 1, "\"step\" is not known"),
    ("a: b: c", 1, "not valid"),
  ])
  func whatIsWrongIsNamedWithItsLine(text: String, line: Int, reason: String) {
    let error = #expect(throws: LessonError.self) {
      try LessonDemands(text: text, path: "Checks.yml")
    }
    guard case .malformed(_, let found, let said)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == line && said.contains(reason), "\(found): \(said)")
  }
}

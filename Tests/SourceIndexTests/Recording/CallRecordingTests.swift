import Testing

@testable import SourceIndex

/// What is written into a suite's functions so that they tell of their calls.
struct CallRecordingTests {
  private func record(_ text: String, beside others: String...) -> String? {
    let file = SourceFile(path: "/t/A.swift", text: text)
    let files = others.enumerated().map { SourceFile(path: "/t/\($0).swift", text: $1) }
    return CallRecording(files: [file] + files).text(of: file)
  }

  /// What stands behind a brace.
  private func begin(_ lines: String, _ notes: String...) -> String {
    let told = notes.isEmpty ? "" : "; if _pomeloCall.isRecorded { "
    return " let _pomeloCall = _PomeloCall(\(lines)); defer { _pomeloCall.end() }" + told
      + notes.joined(separator: "; ") + (notes.isEmpty ? "" : " }")
  }

  private let itself = "_pomeloCall.receiver(self)"

  @Test func argumentsResultsAndConstantsAreToldBehindWhatIsThere() {
    let text = """
      struct Page {
        func open(_ name: String, at index: Int = 0) -> Page { // opens
          let row = find(name)
          guard let cell = row else { return self }
          return Page(cell)
        }
      }
      """
    let first = begin(
      "2, 6", #"_pomeloCall.argument("name", name, 2)"#,
      #"_pomeloCall.argument("index", index, 2)"#, itself)
    #expect(
      record(text) == """
        struct Page {
          func open(_ name: String, at index: Int = 0) -> Page {\(first) // opens
            let row = find(name); _pomeloCall.local("row", row, 3)
            guard let cell = row else { return self ~|~> _pomeloCall }; \
        _pomeloCall.local("cell", cell, 4)
            return Page(cell) ~|~> _pomeloCall
          }
        }
        """)
  }

  @Test func anExpressionThatIsGivenStaysInItsColumn() {
    let own = begin("1, 3")
    #expect(
      record("func a() -> Int {\n  b()\n}")
        == "func a() -> Int {\(own); return\n  b() ~|~> _pomeloCall\n}")
    #expect(record("func a() {\n  b()\n}") == "func a() {\(own)\n  b()\n}")
  }

  @Test func aBodyOnTheLineOfItsBraceStaysInItsLineAndColumn() {
    #expect(
      record("func a() -> Int { b() }\nfunc c() { d() }") == """
        func a() -> Int {\(begin("1, 1")) 
        #sourceLocation(file: "/t/A.swift", line: 1)
                   return b() ~|~> _pomeloCall }
        func c() {\(begin("2, 2")) 
        #sourceLocation(file: "/t/A.swift", line: 2)
                   d() }
        """)
  }

  @Test(arguments: [
    "@Builder func a() -> Int {\n  1\n}",
    "protocol P { func a() }",
    "struct S { static func + (a: S, b: S) -> S { a } }",
    "struct S { var a: Int { 1 } }",
    "struct S { subscript(a: Int) -> Int { a } }",
    "let a = { (b: Int) in b }",
    "func a() {}",
    "func a<each T>(_ b: repeat each T) { c() }",
  ])
  func whatCouldMeanSomethingElseIsLeftAlone(text: String) {
    #expect(record(text) == nil)
  }

  @Test func functionsThatGetAnAttributeFromAProtocolAreLeftAlone() {
    let requirement = "protocol Flow { @Steps func steps() -> [Int] }"
    let flow = "struct A: Flow { func steps() -> [Int] {\n  1\n} }"
    #expect(record(flow, beside: requirement) == nil)
  }

  @Test(arguments: [
    ("_ a: @autoclosure () -> Int", #"_pomeloCall.function("a", 1)"#),
    ("_ a: () -> Int", #"_pomeloCall.function("a", 1)"#),
    ("_ a: @escaping (Int) -> Void", #"_pomeloCall.function("a", 1)"#),
    ("a: Handler", #"_pomeloCall.function("a", 1)"#),
    ("a: inout Int", #"_pomeloCall.argument("a", a, 1)"#),
    ("a `in`: Int...", #"_pomeloCall.argument("in", `in`, 1)"#),
  ])
  func functionsAreNotEvaluated(parameter: String, note: String) {
    #expect(
      record("func f(\(parameter)) {\n  g()\n}", beside: "typealias Handler = () -> Void")
        == "func f(\(parameter)) {\(begin("1, 3", note))\n  g()\n}")
  }

  @Test func typesWithoutCopiesAreLeftAlone() {
    let ticket = "struct Ticket: ~Copyable { func a() {\n  b()\n} }"
    #expect(record(ticket) == nil)
    #expect(
      record("func f(a: Ticket) -> Ticket {\n  g()\n}", beside: ticket)
        == "func f(a: Ticket) -> Ticket {\(begin("1, 3")); return\n  g()\n}")
  }

  @Test(arguments: ["_: Int", "a: borrowing Int", "a: consuming Int", "a: isolated Main"])
  func whatIsNotToBeCopiedIsNotRead(parameter: String) {
    #expect(
      record("func f(\(parameter)) {\n  g()\n}")
        == "func f(\(parameter)) {\(begin("1, 3"))\n  g()\n}")
  }

  @Test(arguments: [
    (
      "if a { return 1 } else { return 2 }", "",
      "if a { return 1 ~|~> _pomeloCall } else { return 2 ~|~> _pomeloCall }"
    ),
    ("if a { 1 } else { 2 }", "; return", "if a { 1 } else { 2 }"),
    ("fatalError()", "", "fatalError()"),
    ("try await b()", "; return", "try await b() ~|~> _pomeloCall"),
    ("return b { return 1 }", "", "return b { return 1 } ~|~> _pomeloCall"),
  ])
  func whatABodyGivesIsTold(body: String, keyword: String, expected: String) {
    #expect(
      record("func f() -> Int {\n  \(body)\n}")
        == "func f() -> Int {\(begin("1, 3"))\(keyword)\n  \(expected)\n}")
  }

  @Test(arguments: [
    "let (a, b) = c", "var a = b", "let a: Int", "async let a = b", "let a = b; c()",
    "b { let a = 1\n }",
  ])
  func onlyConstantsOfTheFunctionItselfAreTold(statement: String) {
    #expect(record("func f() {\n  \(statement)\n  g()\n}")?.contains(".local(") == false)
  }

  @Test func nothingIsReflectedWhereAPropertyMayBeGone() {
    let text = record("func f() {\n  g()\n}", beside: "class A { unowned let b: B }")
    #expect(text?.contains("_PomeloCall(1, 3, reflects: false)") == true)
  }

  @Test func initialisersTellWhatTheyAreGivenButNotWhatTheyMake() {
    let made = begin("1, 3", #"_pomeloCall.argument("a", a, 1)"#)
    #expect(
      record("struct S { init?(a: Int) {\n  return nil\n} }")
        == "struct S { init?(a: Int) {\(made)\n  return nil\n} }")
    #expect(
      record("struct S { static func a() {\n  b()\n} }")
        == "struct S { static func a() {\(begin("1, 3"))\n  b()\n} }")
  }

  @Test func expectationsTellThatTheTestHasComePast() {
    let text = """
      @Test func adds() throws {
        #expect(sum == 3, "odd")
        let last = try #require(items.last)
        _ = try #require(items.first)
        for item in items { #expect(item > 0) }
        #expect(a); #expect(b)
        let all = try items.map { try #require($0) }
      }
      """
    let told = record(text)?.split(separator: "\n").map(String.init) ?? []
    func passed(_ name: String, _ text: String, _ line: Int) -> String {
      "; _PomeloExpectation.passed(\"\(name)\", \"\(text)\", \(line))"
    }
    #expect(told.count == 8)
    #expect(told[1].hasSuffix(passed("#expect", #"sum == 3, \"odd\""#, 2)))
    #expect(told[2].contains(passed("#require", "items.last", 3)))
    #expect(told[3].hasSuffix(passed("#require", "items.first", 4)))
    #expect(
      told[4] == "  for item in items { #expect(item > 0)\(passed("#expect", "item > 0", 5)) }")
    #expect(told[5] == "  #expect(a); #expect(b)" + passed("#expect", "b", 6))
    // What a closure gives stays what it gives.
    #expect(!told[6].contains("_PomeloExpectation"))
  }
}

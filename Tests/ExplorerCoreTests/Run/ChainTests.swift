import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

struct ChainTests {
  private static let file = "/t.swift"

  private func step(
    _ title: String, _ line: Int, _ target: Step.Target = .other, branch: StepBranch = StepBranch()
  ) -> Step {
    Step(
      title: title, target: target, location: SourceLocation(file: Self.file, line: line),
      endLine: line, branch: branch)
  }

  private func index(_ steps: [Step], useCases: [UseCase] = []) -> ProjectIndex {
    let method = TestMethod(
      name: "testX", className: "T", location: SourceLocation(file: Self.file, line: 10),
      endLine: 30, isAsync: false, isThrowing: false, steps: steps)
    let page = PageObject(
      name: "P", kind: .struct, location: SourceLocation(file: "/p.swift", line: 1), elements: [],
      methods: [])
    return ProjectIndex(
      pages: [page], useCases: useCases,
      testClasses: [
        TestClass(name: "T", location: SourceLocation(file: Self.file, line: 1), methods: [method])
      ])
  }

  private func event(_ time: Double, _ frames: [(String, Int)], fails: Bool = false) -> Event {
    let stack = frames.map { function, line in
      SourceFrame(
        function: function, file: function.hasPrefix("P.") ? "/p.swift" : Self.file, line: line)
    }
    let place = stack[0]
    let content: Event.Content =
      fails
      ? .failure(Failure(message: "no", location: place, pending: [], isFatal: true))
      : .action(Action(.tap, on: "x"))
    return Event(index: 0, time: time, stack: stack, isStop: true, content: content)
  }

  /// The steps as text: mark, indentation, title.
  private func picture(_ chain: Chain) -> [String] {
    chain.flattened { _ in true }.map { number in
      let node = chain.nodes[number]
      let mark =
        switch node.status {
        case .pending: "○"
        case .running: "▶"
        case .done: "✓"
        case .failed: "✗"
        }
      return String(repeating: " ", count: node.depth) + mark + node.title
        + (node.visits > 1 ? "×\(node.visits)" : "")
    }
  }

  @Test func stepsAreToComeRunAndAreDoneAFailureStays() {
    var chain = Chain(test: "T/testX", index: index([step("a", 11), step("b", 12), step("c", 13)]))
    #expect(picture(chain) == ["○a", "○b", "○c"])
    chain.apply(event(1, [("T.testX()", 11)]))
    #expect(picture(chain) == ["▶a", "○b", "○c"])
    chain.apply(event(3, [("T.testX()", 12)]))
    #expect(picture(chain) == ["✓a", "▶b", "○c"])
    #expect(chain.nodes[0].seconds == 2)
    chain.apply(event(4, [("T.testX()", 12)], fails: true))
    chain.apply(event(5, [("T.testX()", 13)]))
    #expect(picture(chain) == ["✓a", "✗b", "▶c"])
    chain.finish(at: 6, failing: false)
    #expect(picture(chain) == ["✓a", "✗b", "✓c"])
  }

  @Test func callsOfOneLineAreToldApartByWhatTheyCall() {
    let steps = [
      step("P.a()", 11, .page(type: "P", method: "a()"), branch: StepBranch(path: [1])),
      step("P.b()", 11, .page(type: "P", method: "b()")),
    ]
    var chain = Chain(test: "T/testX", index: index(steps))
    chain.apply(event(1, [("P.b()", 3), ("T.testX()", 11)]))
    #expect(picture(chain) == ["○P.a()", "▶P.b()"])
    #expect(chain.wasSkipped(0, among: chain.roots))
  }

  @Test func aStepThatTellsNothingIsReachedIfTheNextIsOnlyReachedByIt() {
    let steps = [
      step("a", 11), step("b", 12, branch: StepBranch(path: [1])),
      step("c", 13, branch: StepBranch(path: [2])), step("d", 14, branch: StepBranch(path: [2])),
      step("e", 15),
    ]
    var chain = Chain(test: "T/testX", index: index(steps))
    chain.apply(event(1, [("T.testX()", 14)]))
    #expect(picture(chain) == ["✓a", "○b", "✓c", "▶d", "○e"])
    #expect(
      chain.roots.map { chain.wasSkipped($0, among: chain.roots) } == [
        false, true, false, false, false,
      ])
  }

  @Test func whatIsDeferredIsToComeUntilTheTestIsOver() {
    let deferred = StepBranch(path: [1], isDeferred: true)
    let steps = [step("a", 11, branch: deferred), step("b", 12)]
    var chain = Chain(test: "T/testX", index: index(steps))
    chain.apply(event(1, [("T.testX()", 12)]))
    #expect(!chain.wasSkipped(0, among: chain.roots))
    var other = chain
    chain.apply(event(2, [("T.testX()", 11)]))
    #expect(picture(chain) == ["▶a", "✓b"])
    other.finish(at: 2, failing: false)
    #expect(other.wasSkipped(0, among: other.roots))
  }

  @Test func aCallThatOnlyEndedWasMade() {
    let branch = StepBranch(path: [1])
    let steps = [
      step("check()", 11, .useCase(type: "T", method: "check()"), branch: branch),
      step("check()", 12, .useCase(type: "T", method: "check()"), branch: branch),
      step("XCTAssertNoThrow(try check())", 12, branch: branch), step("b", 13),
    ]
    var chain = Chain(test: "T/testX", index: index(steps))
    chain.note([
      CallResult(
        function: "T.check()",
        caller: SourceFrame(function: "T.testX()", file: Self.file, line: 12))
    ])
    chain.apply(event(1, [("T.testX()", 13)]))
    #expect(picture(chain) == ["○check()", "✓check()", "○XCTAssertNoThrow(try check())", "▶b"])
    #expect(chain.nodes[0].wasReached == false)
    #expect(chain.wasSkipped(2, among: chain.roots))
  }

  @Test func ofAUseCaseThatIsPlayedTwiceTheStepIsMeantThatRuns() {
    let place = SourceLocation(file: "/u.swift", line: 2)
    let silent = Step(
      title: "P.a()", target: .page(type: "P", method: "a()"),
      location: SourceLocation(file: "/u.swift", line: 3), endLine: 3,
      branch: StepBranch(path: [1]))
    let useCase = UseCase(
      name: "U", location: place,
      methods: [
        UseCaseMethod(name: "execute()", location: place, endLine: 9, steps: [silent])
      ])
    let play = Step.Target.useCase(type: "U", method: "execute()")
    var chain = Chain(
      test: "T/testX",
      index: index([step("U", 11, play), step("U", 12, play)], useCases: [useCase]))
    let inside = [
      SourceFrame(function: "U.execute()", file: "/u.swift", line: 5),
      SourceFrame(function: "T.testX()", file: Self.file, line: 12),
    ]
    chain.apply(
      Event(index: 0, time: 0, stack: inside, isStop: true, content: .action(Action(.tap, on: ""))))
    chain.note([
      CallResult(
        function: "P.a()", caller: SourceFrame(function: "U.execute()", file: "/u.swift", line: 3))
    ])
    #expect(picture(chain) == ["✓U", " ○P.a()", "▶U", " ▶Tap", " ✓P.a()"])
  }

  @Test func aLoopCountsItsRoundsAndWhatFollowsIsToComeAgain() {
    var chain = Chain(test: "T/testX", index: index([step("a", 11), step("b", 12)]))
    for round in 0..<3 {
      chain.apply(event(Double(round), [("T.testX()", 11)]))
      #expect(picture(chain).last == (round == 0 ? "○b" : round == 1 ? "○b" : "○b×2"))
      chain.apply(event(Double(round) + 0.5, [("T.testX()", 12)]))
    }
    #expect(picture(chain) == ["✓a×3", "▶b×3"])
  }

  @Test func anAssertionIsReachedThoughWhatItCallsStandsOnItsLine() {
    let steps = [
      step("P.a()", 11, .page(type: "P", method: "a()")), step("XCTAssertTrue(P().a())", 11),
    ]
    var chain = Chain(test: "T/testX", index: index(steps))
    chain.apply(event(1, [("P.a()", 3), ("T.testX()", 11)]))
    chain.apply(content(2, 11, .assertion(assertion("XCTAssertTrue", 11))))
    chain.finish(at: 3, failing: false)
    #expect(picture(chain) == ["✓P.a()", "✓XCTAssertTrue(P().a())"])
  }

  @Test func theAssertionFailsAndNotWhatItCalls() {
    let steps = [
      step("P.a()", 11, .page(type: "P", method: "a()")), step("XCTAssertTrue(P().a())", 11),
    ]
    var chain = Chain(test: "T/testX", index: index(steps))
    chain.apply(event(1, [("P.a()", 3), ("T.testX()", 11)]))
    chain.apply(event(2, [("T.testX()", 11)], fails: true))
    #expect(picture(chain) == ["✓P.a()", "✗XCTAssertTrue(P().a())"])
  }

  @Test func theEndOfAnActivityLeavesWhatWasDoneInItDone() {
    let steps = [step("XCTContext.runActivity(named: \"A\")", 11), step("XCTAssertTrue(a)", 12)]
    var chain = Chain(test: "T/testX", index: index(steps))
    chain.apply(content(1, 11, .activity(Activity(name: "A", hasEnded: false))))
    chain.apply(content(2, 12, .assertion(assertion("XCTAssertTrue", 12))))
    chain.apply(content(3, 11, .activity(Activity(name: "A", hasEnded: true))))
    #expect(picture(chain) == ["✓XCTContext.runActivity(named: \"A\")", "✓XCTAssertTrue(a)"])
  }

  @Test func whatALoopReachedBeforeItsLastRoundLeftStaysReachedWhenTheTestIsOver() {
    var chain = Chain(test: "T/testX", index: index([step("a", 11), step("b", 12)]))
    for line in [11, 12, 11] { chain.apply(event(1, [("T.testX()", line)])) }
    #expect(picture(chain) == ["▶a×2", "○b"])
    let ended = TestEnded(status: .passed, duration: 2, digest: "")
    chain.apply(content(2, 11, .testEnded(ended)))
    #expect(picture(chain) == ["✓a×2", "✓b"])
  }

  private func assertion(_ name: String, _ line: Int) -> Assertion {
    Assertion(
      name: name, passed: true, message: "",
      location: SourceFrame(function: "T.testX()", file: Self.file, line: line))
  }

  /// An event of the test's own code.
  private func content(_ time: Double, _ line: Int, _ content: Event.Content) -> Event {
    Event(
      index: 0, time: time,
      stack: [SourceFrame(function: "T.testX()", file: Self.file, line: line)], isStop: true,
      content: content)
  }

  @Test func helpersSetUpAndUnforeseenCallsBecomeStepsWhereTheyHappen() {
    var chain = Chain(test: "T/testX", index: index([step("signIn()", 11), step("b", 12)]))
    chain.apply(event(0, [("T.setUp()", 3)]))
    chain.apply(event(1, [("P.type(_:)", 7), ("T.signIn()", 41), ("T.testX()", 11)]))
    chain.apply(event(2, [("P.tap()", 8), ("T.signIn()", 42), ("T.testX()", 11)]))
    chain.apply(event(3, [("T.testX()", 20)]))
    #expect(
      picture(chain) == [
        "✓T.setUp()", " ✓Tap x", "✓signIn()", " ✓P.type(_:)", " ✓P.tap()", "▶Tap x",
        "○b",
      ])
  }

  @Test func useCasesShowTheirStepsHoweverTheyAreCalledAndRecursionEnds() {
    let inner = UseCase(
      name: "U", location: SourceLocation(file: "/u.swift", line: 1),
      methods: [
        UseCaseMethod(
          name: "execute(a:)", location: SourceLocation(file: "/u.swift", line: 2), endLine: 9,
          steps: [
            Step(
              title: "again", target: .useCase(type: "U", method: "execute(a:)"),
              location: SourceLocation(file: "/u.swift", line: 3), endLine: 3)
          ])
      ])
    let chain = Chain(
      test: "T/testX",
      index: index([step("U", 11, .useCase(type: "U", method: "execute(a:)"))], useCases: [inner]))
    #expect(chain.nodes.count == Chain.depthLimit + 1)
    var other = Chain(test: "T/testX", index: index([step("run(U.self)", 11)], useCases: [inner]))
    let frames = [
      SourceFrame(function: "U.execute(a:)", file: "/u.swift", line: 3),
      SourceFrame(function: "T.testX()", file: Self.file, line: 11),
    ]
    other.apply(
      Event(
        index: 0, time: 0, stack: frames, isStop: true,
        content: .action(Action(.tap, on: ""))))
    #expect(picture(other).prefix(2) == ["▶run(U.self)", " ▶U"])
  }

  @Test func anEndlessRunOfNewStepsDoesNotFillTheMemory() {
    var chain = Chain(test: "T/none", index: ProjectIndex())
    for line in 1...(Chain.nodeLimit + 500) { chain.apply(event(0, [("f\(line)", line)])) }
    #expect(chain.nodes.count <= Chain.nodeLimit)
  }
}

import Testing

@testable import XCUITest

/// Calls of the suite's functions while they are under way.
struct CallRecorderTests {
  private let recorder = CallRecorder()

  private func begin() -> Int { recorder.begin(#filePath, 1, 3, reflects: true) }

  @Test func valuesStayUntilTheCallEnds() {
    let number = begin()
    recorder.noteArgument(number, "a", 1, line: 1)
    recorder.noteLocal(number, "b", "x", line: 2)
    recorder.noteLocal(number, "b", "y", line: 2)
    #expect(recorder.calls.map { $0.arguments.map(\.text) } == [["a = 1"]])
    #expect(recorder.calls.map { $0.locals.map(\.text) } == [[#"b = "y""#]])
    recorder.noteResult(number, 2.5)
    recorder.end(number)
    #expect(recorder.calls.isEmpty)
    #expect(recorder.takeEnded().map(\.result) == ["2.5"])
    #expect(recorder.takeEnded().isEmpty)
  }

  @Test func constantsStandInTheOrderOfTheirLines() {
    let number = begin()
    for line in [3, 2, 3, 1] { recorder.noteLocal(number, "a\(line)", 0, line: line) }
    #expect(recorder.calls[0].locals.map(\.name) == ["a1", "a2", "a3"])
  }

  @Test func callsMayEndInAnyOrder() {
    let (first, second) = (begin(), begin())
    recorder.end(first)
    recorder.noteArgument(first, "a", 1, line: 1)
    #expect(recorder.calls.map(\.number) == [second])
    #expect(recorder.calls[0].arguments.isEmpty)
  }

  @Test func nothingGrowsWithoutBound() {
    for _ in 0..<1_000 { _ = begin() }
    #expect(recorder.calls.count == 200)
    #expect(begin() == 0)
    for number in 1...200 {
      recorder.noteResult(number, number)
      recorder.end(number)
    }
    #expect(recorder.takeEnded().map(\.result) == (169...200).map { "\($0)" })
  }

  @Test func aLoopIsNotToldToItsEnd() {
    for _ in 0..<2_000 { recorder.end(begin()) }
    #expect(begin() == 0)
    _ = recorder.takeEnded()
    let number = begin()
    #expect(number == 1_001)
    for round in 0..<1_000 { recorder.noteLocal(number, "a", round, line: 2) }
    #expect(recorder.calls[0].locals.map(\.text) == ["a = 999"])
    recorder.noteLocal(number, "a", 1_000, line: 2)
    #expect(recorder.calls[0].locals.isEmpty)
    _ = recorder.takeEnded()
    recorder.noteLocal(number, "a", 1_001, line: 2)
    #expect(recorder.calls[0].locals.map(\.text) == ["a = 1001"])
  }

  @Test func ofCallsWithoutEventAndValueEachPlaceIsToldOnce() {
    for _ in 0..<3 { recorder.end(begin()) }
    let other = begin()
    recorder.noteArgument(other, "a", 1, line: 1)
    recorder.end(other)
    #expect(recorder.takeEnded().map(\.number) == [3, other])
    #expect(recorder.takeEnded().isEmpty)
  }

  @Test func aCallThatAnEventHasToldOfIsNotToldAgainForNothing() {
    let (outer, inner) = (begin(), begin())
    recorder.end(inner)
    recorder.noteTold()
    #expect(recorder.takeEnded().map(\.number) == [inner])
    recorder.end(outer)
    #expect(recorder.takeEnded().isEmpty)
  }

  @Test func withoutARecorderNothingIsRecorded() {
    let call = _SuiteCall(1, 2)
    #expect(!call.isRecorded)
    #expect(call.result("a") == "a")
  }
}

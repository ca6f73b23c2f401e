import SessionProtocol
import Testing
import VirtualTime
import XCUITest

@testable import TestHost

/// Which frame of a stack belongs to which call.
struct CallRecorderFramesTests {
  private func call(_ lines: ClosedRange<Int>, _ value: String) -> CallRecorder.Call {
    CallRecorder.Call(
      file: "/t.swift", lines: lines, arguments: [NamedValue(name: "a", value: value)])
  }

  private func frame(_ line: Int, _ file: String = "/t.swift") -> SourceFrame {
    SourceFrame(function: "f", file: file, line: line)
  }

  private func values(_ calls: [CallRecorder.Call], _ frames: [SourceFrame]) -> [String] {
    calls.values(in: frames).map { "\($0.frame) \($0.arguments.map(\.value).joined())" }
  }

  @Test func aFrameBelongsToTheCallWithItsLine() {
    let calls = [call(10...20, "outer"), call(30...40, "inner")]
    #expect(values(calls, [frame(33), frame(12)]) == ["0 inner", "1 outer"])
    #expect(values(calls, [frame(25), frame(12, "/other.swift")]) == [])
    #expect(values([], [frame(12)]) == [])
  }

  @Test func ofAFunctionThatCallsItselfTheInnermostFrameIsTheInnermostCalls() {
    let calls = [call(10...20, "1"), call(10...20, "2")]
    #expect(values(calls, [frame(12), frame(12)]) == ["0 2", "1 1"])
  }

  @Test func closuresAreOfTheFunctionThatTheyStandIn() {
    #expect(values([call(10...20, "1")], [frame(15), frame(12)]) == ["0 1", "1 1"])
  }

  @Test func aResultIsToldWithItsCaller() {
    var ended = call(10...20, "1")
    ended.result = "Page"
    #expect(
      ended.result(in: [frame(20), frame(50)])
        == CallResult(
          function: "f", caller: frame(50), arguments: ended.arguments, value: "Page"))
    #expect(ended.result(in: [frame(20)]) == nil)
    #expect(ended.result(in: []) == nil)
  }
}

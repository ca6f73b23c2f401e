import SessionProtocol
import Testing
import VirtualTime
import XCUITest

@testable import TestHost

/// Which frame of a stack belongs to which call.
struct CallRecorderFramesTests {
  private func call(
    _ lines: ClosedRange<Int>, _ value: String, number: Int = 1
  ) -> CallRecorder.Call {
    var call = CallRecorder.Call(
      file: "/t.swift", lines: lines, arguments: [NamedValue(name: "a", value: value)])
    call.number = number
    return call
  }

  private func frame(_ line: Int, _ file: String = "/t.swift") -> SourceFrame {
    SourceFrame(function: "f", file: file, line: line)
  }

  private func values(_ calls: [CallRecorder.Call], _ frames: [SourceFrame]) -> [String] {
    let told = calls.told(in: frames)
    return told.calls.enumerated().compactMap { frame, call in
      guard let values = told.values.first(where: { $0.call == call }) else { return nil }
      return "\(frame) \(values.arguments.map(\.value).joined())"
    }
  }

  @Test func aFrameBelongsToTheCallWithItsLine() {
    let calls = [call(10...20, "outer"), call(30...40, "inner", number: 2)]
    #expect(values(calls, [frame(33), frame(12)]) == ["0 inner", "1 outer"])
    #expect(values(calls, [frame(25), frame(12, "/other.swift")]) == [])
    #expect(values([], [frame(12)]) == [])
  }

  @Test func ofAFunctionThatCallsItselfTheInnermostFrameIsTheInnermostCalls() {
    let calls = [call(10...20, "1"), call(10...20, "2", number: 2)]
    #expect(values(calls, [frame(12), frame(12)]) == ["0 2", "1 1"])
  }

  @Test func closuresAreOfTheFunctionThatTheyStandIn() {
    #expect(values([call(10...20, "1")], [frame(15), frame(12)]) == ["0 1", "1 1"])
  }

  @Test func eachCallTellsItsValuesOnceAndFramesNameIt() {
    var nothing = CallRecorder.Call(file: "/t.swift", lines: 30...40)
    nothing.number = 2
    let told = [call(10...20, "1"), nothing, call(50...60, "3", number: 3)]
      .told(in: [frame(5), frame(55), frame(33), frame(15), frame(12), frame(1)])
    #expect(told.calls == [0, 3, 0, 1, 1])
    #expect(told.values.map(\.call) == [3, 1])
  }

  @Test func aResultIsToldWithItsCaller() {
    var ended = call(10...20, "1")
    ended.result = "Page"
    #expect(
      ended.result(in: [frame(20), frame(50)])
        == CallResult(
          call: 1, function: "f", caller: frame(50), arguments: ended.arguments, value: "Page"))
    #expect(ended.result(in: [frame(20)]) == nil)
    #expect(ended.result(in: []) == nil)
  }
}

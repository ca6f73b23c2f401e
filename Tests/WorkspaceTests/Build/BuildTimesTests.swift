import Foundation
import TestSupport
import Testing

@testable import Workspace

struct BuildTimesTests {
  private let plan = [
    (name: "app", bytes: 1000), (name: "tests", bytes: 500), (name: "host", bytes: 10),
  ]

  @Test func whatAStepTookIsKeptForTheNextBuild() throws {
    let folder = try TemporaryFolder()
    var times = BuildTimes(folder: folder.path)
    times.note(.seconds(8), of: "app", in: plan)
    #expect(times.time(of: "app", in: plan) == nil)
    times.note(.seconds(4), of: "tests", in: plan)
    times.note(.seconds(1), of: "host", in: plan)
    let next = BuildTimes(folder: folder.path)
    #expect(next.time(of: "app", in: plan) == BuildTime(step: .seconds(8), rest: .seconds(5)))
    #expect(next.time(of: "host", in: plan) == BuildTime(step: .seconds(1), rest: .zero))
    #expect(next.time(of: "app1", in: plan) == nil)
  }

  @Test func moreSourcesTakeLongerWithinBounds() throws {
    var times = BuildTimes(folder: try TemporaryFolder().path)
    times.note(.seconds(2), of: "tests", in: [("tests", 500)])
    #expect(times.time(of: "tests", in: [("tests", 1000)])?.step == .seconds(4))
    #expect(times.time(of: "tests", in: [("tests", 500_000)])?.step == .seconds(8))
    #expect(times.time(of: "tests", in: [("tests", 0)])?.step == .seconds(0.5))
  }

  @Test func whatIsNoLongerAStepIsForgotten() throws {
    let folder = try TemporaryFolder()
    var times = BuildTimes(folder: folder.path)
    for number in 0..<1000 {
      times.note(.seconds(1), of: "app\(number)", in: [("app\(number)", 1)])
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/times.json"))
    #expect(data.count < 100)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"tests":{"seconds":-1,"bytes":5}}"#,
    #"{"tests":{"seconds":1e300,"bytes":5}}"#,
    #"{"tests":{"seconds":1,"bytes":-5}}"#, #"{"tests":{"seconds":"1"}}"#,
  ])
  func aFileThatSaysWhatCannotBeIsIgnored(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "times.json")
    let times = BuildTimes(folder: folder.path)
    #expect(times.time(of: "tests", in: [("tests", 5)]) == nil)
  }
}

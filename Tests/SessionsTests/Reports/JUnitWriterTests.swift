import Foundation
import SessionProtocol
import Testing

@testable import Sessions

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitWriterTests {
  private func write(
    _ results: [TestResult], interruption: BatchInterruption? = nil
  ) throws -> String {
    let path = NSTemporaryDirectory() + "pomelo-junit-\(UUID().uuidString).xml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try JUnitWriter(path: path, target: "StoresUITests", isRepeated: false)
    for result in results { writer.add(result) }
    writer.close(interruption)
    #expect(writer.failure == nil)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private let place = SourceFrame(function: "", file: "/t/A.swift", line: 7)

  @Test func eachArgumentIsATestOfItsOwn() throws {
    var result = TestResult(
      test: "A/odd(number:)", iteration: 1, status: .failed,
      failures: [TestResult.Failure(message: "even", location: place)], virtualSeconds: 3)
    result.cases = [
      CaseOutcome(arguments: "number → 1", status: .passed, duration: 1, failures: 0..<0),
      CaseOutcome(arguments: "number → 2", status: .failed, duration: 2, failures: 0..<1),
    ]
    let text = try write([result])
    #expect(text.contains(#"tests="2" failures="1" errors="0" skipped="0" time="3.000""#))
    #expect(text.contains(#"name="odd(number:) [number → 1]" time="1.000"/>"#))
    #expect(text.contains(#"name="odd(number:) [number → 2]" time="2.000">"#))
    #expect(text.contains(#"<failure message="even""#))
  }

  @Test func resultsAreCountedAndTold() throws {
    let text = try write([
      TestResult(test: "A/testA", iteration: 1, status: .passed, virtualSeconds: 1.5),
      TestResult(
        test: "A/testB", iteration: 1, status: .failed,
        failures: [
          TestResult.Failure(
            message: "(\"1\") < 2\nmore", location: place,
            stack: [SourceFrame(function: "P.f()", file: "/t/P.swift", line: 3)],
            nearMisses: [NearMiss(kind: .otherType, text: "\"x\" Cell")])
        ], virtualSeconds: 2),
      TestResult(test: "B/testC", iteration: 1, status: .skipped, reason: "later & more"),
      TestResult(
        test: "B/testD", iteration: 1, status: .crashed,
        failures: [TestResult.Failure(message: "trap", location: place)], output: "\u{1B}[1m"),
    ])
    let lines = text.split(separator: "\n").map {
      $0.replacing(#/ +>$/#, with: ">")
    }
    #expect(
      lines == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="StoresUITests" tests="4" failures="1" errors="1" skipped="1" time="3.500">"#,
        #"  <testsuite name="A" tests="2" failures="1" errors="0" skipped="0" time="3.500">"#,
        #"    <testcase classname="StoresUITests.A" name="testA" time="1.500"/>"#,
        #"    <testcase classname="StoresUITests.A" name="testB" time="2.000">"#,
        #"      <failure message="(&quot;1&quot;) &lt; 2&#10;more" type="failure">/t/A.swift:7: "#
          + #"(&quot;1&quot;) &lt; 2&#10;more&#10;near: &quot;x&quot; Cell&#10;← P.f() "#
          + #"/t/P.swift:3</failure>"#,
        #"    </testcase>"#, #"  </testsuite>"#,
        #"  <testsuite name="B" tests="2" failures="0" errors="1" skipped="1" time="0.000">"#,
        #"    <testcase classname="StoresUITests.B" name="testC" time="0.000">"#,
        #"      <skipped message="later &amp; more"/>"#, #"    </testcase>"#,
        #"    <testcase classname="StoresUITests.B" name="testD" time="0.000">"#,
        #"      <error message="trap" type="error">/t/A.swift:7: trap</error>"#,
        "      <system-out>\u{FFFD}[1m</system-out>", #"    </testcase>"#, #"  </testsuite>"#,
        #"</testsuites>"#,
      ])
  }

  @Test func whateverIsInItTheReportIsXML() throws {
    let nasty = "]]>&lt;\u{0}\u{B}\u{FFFE}\u{85}é<![CDATA[\"'"
    let text = try write([
      TestResult(
        test: "\(nasty)/\(nasty)", iteration: 1, status: .crashed,
        failures: [TestResult.Failure(message: nasty, location: place)], output: nasty)
    ])
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func aFullDiskIsNoticedAndTheOldReportStays() throws {
    let full = try JUnitWriter(path: "/dev/full", target: "T", isRepeated: false)
    full.add(TestResult(test: "A/testA", iteration: 1, status: .passed))
    full.close()
    #expect(
      full.failure == .notFinished(path: "/dev/full", reason: "No space left on device"))
    let path = NSTemporaryDirectory() + "pomelo-junit-\(UUID().uuidString).xml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "old".write(toFile: path, atomically: true, encoding: .utf8)
    let writer = try JUnitWriter(path: path, target: "T", isRepeated: false)
    writer.add(TestResult(test: "A/testA", iteration: 1, status: .passed))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    writer.close()
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("</testsuites>\n"))
  }

  @Test func anEmptyRunIsAReportToo() throws {
    #expect(try write([]).contains(#"tests="0" failures="0""#))
  }

  @Test(arguments: [0, 1])
  func aRunThatWasInterruptedIsAWholeReportWithAnError(known: Int) throws {
    let text = try write(
      Array(repeating: TestResult(test: "A/testA", iteration: 1, status: .passed), count: known),
      interruption: BatchInterruption(
        known: known, planned: 9, underWay: [RunName(test: "A/<b>", iteration: 1)]))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("tests=\"\(known + 1)\" failures=\"0\" errors=\"1\""))
    #expect(
      text.contains(
        "<error message=\"interrupted: \(known) of 9 runs are known; ended under way: A/&lt;b&gt;\""
      ))
  }

  @Test func ofAFloodOfFailuresTheReportSaysThatItIsCut() throws {
    let failure = TestResult.Failure(message: "no", location: place)
    var result = TestResult(
      test: "A/testA", iteration: 1, status: .failed,
      failures: Array(repeating: failure, count: 1_000))
    result.moreFailures = 19_000
    let text = try write([result])
    #expect(text.ranges(of: "<failure ").count == 101)
    #expect(text.contains(#"<failure message="… and 19900 more failures" type="failure"/>"#))
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }
}

import Foundation
import Testing

@testable import SessionProtocol

@Suite struct Version2Tests {
  /// A run as version 2 wrote it: sentences, and no version.
  private static let trace = #"""
    {"event":"testBegan","index":0,"seed":0,"stop":true,"test":"ShopTests/testBuy","time":0}
    {"elementID":57,"event":"action","index":1,"stop":true,"target":"Button (Element at index 2)","time":1.25,"title":"Tap Button (Element at index 2)"}
    {"elementID":57,"event":"action","index":2,"stop":true,"target":"\"map\" Other","time":1.25,"title":"Tap \"map\" Other[0.50, 0.25]"}
    {"elementID":37,"event":"action","index":3,"searched":[{"key":"search","query":"textFields"}],"stop":true,"target":"\"search\" TextField","time":1.55,"title":"Type 'boots' into \"search\" TextField"}
    {"criterion":"Shop to idle","elapsed":0.25,"endedBy":{"dueIn":0,"kind":"animation","label":"scrolling"},"event":"wait","index":4,"limit":60,"number":1,"pending":[{"dueIn":0.05,"kind":"network","label":"GET /boots"}],"progress":"met","time":1.8}
    {"criterion":"\"new\" Button to have isSelected true","elapsed":0,"elementID":139,"event":"wait","index":5,"limit":2,"number":2,"pending":[],"progress":"began","stop":true,"time":2,"unmet":"isSelected is false"}
    {"attribute":"exists","elementID":45,"event":"read","index":6,"target":"\"hint\" StaticText","time":2.05,"value":"true"}
    {"event":"failure","index":7,"isFatal":true,"location":{"column":0,"file":"/t/Shop.swift","function":"ShopTests.testBuy()","line":18},"message":"Failed to get matching snapshot: No matches found for Button","pending":[],"stop":true,"target":"Button","time":3}
    {"digest":"298da64cb5a52a16","duration":3,"event":"testEnded","index":8,"status":"failed","stop":true,"time":3}

    """#

  @Test func aTraceIsReadIntoValues() throws {
    let events = try MessageCoding.events(ofTrace: Data(Self.trace.utf8))
    #expect(events.map(\.index) == Array(0...8))
    guard case .action(let tap) = events[1].content, case .action(let point) = events[2].content,
      case .action(let typing) = events[3].content, case .wait(let idle) = events[4].content,
      case .wait(let wait) = events[5].content, case .read(let read) = events[6].content,
      case .failure(let failure) = events[7].content
    else {
      Issue.record("other events than those of the trace")
      return
    }
    #expect(tap == Action(.tap, on: "Button (Element at index 2)", elementID: 57))
    #expect((point.kind, point.target) == (.tap, #""map" Other"#))
    #expect(point.place == #""map" Other[0.50, 0.25]"#)
    #expect(typing.kind == .type(text: "boots"))
    #expect(idle.criterion == .idle(app: "Shop"))
    #expect(idle.endedBy?.kind == .animation)
    #expect(idle.pending.map(\.kind) == [.network])
    #expect(
      wait.criterion == .property(name: "isSelected", element: #""new" Button"#, value: "true"))
    #expect((read.attribute, read.flag) == (.exists, true))
    #expect(failure.reason == .reading(obstacle: .noMatch))
  }

  /// Whoever reads the texts of a trace reads the same when it has been read and written again.
  @Test func textsStayAsTheyAre() throws {
    for line in Self.trace.split(separator: "\n") {
      let event = try #require(MessageCoding.events(ofTrace: Data(line.utf8)).first)
      let written = try MessageCoding.line(for: event)
      var fields = try fields(of: written)
      for key in ["kind", "place", "waitsFor", "because", "schema"] { fields[key] = nil }
      #expect(try sorted(fields) == sorted(self.fields(of: line)))
      #expect(try MessageCoding.events(ofTrace: written) == [event])
    }
  }

  private func fields(of line: some StringProtocol) throws -> [String: Any] {
    try fields(of: Data(line.utf8))
  }

  private func sorted(_ fields: [String: Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
  }

  private func fields(of line: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
  }

  @Test(arguments: WordingTests.titles.indices)
  func titlesAreReadBack(index: Int) {
    let (kind, title) = WordingTests.titles[index]
    let read = Version2.action(titled: title, on: #""Go" Button"#)
    #expect(read.kind == kind)
    #expect(Wording.title(of: read.kind, at: read.place) == title)
  }

  @Test func unknownTitlesStayAsTheyAre() {
    for title in ["", "Tap", "Press Go for a while", "Sing \"Go\" Button"] {
      let read = Version2.action(titled: title, on: "x")
      #expect(read.kind == .other(title: title))
      #expect(Action(read.kind, on: "x", place: read.place).title == title)
    }
  }

  @Test(arguments: WordingTests.criteria.indices)
  func criteriaAreReadBack(index: Int) {
    let (criterion, text) = WordingTests.criteria[index]
    let read = Version2.criterion(text)
    #expect(read.text == text)
    // Of several expectations only their names in a row were told.
    if case .expectations = criterion { return }
    #expect(read == criterion)
  }

  @Test(arguments: [
    ("XCTAssertTrue failed - no", FailureReason.assertion), ("failed - no", .assertion),
    (#"failed: caught error: "no""#, .thrownError),
    (
      "Failed to tap Button: Application is not running, unable to get Accessibility data.",
      .acting(obstacle: .notRunning)
    ),
    ("Failed to not hittable: Button", .acting(obstacle: .notHittable)),
    ("Asynchronous wait failed: Interrupted.", .waiting),
    ("Failed due to unwaited expectation 'a'.", .waiting),
    ("Test exceeded execution time allowance of 10 minutes", .timeAllowance),
    ("Expected failure but none recorded", .missingFailure),
    ("anything else has failed", .other),
  ])
  func reasonsAreReadFromMessages(message: String, reason: FailureReason) {
    #expect(Version2.reason(ofFailure: message) == reason)
  }

  @Test func aTraceOfALaterVersionSaysSo() {
    let line = #"{"event":"testBegan","index":0,"schema":99,"seed":0,"test":"A/b","time":0}"#
    let error = SessionError.newerTrace(found: 99, known: HostDescription.currentVersion)
    #expect(throws: error) { try MessageCoding.events(ofTrace: Data(line.utf8)) }
    #expect(error.description.contains("version 99"))
  }
}

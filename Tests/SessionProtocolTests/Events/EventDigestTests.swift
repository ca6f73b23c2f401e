import SessionProtocol
import Testing

@Suite struct EventDigestTests {
  private func digest(_ contents: [Event.Content], time: Double = 1) -> String {
    var digest = EventDigest()
    for content in contents { digest.combine(content, time: time) }
    return digest.text
  }

  @Test func equalEventsHaveEqualDigests() {
    #expect(digest(EventCodingTests.contents) == digest(EventCodingTests.contents))
  }

  @Test func everyEventCounts() {
    let all = digest(EventCodingTests.contents)
    for index in EventCodingTests.contents.indices {
      var fewer = EventCodingTests.contents
      fewer.remove(at: index)
      #expect(digest(fewer) != all, "without event \(index)")
    }
  }

  @Test func orderAndTimeCount() {
    let contents = EventCodingTests.contents
    #expect(digest(contents.reversed()) != digest(contents))
    #expect(digest(contents, time: 2) != digest(contents))
  }

  @Test func adjacentTextsDoNotRunTogether() {
    func read(_ target: String, _ value: String) -> [Event.Content] {
      [.read(Read(attribute: .label, target: target, value: value, elementID: nil))]
    }
    #expect(digest(read("ab", "c")) != digest(read("a", "bc")))
  }
}

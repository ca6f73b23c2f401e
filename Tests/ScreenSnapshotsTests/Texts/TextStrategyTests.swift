import Foundation
import FoundationNetworking
import ScreenSnapshots
import Testing

@Suite struct TextStrategyTests {
  private struct User: Codable {
    var bio = "Blobbed around the world."
    var id = 1
    var name = "Blobby"
  }

  private final class Node {
    var name: String
    var next: Node?

    init(name: String) { self.name = name }
  }

  private enum Direction: String, CaseIterable {
    case up, down
  }

  private func text<Value>(of value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var result: String?
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test func structuresAreDumped() {
    #expect(
      text(of: User(), .dump) == """
        ▿ User
          - bio: "Blobbed around the world."
          - id: 1
          - name: "Blobby"

        """)
  }

  @Test func whatHasNoOrderIsSorted() {
    #expect(
      text(of: ["b": 2, "a": 1], .dump) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """)
    #expect(text(of: Set([3, 1, 2]), .dump) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
    #expect(text(of: [URL(string: "a.com/x")!], .dump) == "▿ 1 element\n  - a.com/x\n")
    #expect(text(of: Int?.none, .dump) == "- Optional<Int>.none\n")
    #expect(text(of: Direction.up, .dump) == "- Direction.up\n")
    #expect(
      text(of: Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
  }

  @Test func circlesComeToAnEnd() {
    let node = Node(name: "a")
    node.next = node
    defer { node.next = nil }

    #expect(
      text(of: node, .dump) == """
        ▿ Node
          - name: "a"
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
  }

  @Test func valuesAreWrittenAsFilesAre() {
    #expect(
      text(of: User(), .json) == """
        {
          "bio" : "Blobbed around the world.",
          "id" : 1,
          "name" : "Blobby"
        }
        """)
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
    #expect(text(of: User(), .plist)?.contains("<key>bio</key>") == true)
    #expect(text(of: ["b": 1, "a": [2]] as Any, .json)?.hasPrefix("{\n  \"a\" : [") == true)
    #expect(text(of: Date() as Any, .json)?.contains("cannot be written as json") == true)
    #expect(text(of: User(), .description)?.hasPrefix("User(bio:") == true)
  }

  @Test func functionsAreTables() {
    let table = Snapshotting<Direction, String>.func(into: Snapshotting<Bool, String>.description)

    #expect(text(of: { $0 == .up }, table) == "\"up\",\"true\"\n\"down\",\"false\"")
  }

  @Test func requestsAreWrittenAsTheyAreSent() {
    var request = URLRequest(url: URL(string: "https://a.com/b?y=2&x=1")!)
    request.httpMethod = "POST"
    request.addValue("t=\"1\"", forHTTPHeaderField: "Cookie")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)

    #expect(
      text(of: request, .raw) == """
        POST https://a.com/b?x=1&y=2
        Accept: text/html
        Cookie: t="1"

        {"b":1,"a":2}
        """)
    #expect(text(of: request, .raw(pretty: true))?.contains("{\n  \"a\" : 2,") == true)
    #expect(
      text(of: request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "t=\\"1\\"" \\
        \t"https://a.com/b?x=1&y=2"
        """)
  }

  @Test func strategiesAreMadeOfOthers() {
    let words = Snapshotting<String, String>.lines
      .pullback { (number: Int) in "\(number)" }
    let later = Snapshotting<String, String>.lines
      .asyncPullback { (number: Int) in Async { $0("later \(number)") } }

    #expect(text(of: 4, words) == "4")
    #expect(text(of: 4, later) == "later 4")
    let data = Snapshotting<Data, Data>.data.diffing
    #expect(data.diff(Data([1]), Data([1])) == nil)
    #expect(data.diff(Data([1]), Data([2]))?.0 == "Expected data to match")
    #expect(
      data.diff(Data([1]), Data([2, 3]))?.0 == "Expected 2 bytes to match 1 bytes")
  }
}

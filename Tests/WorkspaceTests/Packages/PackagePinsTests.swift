import Foundation
import Testing

@testable import Workspace

struct PackagePinsTests {
  @Test(arguments: [
    """
    {"originHash": "x", "pins": [
      {"identity": "a", "location": "https://example.com/a", "state": {"version": "1.0.0"}},
      {"identity": "b", "location": "https://example.com/b", "state": {"version": "2.0.0"}}
    ], "version": 3}
    """,
    """
    {"object": {"pins": [
      {"package": "a", "repositoryURL": "https://example.com/a", "state": {"version": "1.0.0"}},
      {"package": "b", "repositoryURL": "https://example.com/b", "state": {"version": "2.0.0"}}
    ]}, "version": 1}
    """,
  ])
  func someCanBeLeftOut(text: String) {
    let data = Data(text.utf8)
    #expect(PackagePins(data).addresses == ["https://example.com/a", "https://example.com/b"])
    let rest = PackagePins.text(of: data, without: ["https://example.com/a"])
    #expect(PackagePins(Data(rest.utf8)).addresses == ["https://example.com/b"])
    #expect(rest.contains("2.0.0") && !rest.contains("1.0.0"))
    #expect(PackagePins.text(of: data, without: ["https://example.com/c"]) == text)
  }

  @Test func whatIsNotUnderstoodStays() {
    #expect(PackagePins.text(of: Data("{".utf8), without: ["https://example.com/a"]) == "{")
  }
}

import SwiftUI
import Testing

private struct Plain: Hashable {}

@MainActor @Suite struct NavigationPathTests {
  @Test func pathsAreKept() throws {
    var path = NavigationPath()
    path.append("first")
    path.append(2)
    let kept = try JSONEncoder().encode(try #require(path.codable))
    let representation = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: kept)
    #expect(NavigationPath(representation) == path)
  }

  @Test func pathsOfOtherValuesAreNot() {
    var path = NavigationPath(["first"])
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
    path.removeLast(3)
    #expect(path.isEmpty)
  }

  @Test func unknownTypesFail() {
    let kept = Data(#"["nothing","1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
    }
  }
}

import SourceModel
import Testing

/// Patterns in which a star stands for any text.
struct WildcardTests {
  @Test(arguments: [
    ("Login*", "LoginTests", true), ("*Tests", "LoginTests", true), ("L*T*s", "LoginTests", true),
    ("LoginTests", "LoginTests", true), ("Login", "LoginTests", false), ("*", "", true),
    ("a*a", "a", false), ("Tests*", "LoginTests", false), ("", "x", false), ("", "", true),
  ])
  func aStarIsAnyText(pattern: String, text: String, isMatch: Bool) {
    #expect(Wildcard(pattern).matches(text) == isMatch)
  }
}

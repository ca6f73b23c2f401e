import Testing

@testable import NcursesDriver

struct TypedPartsTests {
  /// The parts of a text, Escape written as `^`.
  private func parts(of text: String) -> [String] {
    var rest = Array(text.replacing("^", with: "\u{1B}").utf8)[...]
    var parts: [String] = []
    while !rest.isEmpty {
      let part = TypedParts.first(of: rest)
      rest = rest.dropFirst(part.count)
      parts.append(String(decoding: part, as: UTF8.self).replacing("\u{1B}", with: "^"))
    }
    return parts
  }

  @Test(arguments: [
    ("aé日👍b", ["a", "é", "日", "👍", "b"]), ("^", ["^"]), ("^^a", ["^", "^", "a"]),
    ("^[Ax", ["^[A", "x"]), ("^[1;5Cx", ["^[1;5C", "x"]), ("^OPx", ["^OP", "x"]), ("^O", ["^O"]),
    ("^[[Ax", ["^[[A", "x"]), ("^[12", ["^[12"]), ("^[<0;5;3Mx", ["^[<0;5;3M", "x"]),
    ("^[200~ab", ["^[200~", "a", "b"]),
  ])
  func charactersAndSequencesAreApart(text: String, expected: [String]) {
    #expect(parts(of: text) == expected)
  }
}

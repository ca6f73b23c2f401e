import TerminalModel
import Testing

@testable import NcursesDriver

struct UnknownSequencesTests {
  /// What is left of what was typed, Escape written as `^`.
  private func left(of text: String) -> String {
    let inputs = text.map { TerminalInput.key($0 == "^" ? .escape : .character($0)) }
    return UnknownSequences.removed(from: inputs).map { input in
      if case .key(.character(let character)) = input { String(character) } else { "^" }
    }.joined()
  }

  @Test(arguments: [
    ("abc", "abc"), ("^", "^"), ("a^b", "a^b"), ("a^[999~b", "ab"), ("^[Iq", "q"), ("^[1;9", ""),
    ("^[", ""), ("^Ozb", "b"), ("^O", ""), ("^^[Ax", "^x"), ("^[1認x", "認x"),
    ("a^_Gi=31;OK^\\b", "ab"), ("^P>|xterm(3)^\\b", "b"), ("^]1337;a=b^\\b", "b"), ("^Pq", "^Pq"),
    ("^_G^x", "^_G^x"),
  ])
  func onlySequencesAreTakenOut(typed: String, expected: String) {
    #expect(left(of: typed) == expected)
  }
}

import ScreenSnapshots
import Testing

/// What failures of texts say, in the form of swift-snapshot-testing.
@Suite struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String) -> String? {
    Diffing<String>.lines.diff(old, new)?.0
  }

  @Test func equalTextsHaveNone() { #expect(difference("a\nb", "a\nb") == nil) }

  @Test func aLineThatChangedStandsTwice() {
    #expect(
      difference("a\nb\nc", "a\nB\nc") == """
        @@ −1,3 +1,3 @@
        \u{2007}a
        −b
        +B
        \u{2007}c
        """)
  }

  @Test func fourLinesAreShownAround() {
    let lines = (1...30).map(String.init)
    var changed = lines
    changed[2] = "x"
    changed[25] = "y "

    #expect(
      difference(lines.joined(separator: "\n"), changed.joined(separator: "\n")) == """
        @@ −1,7 +1,7 @@
        \u{2007}1
        \u{2007}2
        −3
        +x
        \u{2007}4
        \u{2007}5
        \u{2007}6
        \u{2007}7
        @@ −22,9 +22,9 @@
        \u{2007}22
        \u{2007}23
        \u{2007}24
        \u{2007}25
        −26
        +y ¬
        \u{2007}27
        \u{2007}28
        \u{2007}29
        \u{2007}30
        """)
  }

  @Test func linesThatCameOrWentAreMarked() {
    #expect(difference("", "a") == "@@ −1,1 +1,1 @@\n−\n+a")
    #expect(difference("a\nb", "b") == "@@ −1,2 +1,1 @@\n−a\n\u{2007}b")
    #expect(difference("b", "b\nc") == "@@ −1,1 +1,2 @@\n\u{2007}b\n+c")
  }
}

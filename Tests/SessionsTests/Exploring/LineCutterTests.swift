import Testing

@testable import Sessions

struct LineCutterTests {
  private func lines(of pieces: [[UInt8]]) -> [String] {
    var cutter = LineCutter()
    for piece in pieces { cutter.append(piece) }
    cutter.finish()
    return cutter.takeLines()
  }

  @Test func linesAreTheSameWhereverPiecesAreCut() {
    let bytes = Array("こんにちは\r\n\nend".utf8)
    for position in bytes.indices {
      let pieces = [Array(bytes[..<position]), Array(bytes[position...])]
      #expect(lines(of: pieces) == ["こんにちは", "", "end"])
    }
  }

  @Test func aLineWithoutEndWaitsForIt() {
    var cutter = LineCutter()
    cutter.append("one".utf8)
    #expect(cutter.takeLines() == [])
    cutter.append(" two\n".utf8)
    #expect(cutter.takeLines() == ["one two"])
    cutter.finish()
    #expect(cutter.takeLines() == [])
  }

  @Test func floodsAndLongLinesAreCut() {
    var cutter = LineCutter(lineLimit: 2, widthLimit: 3)
    cutter.append("abcdef\n1\n2\n3\n".utf8)
    cutter.append("wxyz".utf8)
    cutter.append("more\n".utf8)
    #expect(cutter.takeLines() == ["abc", "1", "… 3 more lines"])
    cutter.append("wxyz\n".utf8)
    #expect(cutter.takeLines() == ["wxy"])
  }
}

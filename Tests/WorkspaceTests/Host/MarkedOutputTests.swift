import SessionProtocol
import Testing

@testable import Workspace

struct MarkedOutputTests {
  /// What is taken, with pieces of text joined.
  private func taken(
    _ output: inout MarkedOutput, isOver: Bool = false, until stop: (Int) -> Bool = { _ in false }
  ) -> String {
    var text = ""
    output.take(isOver: isOver, until: stop) { piece in
      switch piece {
      case .text(let bytes): text += String(decoding: bytes, as: UTF8.self)
      case .mark(let index): text += "<\(index)>"
      }
    }
    return text
  }

  private func bytes(_ text: String, _ index: Int) -> [UInt8] {
    Array(text.utf8) + OutputMark.bytes(beforeEvent: index)
  }

  @Test func outputIsCutAtMarksWhereverItsPiecesEnd() {
    let all = bytes("one\n", 3) + bytes("two", 4) + Array(" three\n".utf8)
    for size in 1...all.count {
      var output = MarkedOutput()
      var text = ""
      var rest = all[...]
      while !rest.isEmpty {
        output.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        text += taken(&output)
      }
      #expect(text == "one\n<3>two<4> three\n", "\(size)")
      #expect(output.count == 0)
    }
  }

  @Test func aMarkThatStopsItStays() {
    var output = MarkedOutput()
    output.append(bytes("a", 1) + bytes("b", 2) + Array("c".utf8))
    #expect(taken(&output, until: { $0 >= 2 }) == "a<1>b")
    #expect(taken(&output, until: { $0 >= 2 }) == "")
    #expect(taken(&output, until: { $0 > 2 }) == "<2>c")
  }

  @Test func whatOnlyLooksLikeAMarkIsText() {
    var output = MarkedOutput()
    output.append("\u{1E}x\u{1E}y".utf8)
    #expect(taken(&output) == "\u{1E}x")
    #expect(taken(&output, isOver: true) == "\u{1E}y")
    output.append(("\u{1E}" + String(repeating: "z", count: 100)).utf8)
    #expect(taken(&output) == "\u{1E}" + String(repeating: "z", count: 100))
  }
}

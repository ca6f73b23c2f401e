import Foundation
import SessionProtocol
import Testing

@Suite struct LineFramerTests {
  @Test func piecesOfAnySizeGiveTheSameLines() throws {
    let stream = Data("一行目\n\nthird line\nrest".utf8)
    for size in 1...stream.count {
      var framer = LineFramer()
      var lines: [String] = []
      var rest = stream[...]
      while !rest.isEmpty {
        lines += try framer.append(rest.prefix(size)).map { String(decoding: $0, as: UTF8.self) }
        rest = rest.dropFirst(size)
      }
      #expect(lines == ["一行目", "", "third line"])
    }
  }

  @Test func anEndlessLineIsRefused() {
    var framer = LineFramer(limit: 10)
    #expect(throws: SessionError.lineTooLong(limit: 10)) {
      _ = try framer.append(Data(repeating: 65, count: 11))
    }
  }
}

import Testing

@testable import Sessions

struct OutputTailTests {
  @Test func shortOutputIsKeptWhole() {
    var tail = OutputTail(limit: 100)
    tail.append("こんにちは\n".utf8)
    #expect(tail.text == "こんにちは\n")
  }

  @Test func ofLongOutputTheEndIsKept() {
    var tail = OutputTail(limit: 10)
    for _ in 0..<1000 { tail.append("0123456789".utf8) }
    tail.append("end".utf8)
    #expect(tail.text == "… 9993 bytes left out …\n3456789end")
  }
}

import Testing

@testable import SessionProtocol

@Suite struct OutputMarkTests {
  @Test(arguments: [0, 7, Int.max])
  func `a mark is read back`(index: Int) {
    let mark = OutputMark.bytes(beforeEvent: index)
    #expect(mark.count <= OutputMark.longest)
    #expect(OutputMark.index(between: mark.dropFirst().dropLast()) == index)
  }

  @Test(arguments: ["", "7", "pomelo-event ", "pomelo-event x", "pomelo-event 7 "])
  func `other text is none`(text: String) {
    #expect(OutputMark.index(between: Array(text.utf8)) == nil)
  }
}

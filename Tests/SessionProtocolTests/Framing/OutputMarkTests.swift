import Testing

@testable import SessionProtocol

@Suite struct OutputMarkTests {
  @Test(arguments: [0, 7, Int.max])
  func aMarkIsReadBack(index: Int) {
    let mark = OutputMark.bytes(beforeEvent: index)
    #expect(mark.count <= OutputMark.longest)
    #expect(OutputMark.index(between: mark.dropFirst().dropLast()) == index)
  }

  @Test(arguments: ["", "7", "pomelo-event ", "pomelo-event x", "pomelo-event 7 "])
  func otherTextIsNone(text: String) {
    #expect(OutputMark.index(between: Array(text.utf8)) == nil)
  }
}

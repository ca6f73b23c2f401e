import TerminalModel
import Testing

@testable import NcursesDriver

/// Reports of the mouse, as terminals write them after their beginnings.
struct MouseDecoderTests {
  /// What a decoder makes of a report of mode 1006.
  private func decode(
    _ text: String, with decoder: inout MouseDecoder, at milliseconds: Int = 0
  ) -> [MouseEvent] {
    decoder.beginSGR()
    return text.unicodeScalars.compactMap {
      decoder.take($0, at: .milliseconds(milliseconds))
    }
  }

  @Test(arguments: [
    ("0;5;3M", MouseEvent(column: 4, row: 2)),
    ("1;1;1M", MouseEvent(column: 0, row: 0, button: .middle)),
    ("2;300;200M", MouseEvent(column: 299, row: 199, button: .right)),
    ("0;5;3m", MouseEvent(column: 4, row: 2, kind: .release)),
    ("2;5;3m", MouseEvent(column: 4, row: 2, kind: .release, button: .right)),
    ("32;6;3M", MouseEvent(column: 5, row: 2, kind: .drag)),
    ("64;1;1M", MouseEvent(column: 0, row: 0, kind: .scrollUp)),
    ("65;1;1M", MouseEvent(column: 0, row: 0, kind: .scrollDown)),
    ("28;1;1M", MouseEvent(column: 0, row: 0, modifiers: [.shift, .alt, .control])),
    ("81;1;1M", MouseEvent(column: 0, row: 0, kind: .scrollDown, modifiers: .control)),
  ])
  func aReportIsRead(report: String, event: MouseEvent) {
    var decoder = MouseDecoder()
    #expect(decode(report, with: &decoder) == [event])
    #expect(!decoder.expectsCharacter && !decoder.expectsByte)
  }

  @Test(arguments: [
    "M", ";;M", "0;5M", "0;0;3M", "0;5;0M", "35;5;3M", "66;5;3M", "128;5;3M", "64;1;1m",
    "99999999999999999999;1;1M", "0;5;x", String(repeating: "1", count: 40) + ";1;1M",
  ])
  func whatIsNoReportMeansNothing(report: String) {
    var decoder = MouseDecoder()
    #expect(decode(report, with: &decoder).isEmpty)
    #expect(!decoder.expectsCharacter)
    #expect(decode("0;1;1M", with: &decoder).count == 1, "what follows is read")
  }

  @Test func aSecondPressSoonAtTheSameCellIsADoublePress() {
    var decoder = MouseDecoder()
    let kinds = [(0, 9), (300, 9), (500, 9), (1000, 9), (1100, 8)].flatMap { time, column in
      decode("0;\(column);1M", with: &decoder, at: time).map(\.kind)
        + decode("0;\(column);1m", with: &decoder, at: time + 20).map(\.kind)
    }
    #expect(
      kinds == [
        .press, .release, .doublePress, .release, .press, .release, .press, .release, .press,
        .release,
      ])
  }

  @Test func aDragBetweenThemMakesTwoPressesSingle() {
    var decoder = MouseDecoder()
    let kinds = ["0;1;1M", "32;2;1M", "0;2;1m", "0;1;1M"].flatMap {
      decode($0, with: &decoder).map(\.kind)
    }
    #expect(kinds == [.press, .drag, .release, .press])
  }

  @Test func oldReportsAreThreeBytes() {
    var decoder = MouseDecoder()
    func decode(_ code: UInt8, _ column: UInt8, _ row: UInt8) -> MouseEvent? {
      decoder.beginX10()
      #expect(decoder.take(byte: 32 + code, at: .zero) == nil)
      #expect(decoder.take(byte: 32 + column, at: .zero) == nil)
      return decoder.take(byte: 32 + row, at: .zero)
    }
    #expect(decode(2, 5, 3) == MouseEvent(column: 4, row: 2, button: .right))
    #expect(decode(34, 223, 3) == MouseEvent(column: 222, row: 2, kind: .drag, button: .right))
    #expect(decode(3, 5, 3) == MouseEvent(column: 4, row: 2, kind: .release, button: .right))
    #expect(decode(65, 5, 3) == MouseEvent(column: 4, row: 2, kind: .scrollDown))
    #expect(decode(35, 5, 3) == nil)
    #expect(!decoder.expectsByte)
  }
}

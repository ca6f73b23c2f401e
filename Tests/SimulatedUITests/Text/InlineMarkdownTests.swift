import Testing

@testable import SwiftUI

@Suite struct InlineMarkdownTests {
  private func marked(_ text: String) -> [String] {
    InlineMarkdown.runs(of: text).map { run in
      var marks = ""
      if run.isBold { marks += "b" }
      if run.isItalic { marks += "i" }
      if run.isCode { marks += "c" }
      if run.isStruck { marks += "s" }
      if run.link != nil { marks += "l" }
      return marks.isEmpty ? run.text : "\(marks):\(run.text)"
    }
  }

  @Test func spansAreRead() {
    #expect(
      marked("a **b** *c* _d_ `e*` ~~f~~") == [
        "a ", "b:b", " ", "i:c", " ", "i:d", " ", "c:e*", " ", "s:f",
      ])
    #expect(marked("***both*** and *a **b** c*") == ["bi:both", " and ", "i:a ", "bi:b", "i: c"])
    #expect(
      marked("[**bold** link](https://a.b/c) <https://d.e>") == [
        "bl:bold", "l: link", " ", "l:https://d.e",
      ])
  }

  @Test func nounsAgreeWithTheirNumber() {
    func text(_ text: String) -> [String] { marked(text) }
    #expect(text("^[2 person](inflect: true) with Ada") == ["2 people with Ada"])
    #expect(text("for ^[1 person](inflect: true)") == ["for 1 person"])
    #expect(text("^[0 Box](inflect: true), ^[3 city](inflect: true)") == ["0 Boxes, 3 cities"])
    #expect(text("^[**12** day](inflect: true)!") == ["b:12", " days!"])
    #expect(text("^[no number](inflect: true) ^[2 row](other: true)") == ["no number 2 row"])
    #expect(text("2^[3] ^x") == ["2^[3] ^x"])
  }

  @Test func whatIsNoMarkupStays() {
    #expect(marked("2 * 3 * 4") == ["2 * 3 * 4"])
    #expect(marked("snake_case_name") == ["snake_case_name"])
    #expect(marked("\\*not\\* [alone] ** a `b") == ["*not* [alone] ** a `b"])
    #expect(marked("") == [""])
  }
}

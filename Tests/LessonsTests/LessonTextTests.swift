import Testing

@testable import Lessons

/// What lessons say.
struct LessonTextTests {
  private static let text = """
    ---
    title: The first page
    about: A page object, made by you.
    minutes: 8
    articles:
      - An article, Step 2
    ---

    Welcome to **Stores**.

    @Step(look, title: "Look, and count") {
      One sentence
      goes on. `app.buttons` is a query.

      - an item
      - another

      ```swift
      if true {
        app.launch()
      }
      ```

      @Do {
        Press **s**.
      }

      @Hint { Where is it? }

      @Hint {
        There.
      }
    }

    @Step(page, title: "A page") {
      日本語の
      文です。
      @Do { Edit. }
    }

    @Done { Well done. }
    """

  @Test func stepsAreRead() throws {
    let text = try LessonText(text: Self.text, path: "Lesson.md")
    #expect(text.title == "The first page" && text.minutes == 8)
    #expect(text.articles == ["An article, Step 2"])
    #expect(
      text.introduction == [
        .paragraph([TextSpan("Welcome to "), TextSpan("Stores", .strong), TextSpan(".")])
      ])
    #expect(text.steps.map(\.name) == ["look", "page"])
    let look = text.steps[0].text
    #expect(look.title == "Look, and count")
    #expect(
      look.body == [
        .paragraph([
          TextSpan("One sentence goes on. "), TextSpan("app.buttons", .code),
          TextSpan(" is a query."),
        ]),
        .item([TextSpan("an item")]), .item([TextSpan("another")]),
        .code(["if true {", "  app.launch()", "}"]),
      ])
    #expect(look.task == [.paragraph([TextSpan("Press "), TextSpan("s", .strong), TextSpan(".")])])
    #expect(
      look.hints == [
        [.paragraph([TextSpan("Where is it?")])], [.paragraph([TextSpan("There.")])],
      ])
    #expect(text.ending == [.paragraph([TextSpan("Well done.")])])
  }

  @Test func linesOfJapaneseHaveNoBlanksBetween() throws {
    let text = try LessonText(text: Self.text, path: "Lesson.md")
    #expect(text.steps[1].text.body == [.paragraph([TextSpan("日本語の文です。")])])
  }

  @Test(arguments: [
    ("title: x", 1, "front matter"),
    ("---\nabout: b\n---\n@Step(a, title: \"b\") {\n@Do { c }\n}", 1, "lacks \"title\""),
    ("---\ntitle: a: b\n---\n", 2, "quotes"),
    ("---\ntitle: a\nabout: b\n---\n", 1, "no @Step"),
    ("---\ntitle: a\nabout: b\n---\n@Step(a) {\n@Do { c }\n}", 5, "a name and a title"),
    ("---\ntitle: a\nabout: b\n---\n@Step(a, title: \"b\") {\ntext\n}", 5, "no @Do"),
    ("---\ntitle: a\nabout: b\n---\n@Step(a, title: \"b\") {\n@Do { c }", 5, "closing brace"),
    ("---\ntitle: a\nabout: b\n---\n}\n", 5, "closes nothing"),
    ("---\ntitle: a\nabout: b\n---\n@Note { c }\n", 5, "@Note means nothing"),
  ])
  func whatIsWrongIsNamedWithItsLine(text: String, line: Int, reason: String) {
    let error = #expect(throws: LessonError.self) { try LessonText(text: text, path: "Lesson.md") }
    guard case .malformed(let path, let found, let said)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == "Lesson.md" && found == line && said.contains(reason), "\(found): \(said)")
  }

  @Test(arguments: [
    ("a **b** c", ["a ", "b", " c"]), ("*b*", ["b"]), ("**no end", ["**no end"]),
    ("`a` and `b`", ["a", " and ", "b"]), ("2 * 3", ["2 * 3"]), ("", []),
  ])
  func marksAreReadAndOthersStay(text: String, pieces: [String]) {
    #expect(TextSpan.spans(text).map(\.text) == pieces)
  }
}

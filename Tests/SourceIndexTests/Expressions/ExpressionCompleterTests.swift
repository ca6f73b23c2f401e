import ElementModel
import Foundation
import SourceModel
import TestSupport
import Testing

@testable import SourceIndex

/// Completing expressions.
struct ExpressionCompleterTests {
  private static let index = ProjectIndex(
    pages: [
      PageObject(
        name: "SignInPage", kind: .struct, location: SourceLocation(file: "/p.swift", line: 1),
        elements: [
          PageElement(
            name: "email", expression: "app.textFields[\"com.example.email\"]",
            queryName: "textFields", key: "com.example.email",
            location: SourceLocation(file: "/p.swift", line: 2), endLine: 2)
        ], methods: [])
    ])

  private func texts(_ text: String, in tree: ElementTree = SignInScreens.signIn()) -> [String] {
    ExpressionCompleter(index: Self.index, tree: tree).completions(of: text).map(\.text)
  }

  @Test func anExpressionBeginsWithTheAppAPageObjectOrAKey() {
    #expect(texts("").first == "app")
    #expect(texts("ap").first == "app")
    #expect(texts("Sign") == ["SignInPage"])
    #expect(texts("app.buttons.count > 1 && Sign") == ["app.buttons.count > 1 && SignInPage"])
    #expect(texts("lab") == ["label"])
  }

  @Test func afterADotComeMembersOfTheAppWhatItShowsFirst() {
    #expect(
      texts("app.text") == [
        "app.textFields", "app.textViews", "app.staticTexts", "app.secureTextFields",
      ])
    #expect(texts("app.textF").first == "app.textFields")
    #expect(texts("app.buttons.cou") == ["app.buttons.count"])
    #expect(texts("app.buttons.firstMatch.isE").first == "app.buttons.firstMatch.isEnabled")
    #expect(texts("SignInPage.") == ["SignInPage.email"])
    #expect(texts("SignInPage.email.lab") == ["SignInPage.email.label"])
    #expect(texts("SignInPage.email.label.has").contains("SignInPage.email.label.hasPrefix(\""))
    #expect(texts("app.images.firstMatch.frame.min").count == 2)
  }

  @Test func inASubscriptComeTheTextsOfWhatTheQueryFindsIdentifiersFirst() {
    #expect(
      texts("app.textFields[\"") == [
        "app.textFields[\"com.example.email\"]", "app.textFields[\"メールアドレス\"]",
      ])
    #expect(texts("app.cells.buttons[\"login") == ["app.cells.buttons[\"com.example.login\"]"])
    #expect(texts("app.maps[\"").isEmpty)
  }

  @Test func textsAreEscapedAsSwiftHasThem() {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.add(Element(id: 1, type: .button, label: "a\"b\\(c)\n\u{202e}"))
    builder.close()
    #expect(
      texts("app.buttons[\"", in: builder.tree) == [
        "app.buttons[\"a\\\"b\\\\(c)\\n\\u{202e}\"]"
      ])
  }

  @Test func aPredicateIsCompletedByWhatItExpectsNext() {
    #expect(texts("label CONT") == ["label CONTAINS", "label CONTAINS[c]"])
    #expect(texts("label == \"メ").isEmpty)
    #expect(texts("placeholderValue == \"メ") == ["placeholderValue == \"メールアドレス\""])
    #expect(texts("label == \"a\" A") == ["label == \"a\" AND"])
    #expect(texts("isEnabled == ") == ["isEnabled == TRUE", "isEnabled == FALSE"])
    let format = "app.buttons.matching(NSPredicate(format: \"identifier == "
    #expect(texts(format + "'com.example.s") == [format + "'com.example.signIn'"])
    #expect(
      texts("app.buttons.matching(NSPredicate(format: \"lab").first?.hasSuffix("\"label") == true)
  }

  @Test func typesFollowALoneDotWhatIsOnTheScreenFirst() {
    #expect(
      texts("app.descendants(matching: .sec") == ["app.descendants(matching: .secureTextField"])
    #expect(texts("app.children(matching: .").first == "app.children(matching: .application")
  }

  @Test func nothingIsKnownAfterWhatCannotBeReadAndOfTextsTooLong() {
    #expect(texts("nothing.at.all.").isEmpty)
    #expect(texts("app.buttons[0]x").isEmpty)
    #expect(texts(String(repeating: "(", count: 20_000)).isEmpty)
    #expect(!texts(String(repeating: "(", count: 3_000)).isEmpty)
  }

  @Test(arguments: [
    "app.", "app.buttons.", "app.buttons.firstMatch.", "SignInPage.email.",
  ])
  func whatIsChosenCanBeRead(text: String) {
    let parser = QueryExpressionParser(index: Self.index)
    for found in texts(text) where !found.contains("(") {
      #expect(throws: Never.self) { try parser.parse(found) }
    }
  }
}

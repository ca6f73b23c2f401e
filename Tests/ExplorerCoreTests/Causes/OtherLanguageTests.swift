import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

/// What the tables of the app's texts know of what was looked for.
@Suite struct OtherLanguageTests {
  private func entry(_ language: String, _ key: String, _ text: String, line: Int = 3)
    -> Translation
  {
    Translation(
      table: "Localizable", language: language, key: key, text: text,
      location: SourceLocation(file: "/App/\(language).lproj/Localizable.strings", line: line))
  }

  private var help: [Translation] {
    [entry("de", "help.title", "Hilfe"), entry("en", "help.title", "Help", line: 5)]
  }

  private func causes(
    seeking key: String, showing labels: [String], _ translations: [Translation],
    settings: [CodeSetting] = [], message: String = "XCTAssertTrue failed",
    value: String = "false", language: Language = .english
  ) -> [FailureCause] {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    for (id, label) in labels.enumerated() {
      builder.add(Element(id: id + 1, type: .staticText, label: label))
    }
    let isRead = value != "false"
    let contents: [Event.Content] = [
      .screen(Screen(tree: builder.tree)),
      .read(
        Read(
          attribute: isRead ? .label : .exists, target: "it", value: value,
          elementID: isRead ? 1 : nil,
          searched: [SearchedKey(query: "staticTexts", key: key)])),
    ]
    let events = contents.enumerated().map {
      Event(index: $0, time: Double($0), stack: [], isStop: false, content: $1)
    }
    let failure = Failure(
      message: message, reason: .assertion,
      location: SourceFrame(function: "", file: "/T.swift", line: 1), pending: [], isFatal: false)
    let view = CodeSetting(
      kind: .label, key: .literal("other"), origins: [], expression: "", owner: "View",
      location: SourceLocation(file: "/App/View.swift", line: 2))
    return FailureCauses.of(
      Event(index: events.count, time: 9, stack: [], isStop: true, content: .failure(failure)),
      after: events,
      sources: FailureSources(settings: settings + [view], translations: Deferred(translations)),
      in: language)
  }

  @Test func aTextOfAnotherLanguageIsNamedWithTheOneThatIsShown() throws {
    let cause = try #require(causes(seeking: "Help", showing: ["Hilfe"], help).first)
    #expect(cause.kind == .otherLanguage)
    #expect(cause.certainty == .sources)
    #expect(
      cause.text
        == #"The app shows "Hilfe", the de text of help.title (de.lproj/Localizable.strings:3); "#
        + #""Help" is its en text (en.lproj/Localizable.strings:5)."#)
    #expect(cause.location?.line == 3)
    let japanese = causes(seeking: "Help", showing: ["Hilfe"], help, language: .japanese).first
    #expect(japanese?.text.hasPrefix("アプリが表示しているのは help.title の de") == true)
  }

  /// Values that are put in do not keep a format from being known.
  @Test func aFormatOfAnotherLanguageIsKnown() throws {
    let cause = try #require(
      causes(
        seeking: "3 items", showing: ["3 Artikel"],
        [entry("de", "items", "%lld Artikel"), entry("en", "items", "%lld items")]
      ).first)
    #expect(cause.text.hasPrefix(#"The app shows "3 Artikel", the de text of items"#))
  }

  /// The screen is in German, but that text is not on it: who knows whether it would be.
  @Test func itIsAGuessWhereNeitherIsShown() throws {
    let more = [entry("de", "home", "Start"), entry("en", "home", "Home")]
    let cause = try #require(causes(seeking: "Help", showing: ["Start"], help + more).first)
    #expect(cause.kind == .otherLanguage)
    #expect(cause.certainty == .guess)
    #expect(cause.text.contains("the screen is in de: perhaps \"Hilfe\""))
    // The German text is missing for another reason.
    #expect(
      causes(seeking: "Hilfe", showing: ["Start"], help + more)
        .allSatisfy { $0.kind != .otherLanguage })
    // Of a screen whose language nobody knows, nothing is said.
    #expect(
      causes(seeking: "Help", showing: ["7"], help + more)
        .allSatisfy { $0.kind != .otherLanguage })
  }

  @Test func aKeyThatWasLookedForIsNamedWithItsText() throws {
    let cause = try #require(causes(seeking: "help.title", showing: ["Hilfe"], help).first)
    #expect(cause.kind == .otherLanguage)
    #expect(cause.text.hasPrefix(#""help.title" is a key of the app's tables: what it shows is "#))
    // Nothing is wrong with an identifier that is called as a key is.
    let identifier = CodeSetting(
      kind: .identifier, key: .literal("help.title"), origins: [], expression: "", owner: "V",
      location: SourceLocation(file: "/App/V.swift", line: 2))
    #expect(
      causes(seeking: "help.title", showing: ["Hilfe"], help, settings: [identifier])
        .allSatisfy { $0.kind != .otherLanguage })
  }

  @Test func aKeyThatIsShownForWantOfATextIsTold() throws {
    let cause = try #require(
      causes(seeking: "Help", showing: ["help.title"], [entry("en", "help.title", "Help")]).first)
    #expect(cause.text.hasPrefix(#"The app shows the key "help.title" itself"#))
  }

  @Test func valuesOfTwoLanguagesAreNamed() throws {
    let cause = try #require(
      causes(
        seeking: "title", showing: ["Hilfe"], help,
        message: #"XCTAssertEqual failed: ("Hilfe") is not equal to ("Help")"#, value: "Hilfe"
      ).first)
    #expect(cause.kind == .otherLanguage)
    #expect(
      causes(
        seeking: "title", showing: ["Hilfe"], help,
        message: #"XCTAssertEqual failed: ("Hilfe") is not equal to ("Halp")"#, value: "Hilfe"
      ).allSatisfy { $0.kind != .otherLanguage })
  }

  /// A view that sets a key sets its texts.
  @Test func theViewThatSetsTheKeyIsKnown() throws {
    let button = CodeSetting(
      kind: .label, key: .literal("help.title"), origins: [], expression: #"Button("help.title")"#,
      owner: "HelpView", location: SourceLocation(file: "/App/HelpView.swift", line: 8),
      surroundings: ["swipeActions"])
    let cause = try #require(
      causes(seeking: "Hilfe", showing: ["7"], help, settings: [button]).first)
    #expect(cause.kind == .gesture)
    #expect(cause.certainty == .sources)
    #expect(cause.text.contains("HelpView.swift:8"))
  }

  /// What the table of the screen's language lacks is shown in another one.
  @Test func aTextThatTheScreensLanguageLacksIsTold() throws {
    let tables = [
      entry("en", "hint", "Statements come", line: 24), entry("de", "a", "Konto"),
      entry("en", "a", "Account"), entry("de", "b", "Hilfe"), entry("en", "b", "Help"),
    ]
    func found(_ labels: [String]) -> [FailureCause] {
      causes(
        seeking: "hint", showing: ["Statements come"] + labels, tables,
        message: #"XCTAssertEqual failed: ("Statements come") is not equal to ("Auszüge")"#,
        value: "Statements come")
    }
    let cause = try #require(found(["Konto", "Hilfe"]).first)
    #expect(
      cause.text
        == #""Statements come" is the en text of hint (en.lproj/Localizable.strings:24); the screen "#
        + "is in de, of which the tables have none for that key.")
    // One text may be German by chance.
    #expect(found(["Konto"]).allSatisfy { $0.kind != .otherLanguage })
  }
}

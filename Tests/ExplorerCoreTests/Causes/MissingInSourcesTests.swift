import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

/// What the sources know of an element that is not on the screen.
@Suite struct MissingInSourcesTests {
  private func setting(
    _ text: String, kind: CodeSetting.Kind = .identifier, owner: String = "FormView",
    line: Int = 27, surroundings: [String] = []
  ) -> CodeSetting {
    CodeSetting(
      kind: kind, key: .literal(text), origins: [], expression: "", owner: owner,
      location: SourceLocation(file: "/App/\(owner).swift", line: line),
      surroundings: surroundings)
  }

  private func causes(
    seeking key: String, _ query: String = "buttons", on elements: [Element] = [],
    settings: [CodeSetting], switches: [LaunchSwitch] = [], before: [Event.Content] = [],
    language: Language = .english
  ) -> [FailureCause] {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    for element in elements { builder.add(element) }
    let contents: [Event.Content] =
      before + [
        .screen(Screen(tree: builder.tree)),
        .read(
          Read(
            attribute: .exists, target: "it", value: "false", elementID: nil,
            searched: [SearchedKey(query: query, key: key)])),
      ]
    let events = contents.enumerated().map {
      Event(index: $0, time: Double($0), stack: [], isStop: false, content: $1)
    }
    let failure = Failure(
      message: "XCTAssertTrue failed", reason: .assertion,
      location: SourceFrame(function: "", file: "/T.swift", line: 1), pending: [], isFatal: false)
    return FailureCauses.of(
      Event(index: events.count, time: 9, stack: [], isStop: true, content: .failure(failure)),
      after: events, sources: FailureSources(settings: settings, switches: switches),
      in: language)
  }

  private let save = Element(
    id: 1, type: .button, identifier: "form.save", hitPoint: CGPoint(x: 1, y: 1))

  @Test func anIdentifierThatNoViewSetsIsNamedWithTheNearest() throws {
    let settings = [setting("form.title", line: 12), setting("form.save")]
    let cause = try #require(causes(seeking: "form.submit", on: [save], settings: settings).first)
    #expect(cause.kind == .notSet)
    #expect(cause.certainty == .sources)
    #expect(
      cause.text == #"No view sets "form.submit"; "form.save" is set at FormView.swift:27 and is "#
        + "on the screen.")
    #expect(cause.location?.line == 27)
    #expect(
      causes(seeking: "form.submit", on: [save], settings: settings, language: .japanese).first?
        .text == #""form.submit" を設定するビューはありません。"form.save" は FormView.swift:27 で設定されており、"#
        + "画面にあります。")
  }

  /// With an identifier that only a run can tell, that nobody sets another one is not known.
  @Test func itIsAGuessWhereAnIdentifierIsUnknown() throws {
    var open = setting("", line: 3)
    open.key = .unknown("name")
    let cause = try #require(
      causes(seeking: "form.submit", settings: [setting("form.save"), open]).first)
    #expect(cause.certainty == .guess)
    #expect(cause.text.hasPrefix("Perhaps no view sets"))
  }

  @Test(arguments: [
    ("swipeActions", FailureCause.Kind.gesture, "swiped left"),
    ("swipeActions.leading", .gesture, "swiped right"), ("contextMenu", .gesture, "long press"),
    ("Menu", .gesture, "menu"), ("accessibilityHidden", .hidden, "accessibilityHidden"),
    ("accessibilityElement.ignore", .hidden, "children: .ignore"),
  ])
  func whatHidesItIsTold(name: String, kind: FailureCause.Kind, part: String) throws {
    let cause = try #require(
      causes(seeking: "Archive", settings: [setting("Archive", surroundings: [name])]).first)
    #expect(cause.kind == kind)
    #expect(cause.certainty == .sources)
    #expect(cause.text.contains(part), "\(cause.text)")
  }

  /// Where a part of the text is known only, it is likely and no more.
  @Test func whatHidesATextThatIsKnownInPartIsGuessed() throws {
    var price = setting("", surroundings: ["accessibilityIdentifier", "ForEach"])
    price.key = .pattern(CodePattern(pieces: ["fare.price.", ""]))
    let cause = try #require(causes(seeking: "fare.price.Flex", settings: [price]).first)
    #expect(cause.kind == .hidden)
    #expect(cause.certainty == .guess)
    #expect(cause.text.hasPrefix("Perhaps"))
  }

  @Test func aPressThatDidNotLastIsTold() throws {
    let row = Element(id: 4, type: .button, label: "Row", hitPoint: CGPoint(x: 1, y: 1))
    let press = Event.Content.action(Action(.press(seconds: 0.2), on: "Row", elementID: 4))
    let cause = try #require(
      causes(
        seeking: "Pin", on: [row], settings: [setting("Pin", surroundings: ["contextMenu"])],
        before: [press]
      ).first)
    #expect(cause.text.hasSuffix("after a long press, and the last one took 0.2 s only."))
  }

  @Test func aViewThatIsNotShownIsNamed() throws {
    let settings = [setting("detail.title", owner: "DetailView"), setting("form.save")]
    let cause = try #require(causes(seeking: "detail.title", on: [save], settings: settings).first)
    #expect(cause.kind == .notShown)
    #expect(cause.text.contains("DetailView.swift:27 in DetailView"))
  }

  /// Of several places that set a text, that which makes such elements.
  @Test func thePlaceThatMakesSuchElementsIsNamed() throws {
    var title = setting("Plan", kind: .label, owner: "PlanView")
    title.expression = #"navigationTitle("Plan")"#
    var button = setting("Plan", kind: .label, owner: "TrailView")
    button.expression = #"Button("Plan")"#
    let cause = try #require(causes(seeking: "Plan", settings: [title, button]).first)
    #expect(cause.text.contains("TrailView.swift:27"))
    let bar = try #require(
      causes(seeking: "Plan", "navigationBars", settings: [button, title]).first)
    #expect(bar.text.contains("PlanView.swift:27"))
  }

  /// What is there in another type of element is no question of the sources.
  @Test func nothingIsSaidOfWhatIsOnTheScreen() {
    #expect(
      causes(seeking: "form.save", "switches", on: [save], settings: [setting("form.save")])
        .allSatisfy { $0.kind != .notShown })
  }

  @Test func aMisspeltLaunchArgumentIsFound() throws {
    let launch = Event.Content.application(
      ApplicationChange(change: .launched, name: "App", arguments: ["-uitest"]))
    let asked = LaunchSwitch(
      kind: .argument, name: "-ui-test", location: SourceLocation(file: "/App/A.swift", line: 9))
    let found = causes(
      seeking: "row", settings: [setting("form.save")], switches: [asked], before: [launch])
    let cause = try #require(found.first { $0.kind == .launchSwitch })
    #expect(
      cause.text
        == #"The app was launched with "-uitest", and asks for "-ui-test" at A.swift:9."#)
    #expect(
      causes(
        seeking: "row", settings: [setting("form.save")],
        switches: [asked],
        before: [
          .application(
            ApplicationChange(change: .launched, name: "App", arguments: ["-ui-test"]))
        ]
      ).allSatisfy { $0.kind != .launchSwitch })
  }
}

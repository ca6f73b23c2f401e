import ElementModel
import Foundation
import SessionProtocol
import SourceIndex
import SourceModel
import Testing

@testable import ExplorerCore

/// Causes tell where in the app's sources what was seen comes from.
@Suite struct TrailsTests {
  private let scene = CauseScene()

  private func sources(_ text: String, tests: String = "") -> FailureSources {
    let app = [SourceFile(path: "/App/A.swift", text: text)]
    var index = SourceIndexer.index(appFiles: app, testFiles: [])
    index.flow = Deferred(FlowReader.flow(of: app))
    index.doubts = Deferred(
      DoubtReader.doubts(in: app)
        + TestDoubtReader.doubts(in: [SourceFile(path: "/T.swift", text: tests)]))
    return FailureSources(of: index)
  }

  private func button(_ id: Int, _ label: String, isEnabled: Bool = true) -> Element {
    Element(
      id: id, type: .button, label: label, isEnabled: isEnabled, hitPoint: CGPoint(x: 1, y: 1))
  }

  private func text(_ id: Int, _ identifier: String, _ label: String) -> Element {
    Element(id: id, type: .staticText, identifier: identifier, label: label)
  }

  private func read(_ element: Element) -> Event.Content {
    .read(
      Read(
        attribute: .label, target: "\"\(element.identifier)\" StaticText", value: element.label,
        elementID: element.id,
        searched: [SearchedKey(query: "staticTexts", key: element.identifier)]))
  }

  private static let counter = """
    struct CounterView: View {
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Text("\\(count)").accessibilityIdentifier("count")
        Button("More") { count += 2 }
        Button("Other") { other += 1 }
        Button("Send") { send() }.disabled(count < 4)
        if other > 5 { Text("Many") }
      }
      func send() { guard count > 9 else { return }; count = 0 }
    }
    """

  @Test func theStepThatChangedAValueIsNamedWithItsPlace() throws {
    let (before, after) = (text(2, "count", "0"), text(2, "count", "2"))
    let cause = try #require(
      scene.causes(
        #"XCTAssertEqual failed: ("2") is not equal to ("1")"#,
        after: [
          scene.screen([button(1, "More"), before]), scene.tap(1, "More"),
          scene.screen([button(1, "More"), after]), read(after),
        ], sources: sources(Self.counter)
      ).first)
    #expect(
      cause.text.hasSuffix(
        #"Perhaps the app's code: A.swift:5 shows `"\(count)"`; `count += 2` at A.swift:6."#))
    #expect(cause.location?.line == 6)
  }

  @Test func aStepThatChangesSomethingElseIsDoubted() throws {
    let count = text(2, "count", "0")
    let cause = try #require(
      scene.causes(
        #"XCTAssertEqual failed: ("0") is not equal to ("1")"#,
        after: [
          scene.screen([button(1, "Other"), count]), scene.tap(1, "Other"),
          scene.screen([button(1, "Other"), count, text(3, "", "x")]), read(count),
        ], sources: sources(Self.counter)
      ).first)
    #expect(cause.kind == .appCode)
    #expect(cause.certainty == .guess)
    #expect(cause.text.contains("changes CounterView.other (A.swift:7: `other += 1`)"))
    #expect(cause.text.contains("depends on CounterView.count (A.swift:5)"))
  }

  @Test func whatDisablesAButtonIsNamed() throws {
    let causes = scene.causes(
      after: [
        scene.screen([button(1, "Send", isEnabled: false)]),
        .read(
          Read(
            attribute: .isEnabled, target: "\"Send\" Button", value: "false", elementID: 1,
            searched: [SearchedKey(query: "buttons", key: "Send")])),
      ], sources: sources(Self.counter))
    #expect(causes.first?.text.contains("it is disabled by `count < 4` (A.swift:8)") == true)
  }

  @Test func theConditionOfWhatIsMissingIsNamed() throws {
    let causes = scene.causes(
      after: [
        scene.screen([button(1, "Send"), text(2, "count", "6")]), scene.tap(1, "Send"),
        scene.missing("Many"),
      ], sources: sources(Self.counter))
    #expect(causes.contains { $0.text.contains("send() goes on only if `count > 9` (A.swift:11)") })
    #expect(causes.contains { $0.text.contains("it depends on `other > 5` (A.swift:9)") })
  }

  @Test func anEmptyActionOfAnotherViewIsNotMeant() {
    let source = """
      struct EditView: View {
        var body: some View { Button("Cancel") {}; Text("Edit it") }
      }
      struct OrderView: View {
        @State var orders = [1]
        var body: some View {
          Button("Cancel") { orders.removeAll() }.accessibilityIdentifier("cancel.1")
          Text("Your order").accessibilityIdentifier("order.title")
        }
      }
      """
    let cancel = Element(
      id: 1, type: .button, identifier: "cancel.1", label: "Cancel",
      hitPoint: CGPoint(x: 1, y: 1))
    let title = text(2, "order.title", "Your order")
    let causes = scene.causes(
      after: [
        scene.screen([cancel, title]), scene.tap(1, "cancel.1"), scene.screen([title]),
        scene.missing("Order 1"),
      ], sources: sources(source))
    #expect(!causes.contains { $0.text.contains("is empty") })
  }

  @Test func aClassThatDoesNotPrepareIsNamedBeforeTheCrash() {
    let tests = """
      class BaseCase: XCTestCase { override func setUp() { super.setUp() } }
      class PinTests: BaseCase { override func setUp() { } }
      """
    let causes = scene.causes(
      "Fatal error: Unexpectedly found nil while implicitly unwrapping", .processEnded,
      after: [.testBegan(TestBegan(test: "PinTests/testA", seed: 0))],
      sources: sources("", tests: tests))
    #expect(causes.map(\.kind) == [.notPrepared, .crash])
    #expect(causes.first?.certainty == .guess)
    #expect(causes.first?.text.contains("without calling super.setUp()") == true)
  }

  @Test func argumentsThatWereReplacedAreNamedOnlyWhereTheyLack() {
    let tests = """
      class BaseCase: XCTestCase {
        override func setUp() { super.setUp(); app.launchArguments = ["-AppleLanguages", "(de)"] }
      }
      class PinTests: BaseCase { func testA() { app.launchArguments = ["-x"] } }
      """
    func causes(_ arguments: [String]) -> [FailureCause] {
      scene.causes(
        after: [
          .testBegan(TestBegan(test: "PinTests/testA", seed: 0)),
          .application(
            ApplicationChange(change: .launched, name: "App", arguments: arguments)),
          scene.screen([button(1, "Profile")]), scene.missing("Profil"),
        ], sources: sources("", tests: tests))
    }
    #expect(causes(["-x"]).contains { $0.text.contains("perhaps += is meant") })
    #expect(!causes(["-x", "-AppleLanguages"]).contains { $0.text.contains("+=") })
  }

  @Test func aTextInAnElementOfAnotherNameIsFoundByThatName() {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.open(button(1, "Remove"))
    builder.add(text(2, "", "Delete account"))
    builder.close()
    let causes = scene.causes(
      after: [.screen(Screen(tree: builder.tree)), scene.missing("Delete account", "buttons")])
    #expect(
      causes.first?.text
        == #"The Button with the text "Delete account" has another label, "Remove", and is found "#
        + "by that.")
  }

  @Test func aFractionThatIsCutOffIsNoticed() {
    func field(_ value: String) -> Element {
      Element(
        id: 1, type: .textField, identifier: "weight", value: value,
        hitPoint: CGPoint(x: 1, y: 1))
    }
    let causes = scene.causes(
      #"XCTAssertEqual failed: ("72") is not equal to ("72,5")"#,
      after: [
        scene.screen([field("")]),
        .action(
          Action(
            .type(text: "72.5"), on: "\"weight\" TextField", elementID: 1,
            searched: [SearchedKey(query: "textFields", key: "weight")])),
        scene.screen([field("72")]),
        .read(
          Read(
            attribute: .value, target: "\"weight\" TextField", value: "72", elementID: 1,
            searched: [SearchedKey(query: "textFields", key: "weight")])),
      ])
    #expect(causes.first?.kind == .typing)
    #expect(causes.first?.text.contains("Perhaps the decimal separator") == true)
  }

  @Test func aPredicateThatNothingMeetsIsNamed() {
    let causes = scene.causes(
      #"XCTAssertEqual failed: ("0") is not equal to ("2")"#,
      after: [
        scene.screen([text(1, "message.1", "A")]),
        .read(
          Read(
            attribute: .count,
            target: #"Elements matching predicate 'identifier BEGINSWITH "messages."'"#,
            value: "0", elementID: nil)),
      ])
    #expect(
      causes.first?.text
        == #"No element on the screen has "messages." in its identifier; "message.1" is the "#
        + "nearest.")
  }
}

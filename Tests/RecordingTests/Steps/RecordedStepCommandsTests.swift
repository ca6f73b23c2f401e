import ElementModel
import SessionProtocol
import Testing

@testable import Recording

/// A recording as commands that do it again.
struct RecordedStepCommandsTests {
  private let tree: ElementTree = {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 1, type: .application))
    builder.add(
      Element(
        id: 2, type: .secureTextField, identifier: "login.passwordField", hasFocus: true))
    builder.add(Element(id: 3, type: .button, label: "OK"))
    builder.add(Element(id: 4, type: .button, identifier: "form.ok", label: "OK"))
    builder.add(Element(id: 5, type: .staticText, label: " two\nlines"))
    return builder.tree
  }()

  private func command(_ kind: ActionKind, _ id: Int?, _ tree: ElementTree? = nil) -> [String] {
    let tree = tree ?? self.tree
    let action = RecordedAction(
      kind: kind, title: "Do it", elementID: id, before: tree, after: tree, event: 0, time: 0)
    return RecordedStep(title: "", .act([action])).commands
  }

  @Test func elementsHaveTheNamesThatFindThem() {
    #expect(command(.tap, 3) == ["tap OK"])
    #expect(command(.tap, 4) == ["tap form.ok"])
    #expect(command(.press(seconds: 2), 4) == ["press 2.0 form.ok"])
    #expect(command(.swipe(direction: .up), nil) == ["swipe up"])
  }

  /// A name on two lines would be two commands.
  @Test func aNameThatIsNoneOfACommandBecomesAQuery() throws {
    let line = try #require(command(.tap, 5).first)
    #expect(line.hasPrefix("tap app."))
    #expect(!line.contains("\n"))
  }

  @Test func aSecretIsNamedAndNotWritten() {
    #expect(command(.type(text: "hunter2"), nil) == ["type-secret PASSWORD_FIELD"])
  }

  @Test func lineBreaksAreEscaped() {
    #expect(command(.type(text: "a\\\nb"), 3) == [#"type a\\\nb"#])
  }

  @Test func whatNoCommandDoesIsAComment() {
    #expect(command(.pinch(scale: 2, velocity: 1), 3) == ["# not done again: Do it"])
    let code = RecordedStep(title: "", .code("page\n.open()"))
    #expect(code.commands == ["# not done again: page .open()"])
  }

  @Test func assertionsSayWhatIsAsserted() {
    func check(_ subject: RecordedCheck.Subject) -> [String] {
      RecordedStep(title: "", .check(RecordedCheck(subject, of: 4, in: tree, now: tree))).commands
    }
    #expect(check(.exists) == ["assert form.ok exists"])
    #expect(check(.text(attribute: "label")) == ["assert form.ok label"])
    #expect(check(.holds(attribute: "isEnabled", false)) == ["assert form.ok disabled"])
    #expect(check(.isGone) == ["assert form.ok gone"])
  }
}

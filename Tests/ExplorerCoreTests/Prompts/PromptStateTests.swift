import TerminalModel
import Testing

@testable import ExplorerCore

struct PromptStateTests {
  private func typing(_ texts: [String]) -> PromptState {
    var typing = PromptState()
    for text in texts {
      typing.ask(.command, text: text)
      _ = typing.accept()
    }
    return typing
  }

  @Test func whatIsAcceptedIsGoneAndKeptOnceForAnotherTime() {
    var typing = typing(["pause", "restart", "pause", ""])
    let nothing = typing.accept()
    #expect(typing.prompt == nil && nothing == nil)
    #expect(typing.history == ["": ["pause", "restart"]])
    typing.ask(.argument(.filter), text: "pause")
    _ = typing.accept()
    #expect(typing.history["filter"] == ["pause"])
  }

  @Test func whatIsTypedTakesThePlaceOfAnOffer() {
    var typing = PromptState()
    typing.ask(.argument(.saveTest), offering: "T/testByHand")
    _ = typing.prompt?.take(.character("x"))
    _ = typing.prompt?.take(.character("y"))
    #expect(typing.prompt?.line.text == "xy" && typing.prompt?.isOffer == false)
    typing.ask(.argument(.saveTest), offering: "T/testByHand")
    #expect(typing.prompt?.take(pasted: "T/testA") == true)
    #expect(typing.prompt?.line.text == "T/testA")
    typing.ask(.argument(.saveTest), offering: "T/testByHand")
    for key in [Key.backspace, .character("t")] { _ = typing.prompt?.take(key) }
    #expect(typing.prompt?.line.text == "T/testByHant", "a key that changes it keeps the rest")
    typing.ask(.argument(.saveTest), text: "T/testByHand")
    _ = typing.prompt?.take(.character("2"))
    #expect(typing.prompt?.line.text == "T/testByHand2")
  }

  @Test func whatIsSecretIsCoveredAndNotKept() {
    var typing = PromptState()
    typing.ask(.argument(.type), text: "s3cret")
    #expect(typing.prompt?.line.covered(from: 2).text == "s3••••")
    #expect(typing.prompt?.line.covered(from: 2).cursor == 6)
    let accepted = typing.accept(isSecret: true)
    #expect(accepted?.line.text == "s3cret" && typing.history.isEmpty)
  }

  @Test func olderAndNewerLinesAreTakenUpAndTheNewestLeadsBackToNothing() {
    var typing = typing(["one", "two"])
    typing.ask(.command)
    var seen: [String] = []
    for step in [1, 1, 1, -1, -1] {
      _ = typing.recall(by: step)
      seen.append(typing.prompt?.line.text ?? "none")
    }
    #expect(seen == ["two", "one", "one", "two", ""])
    typing.ask(.argument(.filter))
    let isOther = typing.recall(by: 1)
    #expect(!isOther)
  }

  @Test func aCompletionTakesThePlaceOfTheTextWhichIsRemembered() {
    var typing = PromptState()
    typing.choose(0, of: [Completion("nothing is asked")])
    #expect(typing.prompt == nil)
    typing.ask(.command, text: "re")
    let completions = [Completion("rebuild"), Completion("restart")]
    typing.choose(1, of: completions)
    #expect(typing.prompt?.line.text == "restart" && typing.prompt?.typed?.text == "re")
    typing.choose(0, of: completions)
    #expect(typing.prompt?.line.text == "rebuild" && typing.prompt?.typed?.text == "re")
    typing.choose(2, of: completions)
    #expect(typing.prompt?.choice == 0)
  }
}

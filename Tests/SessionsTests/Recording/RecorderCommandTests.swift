import Recording
import SessionProtocol
import Testing

@testable import Sessions

struct RecorderCommandTests {
  private func read(_ line: String) throws -> RecorderCommand? { try RecorderCommand.read(line) }

  private func problem(_ line: String) -> String? {
    do {
      _ = try RecorderCommand.read(line)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func gesturesNameTheirElement() throws {
    #expect(try read("tap Sign in ") == .touch(.tap, "Sign in"))
    #expect(try read("  double-tap a.b") == .touch(.doubleTap, "a.b"))
    #expect(try read("press row") == .touch(.press(seconds: 1), "row"))
    #expect(try read("press 2.5 row 1") == .touch(.press(seconds: 2.5), "row 1"))
    #expect(try read("swipe up") == .touch(.swipe(.up), ""))
    #expect(try read("swipe left Row 1") == .touch(.swipe(.left), "Row 1"))
    #expect(problem("tap")?.hasPrefix("tap ELEMENT") == true)
    #expect(problem("swipe sideways")?.hasPrefix("swipe DIRECTION") == true)
    #expect(problem("press 99999 row")?.hasPrefix("press SECONDS") == true)
  }

  @Test func textsAreTakenAsTheyAre() throws {
    #expect(try read(#"type a\nb\\n"#) == .type("a\nb\\n"))
    #expect(try read(#"type "quoted" \(name) \"#) == .type(#""quoted" \(name) \"#))
    #expect(try read("type 日本  語") == .type("日本  語"))
  }

  @Test func claimsStandLast() throws {
    #expect(try read("assert Total amount label") == .assert(.label, "Total amount"))
    #expect(try read("assert exists exists") == .assert(.exists, "exists"))
    #expect(problem("assert Total")?.contains("exists, gone") == true)
    #expect(problem("assert Total is")?.contains("exists, gone") == true)
  }

  @Test func restAndNonsense() throws {
    #expect(try read("") == nil && read("  # why") == nil)
    #expect(try read("advance 0.5") == .advance(0.5))
    #expect(problem("advance -1") != nil && problem("advance nan") != nil)
    #expect(problem("save") != nil && problem("fly")?.hasPrefix("\"fly\" is no command") == true)
  }
}

struct RecorderTargetTests {
  private func read(_ line: String) throws -> RecorderCommand? { try RecorderCommand.read(line) }

  @Test func whatIsSaved() throws {
    #expect(
      try read("save test A/testB") == .save(.test(className: "A", method: "testB")))
    #expect(try read("save use-case SignIn") == .save(.useCase("SignIn")))
    #expect(try read("diff") == .diff(.pages) && read("save pages") == .save(.pages))
    #expect(try read("diff use-case SignIn") == .diff(.useCase("SignIn")))
    #expect(try read("unsave") == .undoSave && read("choose 2") == .choose(2))
  }

  @Test(arguments: [
    "save test A", "save test A/b", "save test A/testB/c", "save use-case a b", "save use-case",
    "save pages x", "save test ../A/testB", "choose 0", "choose x", "diff x",
  ])
  func whatIsNoTarget(line: String) {
    #expect(throws: RecorderCommand.Problem.self) { try RecorderCommand.read(line) }
  }
}

struct RecorderSecretTests {
  @Test func secretsAreNamed() throws {
    #expect(try RecorderCommand.read("type-secret PASS_1") == .typeSecret("PASS_1"))
    #expect(throws: RecorderCommand.Problem.self) { try RecorderCommand.read("type-secret a b") }
    #expect(throws: RecorderCommand.Problem.self) { try RecorderCommand.read("type-secret") }
  }
}

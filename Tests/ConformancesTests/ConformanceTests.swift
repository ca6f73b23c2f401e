import Testing

@testable import Conformances

/// What is asked through ``Conformance`` is answered as Swift's own casts answer it, and remembered.
struct ConformanceTests {
  private protocol Named {
    var name: String { get }
  }

  private protocol Shown {}

  private struct Person: Named, Shown {
    let name = "Ada"
  }

  private struct Thing: Shown {}

  @Test func aValueIsCastToWhatItConformsTo() {
    let shown: any Shown = Person()

    #expect(Conformance.cast(shown, to: (any Named).self)?.name == "Ada")
    #expect(Conformance.cast(shown, to: (any Named).self)?.name == "Ada")
    #expect(Conformance.holds(shown, (any Shown).self))
  }

  @Test func whatDoesNotConformIsNot() {
    let shown: any Shown = Thing()

    #expect(Conformance.cast(shown, to: (any Named).self) == nil)
    #expect(Conformance.cast(shown, to: (any Named).self) == nil)
    #expect(Conformance.cast(nil, to: (any Named).self) == nil)
  }

  @Test func anOptionalIsCastByWhatIsInIt() {
    var person: Person?
    #expect(Conformance.cast(person as Any, to: (any Named).self) == nil)
    person = Person()
    #expect(Conformance.cast(person as Any, to: (any Named).self)?.name == "Ada")
  }

  @Test func typesAreAskedOnce() {
    struct Asked {}
    var count = 0
    for _ in 0..<3 {
      let holds = Conformance.holds(type: Asked.self, (any Named).self) {
        count += 1
        return false
      }
      #expect(!holds)
    }
    #expect(count == 1)
  }

  @Test func questionsAreToldAndTheirAnswersTaken() throws {
    struct Told: Shown {}
    let before = Set(Conformance.questions)
    _ = Conformance.cast(Told(), to: (any Named).self)
    let address = UInt(bitPattern: unsafeBitCast(Told.self as Any.Type, to: UnsafeRawPointer.self))
    let question = try #require(
      Conformance.questions.first { !before.contains($0) && $0.type == address })

    Conformance.remember(question, true)
    let holds = Conformance.holds(type: Told.self, (any Named).self) { false }
    #expect(holds)
  }

  @Test func aTypeOfSeveralProtocolsIsNoQuestion() {
    #expect(ConformanceQuestion(Person.self, (any Named & Shown).self) == nil)
    #expect(ConformanceQuestion(Person.self, Int.self) == nil)
    #expect(ConformanceQuestion(Int?.self, (any Named).self) == nil)
    #expect(ConformanceQuestion(Person.self, (any Named).self) != nil)
  }
}

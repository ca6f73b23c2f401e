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
    struct Asked: Named { var name = "" }
    struct RuledOut {}
    var count = 0
    for _ in 0..<3 {
      let holds = Conformance.holds(type: Asked.self, (any Named).self) {
        count += 1
        return true
      }
      #expect(holds)
      #expect(
        !Conformance.holds(type: RuledOut.self, (any Named).self) {
          count += 1
          return true
        })
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

/// What is ruled out without asking Swift's runtime.
struct ConformanceIndexTests {
  private protocol Marked {}
  private struct Plain {}
  private struct Both: Marked {}
  private struct Box<Value> {}
  private enum Sort: Marked { case one }
  private class Base: Marked {}
  private class Derived: Base {}
  private final class Other {}

  private func mayBeMarked(_ type: Any.Type) -> Bool {
    Conformance.mayHold(type: type, (any Marked).self)
  }

  @Test func whatDeclaresNothingIsRuledOut() {
    #expect(!mayBeMarked(Plain.self) && !mayBeMarked(Other.self) && !mayBeMarked(Box<Int>.self))
    #expect(!mayBeMarked(Int.self) && !mayBeMarked(String.self) && !mayBeMarked([Both].self))
  }

  @Test func whatDeclaresItIsNot() {
    #expect(mayBeMarked(Both.self) && mayBeMarked(Sort.self) && mayBeMarked(Base.self))
    #expect(mayBeMarked(Derived.self))
  }

  @Test func typesThatConformInOtherWaysAreAskedAbout() {
    #expect(mayBeMarked((Int, Int).self) && mayBeMarked((() -> Void).self))
    #expect(mayBeMarked((any Marked).self) && mayBeMarked(Both.Type.self))
  }

  @Test func theRuntimeNeverSaysYesToWhatIsRuledOut() {
    let types: [Any.Type] = [
      Int.self, String.self, Substring.self, [Int].self, [Plain].self, [String: Int].self,
      Int?.self, Set<String>.self, Range<Int>.self, Result<Int, any Error>.self, Plain.self,
      Both.self, Derived.self, KeyPath<String, Int>.self, Character.self, Double.self,
      UnsafeRawPointer.self, ObjectIdentifier.self, AnyHashable.self, Never.self, Box<Int>.self,
    ]
    for type in types {
      let isEquatable = type is any Equatable.Type
      let isHashable = type is any Hashable.Type
      let isCollection = type is any Collection.Type
      #expect(!isEquatable || Conformance.mayHold(type: type, (any Equatable).self), "\(type)")
      #expect(!isHashable || Conformance.mayHold(type: type, (any Hashable).self), "\(type)")
      #expect(!isCollection || Conformance.mayHold(type: type, (any Collection).self), "\(type)")
    }
    #expect(!Conformance.mayHold(type: Int.self, (any Collection).self))
  }
}

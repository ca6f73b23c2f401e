import Testing

@testable import Sessions

struct RandomOrderTests {
  private let tests = (1...20).map { "SignInTests/test\($0)" }

  @Test func theSameSeedGivesTheSameOrderAndAnotherOneAnother() {
    let first = RandomOrder.of(tests, seed: 1)
    #expect(first == RandomOrder.of(tests, seed: 1))
    #expect(first != RandomOrder.of(tests, seed: 2))
    #expect(first != tests)
    #expect(first.sorted() == tests.sorted())
  }
}
